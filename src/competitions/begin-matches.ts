import type { Tx } from '../db/tx.ts';
import { type Bag, newBagApart } from '../games/table/new-game.ts';
import { createMatch } from '../matches/create.ts';
import type { Both } from '../matches/rules/match.ts';
import type { Deps } from '../platform/deps.ts';
import { notifyRound } from './notify.ts';
import { formatOf } from './rules/formats.ts';
import { roundEnd, settingsOf } from './settings.ts';
import { type CompetitionRow, updateCompetition } from './store/competitions.ts';
import { type PairingRow, pairingsToBegin, setMatchOf } from './store/pairings.ts';

/** Most matches that begin in one transaction, which holds the lock of their competition meanwhile. */
const mostAtOnce = 8;

/** Whether matches of the present round have not begun; its time does not run then. */
export const isBeginning = (row: CompetitionRow): boolean =>
  row.status === 'running' && formatOf(row).stage !== 'challenge' && row.roundEndsAt === null;

/**
 * Begins matches of the present round that have not begun, in their order, a few at a time, in the transaction under way. With
 * the last of them the time of the round begins to run. Tables with the same bag begin all at once: it is revealed as soon as
 * all that have begun are over.
 */
export async function beginMatches(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<void> {
  const settings = settingsOf(competition);
  const bag = settings.sameBag ? newBagApart(deps) : undefined;
  const most = settings.sameBag ? Number.POSITIVE_INFINITY : mostAtOnce;
  const waiting = await pairingsToBegin(tx, competition.id);
  const begun: PairingRow[] = [];
  for (const pairing of waiting.slice(0, most)) {
    const { id, round, firstId, secondId } = pairing;
    const matchId = await beginMatch(deps, competition, { players: [firstId, secondId], round }, bag);
    await setMatchOf(tx, id, matchId);
    begun.push({ ...pairing, matchId });
  }
  await notifyRound(deps, tx, competition, begun);
  if (begun.length < waiting.length) return;
  await updateCompetition(tx, competition.id, { roundEndsAt: roundEnd(settings, deps.clock()) });
}

/** Begins a match of a competition, in the transaction under way, and returns its id. Of who was deleted the other has won. */
export async function beginMatch(
  deps: Deps,
  { id: competitionId, name, label, creatorId, ...competition }: CompetitionRow,
  of: { readonly players: Both<string>; readonly round: number },
  bag?: Bag,
): Promise<string> {
  const { match: settings, rated, bestOf, form, ties } = settingsOf(competition);
  const match = {
    name,
    label: label ?? name,
    settings,
    visibility: 'public' as const,
    rated,
    bestOf,
    form,
    ties,
    creatorId,
    competitionId,
    ...of,
  };
  return (await createMatch(deps, match, bag)).id;
}
