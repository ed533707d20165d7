import { updateDeadlinesOf } from '../../games/clock/vacations.ts';
import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Problem, problem } from '../../platform/problems.ts';
import { endVacations, insertVacation, type Vacation, vacationsOf } from '../../players/store/vacations.ts';

/** Days of vacation within a year. */
const vacationDays = 30;

/** A requested vacation. */
export interface VacationRequest {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Returns a player's current and planned vacations, and how many days are left. */
export async function readVacations(deps: Deps, playerId: string) {
  const now = deps.clock();
  const all = await lastYear(deps, playerId);
  const items = all.filter(({ endsAt }) => endsAt > now);
  return { items, daysLeft: Math.max(0, Math.floor(vacationDays - daysIn(all))) };
}

function lastYear({ db, clock }: Deps, playerId: string): Promise<Vacation[]> {
  return vacationsOf(db.prisma, playerId, new Date(clock().getTime() - 365 * dayMs));
}

const daysIn = (vacations: readonly Vacation[]) =>
  vacations.reduce((days, { startsAt, endsAt }) => days + (endsAt.getTime() - startsAt.getTime()) / dayMs, 0);

/**
 * Starts a vacation, during which the player's clocks stop. It starts now at the earliest, and replaces any current or
 * planned one.
 * @throws Problem vacation-limit-reached, validation
 */
async function startVacation(deps: Deps, playerId: string, requested: VacationRequest): Promise<void> {
  const now = deps.clock();
  const startsAt = new Date(Math.max(Date.parse(requested.startsAt), now.getTime()));
  const endsAt = new Date(requested.endsAt);
  if (endsAt <= startsAt) throw endsTooEarly();
  const left = vacationDays - daysIn(await usedVacations(deps, playerId, now));
  if (daysIn([{ startsAt, endsAt }]) > left) {
    throw problem('vacation-limit-reached', { daysLeft: Math.floor(left) });
  }
  await endVacation(deps, playerId);
  await insertVacation(deps.db.prisma, playerId, { startsAt, endsAt });
}

function endsTooEarly(): Problem {
  const detail = 'A vacation must end after its start and in the future.';
  return problem('validation', { detail, errors: [{ in: 'body', pointer: '/endsAt', detail }] });
}

/** Returns the player's vacations of the last year, up to `now`. */
async function usedVacations(deps: Deps, playerId: string, now: Date): Promise<Vacation[]> {
  const all = await lastYear(deps, playerId);
  return all
    .filter(({ startsAt }) => startsAt < now)
    .map(({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt < now ? endsAt : now }));
}

/** Ends the current vacation, and cancels planned ones. Used days still count. */
async function endVacation({ db, clock }: Deps, playerId: string): Promise<void> {
  await endVacations(db.prisma, playerId, clock());
}

/**
 * Starts a vacation, or ends the current one and cancels planned ones if none is requested, and moves the player's
 * deadlines accordingly.
 * @throws Problem vacation-limit-reached, validation
 */
export async function changeVacation(
  deps: Deps,
  playerId: string,
  vacation: VacationRequest | null,
): Promise<void> {
  if (vacation === null) await endVacation(deps, playerId);
  else await startVacation(deps, playerId, vacation);
  await updateDeadlinesOf(deps, playerId);
}
