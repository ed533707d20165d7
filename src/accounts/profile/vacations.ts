import { newId } from '../../db/id.ts';
import { type Vacation, vacationsOf } from '../../db/vacations.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';

const dayMs = 86_400_000;
/** Days of vacation within a year. */
export const vacationDays = 30;

export interface VacationView {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A player's vacations that are not over, and how many days are left. */
export interface Vacations {
  readonly items: readonly VacationView[];
  readonly daysLeft: number;
}

/** The vacations of a player. */
export async function readVacations(deps: Deps, playerId: string): Promise<Vacations> {
  const now = deps.clock();
  const all = await lastYear(deps, playerId);
  const items = all
    .filter(({ endsAt }) => endsAt > now)
    .map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }));
  return { items, daysLeft: Math.max(0, Math.floor(vacationDays - daysIn(all))) };
}

function lastYear({ db, clock }: Deps, playerId: string): Promise<Vacation[]> {
  return vacationsOf(db.pool, playerId, new Date(clock().getTime() - 365 * dayMs));
}

const daysIn = (vacations: readonly Vacation[]) =>
  vacations.reduce((days, { startsAt, endsAt }) => days + (endsAt.getTime() - startsAt.getTime()) / dayMs, 0);

/**
 * Takes a vacation, in which the player's clocks stand still. It begins now at the earliest, in place of any that
 * is not over.
 * @throws Problem too-much-vacation, validation
 */
export async function takeVacation(deps: Deps, playerId: string, wish: VacationView): Promise<Vacations> {
  const now = deps.clock();
  const startsAt = new Date(Math.max(Date.parse(wish.startsAt), now.getTime()));
  const endsAt = new Date(wish.endsAt);
  if (endsAt <= startsAt) {
    const detail = 'A vacation ends after it begins, and not in the past.';
    throw problem('validation', { detail, errors: [{ in: 'body', pointer: '/endsAt', detail }] });
  }
  const before = (await lastYear(deps, playerId)).flatMap(({ startsAt: from, endsAt: to }) =>
    from < now ? [{ startsAt: from, endsAt: to < now ? to : now }] : [],
  );
  const left = vacationDays - daysIn(before);
  if (daysIn([{ startsAt, endsAt }]) > left)
    throw problem('too-much-vacation', { daysLeft: Math.floor(left) });
  await endVacation(deps, playerId);
  await deps.db.prisma.vacation.create({ data: { id: newId(), playerId, startsAt, endsAt } });
  return readVacations(deps, playerId);
}

/** Ends the vacation that is on, and gives up what was planned; used days stay used. */
export async function endVacation({ db, clock }: Deps, playerId: string): Promise<void> {
  const now = clock();
  await db.prisma.vacation.deleteMany({ where: { playerId, startsAt: { gte: now } } });
  await db.prisma.vacation.updateMany({ where: { playerId, endsAt: { gt: now } }, data: { endsAt: now } });
}
