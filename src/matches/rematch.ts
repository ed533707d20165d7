import { transaction } from '../db/transactions.ts';
import { pick } from '../helpers/pick.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { visibleMatch } from './access.ts';
import { acceptMatch, proposeMatch } from './propose.ts';
import type { BestOf } from './rules/match.ts';
import { matchSettingsSchema } from './settings.ts';
import { findMatch, type MatchRow, playersOf, setRematchOf } from './store/matches.ts';

/** Thrown if the opponent has just asked for the rematch. */
class RematchTaken extends Error {}

/**
 * Proposes a rematch to the opponent in a match; if the opponent has already proposed one, accepts it. Declined proposals don't count.
 * @throws Problem match-not-found, not-seated, match-not-over, and those of proposing or accepting a match
 */
export async function rematchOf(deps: Deps, playerId: string, id: string): Promise<MatchRow> {
  const match = await visibleMatch(deps, playerId, id);
  if (![match.firstId, match.secondId].includes(playerId)) throw problem('not-seated');
  if (match.status !== 'finished') throw problem('match-not-over', { matchStatus: match.status });
  const known = match.rematchId === null ? undefined : await findMatch(deps.db.prisma, match.rematchId);
  if (known !== undefined && known.status !== 'cancelled') return acceptMatch(deps, playerId, known.id);
  try {
    return await proposeAgain(deps, playerId, match);
  } catch (error) {
    const now = error instanceof RematchTaken ? await findMatch(deps.db.prisma, id) : undefined;
    if (now?.rematchId == null) throw error;
    return acceptMatch(deps, playerId, now.rematchId);
  }
}

function proposeAgain(deps: Deps, playerId: string, match: MatchRow): Promise<MatchRow> {
  return transaction(deps.db, async (client) => {
    const proposed = await proposeMatch(deps, playerId, {
      opponent: playersOf(match).find((id) => id !== playerId),
      ...pick(match, 'name', 'visibility', 'rated', 'form', 'tieRule'),
      settings: matchSettingsSchema.parse(match.settings),
      bestOf: match.bestOf as BestOf,
    });
    if (!(await setRematchOf(client, match, proposed.id))) throw new RematchTaken();
    return proposed;
  });
}
