import { endDue, postponeDue, takeDue } from '../db/due.ts';
import { transaction } from '../db/transactions.ts';
import { minuteMs, secondMs } from '../helpers/time-units.ts';
import type { Deps } from '../platform/deps.ts';
import { DueWork } from '../platform/due-work.ts';
import { presentPlayers } from '../players/store/players.ts';
import { Contest } from './contest.ts';
import { courseOf, entrantOf } from './course.ts';
import { announceAllClosed } from './invitations.ts';
import { keepTeams, readyIn, withdrawAbsentMembers } from './line-ups.ts';
import { notifyPlaces } from './notify.ts';
import type { Course, Entrant } from './rules/competition.ts';
import { groupSizes } from './rules/format.ts';
import { seeded } from './seeds.ts';
import { judgeLateMatches, settleMatches } from './settle.ts';
import { hasUnstartedMatches, startMatches } from './start-matches.ts';
import { findCompetition, lockCompetition } from './store/competitions.ts';
import { storeRound } from './store-round.ts';

/** Due work for competitions with a finished match or a deadline that has passed. */
export function dueCompetitions(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs: minuteMs,
    atOnce: 2,
    failure: 'a competition could not go on this time',
    take: (lease) => takeDue(deps.db.prisma, 'competition', lease),
    work: async (due, signal) => {
      const next = await advanceCompetition(deps, due.key, signal);
      if (next === undefined) await endDue(deps.db.prisma, 'competition', due);
      else await postponeDue(deps.db.prisma, 'competition', due, next);
    },
  });
}

/** Maximum time, in ms, that a process advances one competition before the next; the lease must still cover the last step. */
const turnMs = 20 * secondMs;

/**
 * Advances a competition step by step: starts it when due, starts matches, records results, and starts the next round or ends the
 * competition, each exactly once.
 * @returns when to advance it again: now if time ran out or `signal` aborted; undefined if a match must end first, or the competition is
 * over
 */
export async function advanceCompetition(
  deps: Deps,
  id: string,
  signal?: AbortSignal,
): Promise<Date | undefined> {
  const end = deps.clock().getTime() + turnMs;
  for (;;) {
    const next = await runStep(deps, id);
    const now = deps.clock();
    const isTimeUp = signal?.aborted === true || now.getTime() >= end;
    if (next === undefined || next > now || isTimeUp) return next;
  }
}

/** Runs the work that fits into short transactions. Returns when the next step is due. */
async function runStep(deps: Deps, id: string): Promise<Date | undefined> {
  const seen = await findCompetition(deps.db.prisma, id);
  if (seen !== undefined && !hasUnstartedMatches(seen)) await judgeLateMatches(deps, seen);
  return transaction(deps.db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    return competition && advance(deps, new Contest(tx, competition));
  });
}

async function advance(deps: Deps, contest: Contest): Promise<Date | undefined> {
  const { status, roundEndsAt } = contest.row;
  if (status === 'announced') return startIfDue(deps, contest);
  if (status !== 'running') return undefined;
  if (hasUnstartedMatches(contest.row)) {
    await startMatches(deps, contest);
    return deps.clock();
  }
  const isOver = await settleMatches(deps, contest);
  const isLadder = contest.format.stage === 'challenge';
  if (!isOver && !isLadder) return roundEndsAt ?? undefined;
  await withdrawDeleted(deps, contest);
  if (isLadder) return advanceLadder(deps, contest);
  return (await startRound(deps, contest)) ? deps.clock() : undefined;
}

async function startIfDue(deps: Deps, contest: Contest): Promise<Date | undefined> {
  const { startsAt, capacity } = contest.row;
  const now = deps.clock();
  const count = (await readyIn(contest)).length;
  const isTime = startsAt !== null && startsAt <= now;
  if (!isTime && (capacity === null || count < capacity)) return startsAt ?? undefined;
  if (await startLocked(deps, contest)) return now;
  if (!isTime) return startsAt ?? undefined;
  await announceAllClosed(deps, contest);
  await contest.update({ status: 'cancelled', finishedAt: now });
  return undefined;
}

/**
 * Starts a competition whose lock the caller holds, and which must be advanced afterwards. With fewer than two entrants, only withdraws
 * those who no longer exist, and returns false.
 */
