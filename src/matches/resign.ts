import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { decide } from '../games/play/decide.ts';
import { lockGame } from '../games/store/games.ts';
import type { Deps } from '../platform/deps.ts';
import { problem } from '../platform/problems.ts';
import { visibleMatch } from './access.ts';
import { advanceLocked, forfeited } from './progress.ts';
import type { Both } from './rules/match.ts';
import { standingOfMatch } from './rules/match-score.ts';
import { gamesOfMatch } from './store/match-games.ts';
import { lockMatch, type MatchRow, updateMatch } from './store/matches.ts';

/**
 * Resigns a whole match: the player resigns its running games, and the opponent wins. Between two games, the next one is started first, so
 * that its end notifies the opponent in the usual way.
 * @throws Problem match-not-found, not-seated, match-not-running
 */
export async function resignMatch(deps: Deps, playerId: string, id: string): Promise<MatchRow> {
  const { firstId, secondId } = await visibleMatch(deps, playerId, id);
  if (![firstId, secondId].includes(playerId)) throw problem('not-seated');
  await transaction(deps.db, async (client) => {
    const locked = await lockMatch(client, id);
    const match = locked && (await advanceLocked(deps, client, locked));
    if (match?.status !== 'running')
      throw problem('match-not-running', { matchStatus: locked?.status ?? 'cancelled' });
    await resignGames(deps, client, playerId, match);
    const [firstHalves, secondHalves] = await halvesOf(client, match);
    await updateMatch(client, id, {
      firstHalves,
      secondHalves,
      ...forfeited(match, playerId, deps.clock()),
    });
  });
  return visibleMatch(deps, playerId, id);
}

async function resignGames(deps: Deps, client: Tx, playerId: string, { id }: MatchRow): Promise<void> {
  for (const { id: game } of await gamesOfMatch(client, id)) {
    const row = await lockGame(client, game);
    if (row?.status === 'running') await decide(deps, { game, playerId, decision: { type: 'resign' } });
  }
}

const halvesOf = async (client: Tx, match: MatchRow): Promise<Both<number>> =>
  standingOfMatch(match, await gamesOfMatch(client, match.id)).halves;
