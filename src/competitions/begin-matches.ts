import { type Bag, newBagApart } from '../games/table/new-game.ts';
import { createMatch } from '../matches/create.ts';
import type { Both } from '../matches/rules/match.ts';
import type { Deps } from '../platform/deps.ts';
import type { Contest } from './contest.ts';
import { notifyRound } from './notify.ts';
import { formatOf } from './rules/formats.ts';
import { roundEnd } from './settings.ts';
import type { CompetitionRow } from './store/competitions.ts';
import { type PairingRow, pairingsToBegin, setMatchOf } from './store/pairings.ts';

/** Most matches that begin in one transaction, which holds the lock of their competition meanwhile. */
const maxAtOnce = 8;

/** Whether matches of the present round have not begun; its time does not run then. */
export const isBeginning = (row: CompetitionRow): boolean =>
  row.status === 'running' && formatOf(row).stage !== 'challenge' && row.roundEndsAt === null;

/**
 * Begins matches of the present round that have not begun, in their order, a few at a time, in the transaction under way. With
 * the last of them the time of the round begins to run. Tables with the same bag begin all at once: it is revealed as soon as
 * all that have begun are over.
 */
export async function beginMatches(deps: Deps, contest: Contest): Promise<void> {
  const { tx, settings } = contest;
  const bag = settings.sameBag ? newBagApart(deps) : undefined;
  const most = settings.sameBag ? Number.POSITIVE_INFINITY : maxAtOnce;
  const waiting = await pairingsToBegin(tx, contest.id);
  const begun: PairingRow[] = [];
  for (const pairing of waiting.slice(0, most)) {
    const { id, round, firstId, secondId } = pairing;
    const matchId = await beginMatch(deps, contest, { players: [firstId, secondId], round }, bag);
    await setMatchOf(tx, id, matchId);
    begun.push({ ...pairing, matchId });
  }
  contest.forgetPairings();
  await notifyRound(deps, contest, begun);
  if (begun.length < waiting.length) return;
  await contest.update({ roundEndsAt: roundEnd(settings, deps.clock()) });
}

/** Begins a match of a competition, in the transaction under way, and returns its id. Of who was deleted the other has won. */
export async function beginMatch(
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
