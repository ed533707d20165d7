import { type Bag, newBagApart } from '../games/table/new-game.ts';
import { createMatch } from '../matches/create.ts';
import type { Both } from '../matches/rules/match.ts';
import type { Deps } from '../platform/deps.ts';
import type { Contest } from './contest.ts';
import { notifyRound } from './notify.ts';
import { formatOf } from './rules/formats.ts';
import { roundEnd } from './settings.ts';
import type { CompetitionRow } from './store/competitions.ts';
import { type PairingRow, setMatchOf, unstartedPairings } from './store/pairings.ts';

/** Maximum number of matches started in one transaction, which keeps their competition locked. */
const maxAtOnce = 8;

/** Whether the current round still has unstarted matches; its deadline is not set until all are started. */
export const hasUnstartedMatches = (row: CompetitionRow): boolean =>
  row.status === 'running' && formatOf(row).stage !== 'challenge' && row.roundEndsAt === null;

/**
 * Starts the next few unstarted matches of the current round in order, in the current transaction. Starting the last one sets the round's
 * deadline. Tables with the same bag all start at once, because the bag is revealed as soon as every started game is finished.
 */
export async function startMatches(deps: Deps, contest: Contest): Promise<void> {
  const { tx, settings } = contest;
  const bag = settings.sameBag ? newBagApart(deps) : undefined;
  const most = settings.sameBag ? Number.POSITIVE_INFINITY : maxAtOnce;
  const waiting = await unstartedPairings(tx, contest.id);
  const begun: PairingRow[] = [];
  for (const pairing of waiting.slice(0, most)) {
    const { id, round, firstId, secondId } = pairing;
    const matchId = await startMatch(deps, contest, { players: [firstId, secondId], round }, bag);
    await setMatchOf(tx, id, matchId);
    begun.push({ ...pairing, matchId });
  }
  contest.forgetPairings();
  await notifyRound(deps, contest, begun);
  if (begun.length < waiting.length) return;
  await contest.update({ roundEndsAt: roundEnd(settings, deps.clock()) });
}

/** Starts a match of a competition in the current transaction, and returns its id. If a player was deleted, the opponent wins. */
export async function startMatch(
  deps: Deps,
  { row, settings: { match: settings, rated, bestOf, form, tieRule } }: Contest,
  of: { readonly players: Both<string>; readonly round: number },
  bag?: Bag,
): Promise<string> {
  const { id: competitionId, name, label, creatorId } = row;
  const match = {
    name,
    label: label ?? name,
    settings,
    visibility: 'public' as const,
    rated,
    bestOf,
    form,
    tieRule,
    creatorId,
    competitionId,
    ...of,
  };
  return (await createMatch(deps, match, bag)).id;
}