export async function startLocked(deps: Deps, contest: Contest): Promise<boolean> {
  const { format, settings } = contest;
  await withdrawDeleted(deps, contest);
  const entrants = await readyIn(contest);
  if (entrants.length < 2) return false;
  const others = (await contest.entrants()).filter((each) => !entrants.includes(each));
  await contest.withdraw(
    others.map(({ entrantId }) => entrantId),
    deps.clock(),
  );
  await contest.place(format.place(await seeded(contest, entrants), settings));
  await announceAllClosed(deps, contest);
  await contest.update({ status: 'running', startedAt: deps.clock() });
  await startRound(deps, contest);
  return true;
}

/** Withdraws entrants of a ladder who were absent too often. Returns when the next challenge will be judged. */
async function advanceLadder(deps: Deps, contest: Contest): Promise<Date | undefined> {
  await withdrawAbsent(deps, contest, await courseOf(contest));
  const open = (await contest.pairings()).filter(({ settledAt }) => settledAt === null);
  const ends = open.flatMap(({ endsAt }) => endsAt ?? []);
  return ends.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/**
 * Starts the next round that has matches to play, together with its first matches, or ends the competition. Returns whether a round was
 * started.
 */
async function startRound(deps: Deps, contest: Contest): Promise<boolean> {
  const { format, settings } = contest;
  if (format.pair === undefined) return false;
  for (;;) {
    const { round } = contest.row;
    const course = await courseAfter(deps, contest);
    if (round >= format.rounds(groupSizes(course.entrants), settings.rounds ?? undefined))
      return finish(deps, contest);
    const paired = format.pair(course, round + 1);
    if (format.stage === 'season' && paired.pairings.length === 0) return finish(deps, contest);
    await contest.update({ round: round + 1, roundEndsAt: null });
    await storeRound(deps, contest, paired, round + 1);
    if (paired.pairings.length === 0) continue;
    await startMatches(deps, contest);
    return true;
  }
}

/** Returns the course up to a round, without entrants who were absent too often; for a league, with the next season's divisions. */
async function courseAfter(deps: Deps, contest: Contest): Promise<Course> {
  const { rank, regroup } = contest.format;
  const before = await courseOf(contest);
  const gone = await withdrawAbsent(deps, contest, before);
  if (regroup === undefined) return gone.length === 0 ? before : courseOf(contest);
  return nextSeason(contest, (entrants) => regroup(rank(before), entrants, contest.settings));
}

/** Withdraws entrants who were absent too often, and returns them. */
async function withdrawAbsent(
  deps: Deps,
  contest: Contest,
  { entrants, matches }: Course,
): Promise<readonly Entrant[]> {
  if (contest.isOfTeams) return withdrawAbsentMembers(deps, contest, entrants);
  const gone = entrants.filter(({ id }) => contest.format.isGone(id, matches, contest.row.round));
  await contest.withdraw(
    gone.map(({ id }) => id),
    deps.clock(),
  );
  return gone;
}

async function nextSeason(
  contest: Contest,
  regroup: (entrants: readonly Entrant[]) => Entrant[],
): Promise<Course> {
  const rows = await contest.entrants();
  const last = Math.max(0, ...rows.map(({ seed }) => seed ?? 0));
  const added = rows.filter(({ seed, withdrawnAt }) => seed === null && withdrawnAt === null);
  const placed = rows.filter(({ seed }) => seed !== null);
  const entrants = [...placed, ...added].flatMap((row) =>
    entrantOf({ ...row, seed: row.seed ?? last + 1 + added.indexOf(row) }),
  );
  const next = contest.row.round === 0 ? entrants : regroup(entrants);
  await contest.place(next);
  return { entrants: next, matches: [], byes: [] };
}

async function withdrawDeleted(deps: Deps, contest: Contest): Promise<void> {
  if (contest.isOfTeams) {
    await keepTeams(deps, contest);
    return;
  }
  const ids = (await contest.entrants()).map(({ entrantId }) => entrantId);
  const present = await presentPlayers(contest.tx, ids);
  await contest.withdraw(
    ids.filter((each) => !present.has(each)),
    deps.clock(),
  );
}

async function finish(deps: Deps, contest: Contest): Promise<false> {
  await notifyPlaces(deps, contest);
  await contest.update({ status: 'finished', roundEndsAt: null, finishedAt: deps.clock() });
  return false;
}
