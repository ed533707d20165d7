import { endDue, putOffDue, takeDue } from '../db/due.ts';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import { minuteMs, secondMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { DueWork } from '../platform/due-work.ts';
import { presentPlayers } from '../players/store/players.ts';
import { beginMatches, isBeginning } from './begin-matches.ts';
import { courseOf, entrantOf } from './course.ts';
import { keepTeams, readyAmong, withdrawAbsentMembers } from './line-ups.ts';
import { notifyPlaces } from './notify.ts';
import type { Course, Entrant } from './rules/competition.ts';
import { poolSizes } from './rules/format.ts';
import { formatOf } from './rules/formats.ts';
import { seeded, seededTeams } from './seeds.ts';
import { settingsOf } from './settings.ts';
import { judgeLateMatches, settleMatches } from './settle.ts';
import {
  type CompetitionRow,
  findCompetition,
  lockCompetition,
  updateCompetition,
} from './store/competitions.ts';
import { entrantsIn, placeEntrants, withdrawEntrants } from './store/entrants.ts';
import { openPairings } from './store/pairings.ts';
import { storeRound } from './store-round.ts';

/** The competitions of which a match is over, or for which a time has come. */
export function dueCompetitions(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs: minuteMs,
    atOnce: 2,
    failure: 'a competition could not go on this time',
    take: (lease) => takeDue(deps.db.prisma, 'competition', lease),
    work: async (due, signal) => {
      const next = await progressCompetition(deps, due.key, signal);
      if (next === undefined) await endDue(deps.db.prisma, 'competition', due);
      else await putOffDue(deps.db.prisma, 'competition', due, next);
    },
  });
}

/** How long a process goes on with a competition before others have their turn, ms: the lease is to last for the last step. */
const turnMs = 20 * secondMs;

/**
 * Goes on with a competition, step by step: begins it if it is time, begins matches, takes over results, and begins the next
 * round or ends it, each once. Returns when a time comes at which it may go on: now if a turn is over or `signal` aborted before
 * all is done; undefined: a match has to end before, or it is over.
 */
export async function progressCompetition(
  deps: Deps,
  id: string,
  signal?: AbortSignal,
): Promise<Date | undefined> {
  const end = deps.clock().getTime() + turnMs;
  for (;;) {
    const next = await takeStep(deps, id);
    const now = deps.clock();
    const isTimeUp = signal?.aborted === true || now.getTime() >= end;
    if (next === undefined || next > now || isTimeUp) return next;
  }
}

/** Does what fits into short transactions. Returns when the next step may be taken. */
async function takeStep(deps: Deps, id: string): Promise<Date | undefined> {
  const seen = await findCompetition(deps.db.prisma, id);
  if (seen !== undefined && !isBeginning(seen)) await judgeLateMatches(deps, seen);
  return transaction(deps.db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    return competition && goOn(deps, tx, competition);
  });
}

async function goOn(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<Date | undefined> {
  const { status, roundEndsAt } = competition;
  if (status === 'announced') return beginIfTime(deps, tx, competition);
  if (status !== 'running') return undefined;
  if (isBeginning(competition)) {
    await beginMatches(deps, tx, competition);
    return deps.clock();
  }
  const isOver = await settleMatches(deps, tx, competition);
  if (formatOf(competition).stage === 'challenge') return goOnLadder(deps, tx, competition);
  if (!isOver) return roundEndsAt ?? undefined;
  return (await beginRound(deps, tx, competition)) ? deps.clock() : undefined;
}

async function beginIfTime(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<Date | undefined> {
  const { id, startsAt, capacity } = competition;
  const now = deps.clock();
  const count = (await readyAmong(tx, competition, await entrantsIn(tx, id))).length;
  const isTime = startsAt !== null && startsAt <= now;
  if (!isTime && (capacity === null || count < capacity)) return startsAt ?? undefined;
  if (await begin(deps, tx, competition)) return now;
  if (!isTime) return startsAt ?? undefined;
  await updateCompetition(tx, id, { status: 'cancelled', finishedAt: now });
  return undefined;
}

/**
 * Begins a competition whose lock the caller holds; it is to go on at once. Returns false, and changes nothing but who is still
 * there, where there are fewer than two entrants.
 */
export async function begin(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<boolean> {
  await withdrawDeleted(deps, tx, competition);
  const settings = settingsOf(competition);
  const { teamSize } = settings;
  const all = await entrantsIn(tx, competition.id);
  const entrants = await readyAmong(tx, competition, all);
  if (entrants.length < 2) return false;
  const others = all.filter((each) => !entrants.includes(each)).map(({ entrantId }) => entrantId);
  await withdrawEntrants(tx, competition.id, others, deps.clock());
  const strengths =
    teamSize === null
      ? await seeded(tx, entrants)
      : await seededTeams(tx, competition.id, entrants, teamSize);
  await placeEntrants(tx, competition.id, formatOf(competition).place(strengths, settings));
  const startedAt = deps.clock();
  await updateCompetition(tx, competition.id, { status: 'running', startedAt });
  await beginRound(deps, tx, { ...competition, status: 'running', startedAt });
  return true;
}

/** Withdraws from a ladder who is gone. Returns when the next challenge is judged. */
async function goOnLadder(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<Date | undefined> {
  await withdrawDeleted(deps, tx, competition);
  await withdrawAbsent(deps, tx, competition, await courseOf(tx, competition));
  const ends = (await openPairings(tx, competition.id)).flatMap(({ endsAt }) => endsAt ?? []);
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/**
 * Begins the next round in which there is anything to play, with its first matches, or ends the competition. Returns whether
 * there is one.
 */
async function beginRound(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<boolean> {
  const { id } = competition;
  const format = formatOf(competition);
  if (format.pair === undefined) return false;
  const rounds = settingsOf(competition).rounds ?? undefined;
  await withdrawDeleted(deps, tx, competition);
  for (let round = competition.round; ; round++) {
    const course = await courseAfter(deps, tx, { ...competition, round });
    if (round >= format.rounds(poolSizes(course.entrants), rounds)) return finish(deps, tx, competition);
    const paired = format.pair(course, round + 1);
    if (format.stage === 'season' && paired.pairings.length === 0) return finish(deps, tx, competition);
    await updateCompetition(tx, id, { round: round + 1, roundEndsAt: null });
    await storeRound(deps, tx, competition, paired, round + 1);
    if (paired.pairings.length === 0) continue;
    await beginMatches(deps, tx, competition);
    return true;
  }
}

/** Returns what has happened up to a round, without those who were absent too often; a league in its next divisions. */
async function courseAfter(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<Course> {
  const { rank, regroup } = formatOf(competition);
  const before = await courseOf(tx, competition);
  const gone = await withdrawAbsent(deps, tx, competition, before);
  if (regroup === undefined) return gone.length === 0 ? before : courseOf(tx, competition);
  return nextSeason(tx, competition, (entrants) => regroup(rank(before), entrants, settingsOf(competition)));
}

/** Withdraws those who were absent too often, and returns them. */
async function withdrawAbsent(
  deps: Deps,
  tx: Tx,
  competition: CompetitionRow,
  { entrants, matches, teamSize }: Course,
): Promise<readonly Entrant[]> {
  const { id, round } = competition;
  if (teamSize !== undefined) return withdrawAbsentMembers(deps, tx, competition, entrants);
  const gone = entrants.filter((entrant) => formatOf(competition).isGone(entrant.id, matches, round));
  await withdrawEntrants(
    tx,
    id,
    gone.map((entrant) => entrant.id),
    deps.clock(),
  );
  return gone;
}

async function nextSeason(
  tx: Tx,
  competition: CompetitionRow,
  regroup: (entrants: readonly Entrant[]) => Entrant[],
): Promise<Course> {
  const rows = await entrantsIn(tx, competition.id);
  const last = Math.max(0, ...rows.map(({ seed }) => seed ?? 0));
  const added = rows.filter(({ seed, withdrawnAt }) => seed === null && withdrawnAt === null);
  const placed = rows.filter(({ seed }) => seed !== null);
  const entrants = [...placed, ...added].flatMap((row) =>
    entrantOf({ ...row, seed: row.seed ?? last + 1 + added.indexOf(row) }),
  );
  const next = competition.round === 0 ? entrants : regroup(entrants);
  await placeEntrants(tx, competition.id, next);
  return { entrants: next, matches: [], byes: [] };
}

async function withdrawDeleted(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<void> {
  const { id } = competition;
  if (settingsOf(competition).teamSize !== null) {
    await keepTeams(deps, tx, competition);
    return;
  }
  const ids = (await entrantsIn(tx, id)).map(({ entrantId }) => entrantId);
  const present = await presentPlayers(tx, ids);
  await withdrawEntrants(
    tx,
    id,
    ids.filter((each) => !present.has(each)),
    deps.clock(),
  );
}

async function finish(deps: Deps, tx: Tx, competition: CompetitionRow): Promise<false> {
  await notifyPlaces(deps, tx, competition);
  await updateCompetition(tx, competition.id, {
    status: 'finished',
    roundEndsAt: null,
    finishedAt: deps.clock(),
  });
  return false;
}
