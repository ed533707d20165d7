import { newId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import type { Vacation as VacationModel } from '../../generated/prisma/client.ts';

/** A period that stops a player's clocks. */
export type Vacation = Readonly<Pick<VacationModel, 'startsAt' | 'endsAt'>>;

/** Returns a player's vacations that end after `since`, in order. */
export function vacationsOf(db: Tx, player: string, since: Date): Promise<Vacation[]> {
  return db.vacation.findMany({
    where: { playerId: player, endsAt: { gt: since } },
    select: { startsAt: true, endsAt: true },
    orderBy: { startsAt: 'asc' },
  });
}

/** Adds a vacation of a player. */
export async function insertVacation(db: Tx, player: string, { startsAt, endsAt }: Vacation): Promise<void> {
  await db.vacation.create({ data: { id: newId(), playerId: player, startsAt, endsAt } });
}

/** Deletes a player's vacations that start at `now` or later, and ends the current one at `now`. */
export async function endVacations(db: Tx, player: string, now: Date): Promise<void> {
  await db.vacation.deleteMany({ where: { playerId: player, startsAt: { gte: now } } });
  const current = { playerId: player, endsAt: { gt: now } };
  await db.vacation.updateMany({ where: current, data: { endsAt: now } });
}

/** Returns those of some games that wait, with a deadline, for a player whose vacation ends after both `since` and the last decision. */
export async function gamesWithVacation(db: Tx, games: readonly string[], since: Date): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT DISTINCT g.id FROM vacations v
    JOIN seats s ON s.player_id = v.player_id AND s.game_id = ANY(${games}::uuid[])
    JOIN games g ON g.id = s.game_id AND g.awaiting_seat = s.seat AND v.ends_at > g.updated_at
    WHERE g.id = ANY(${games}::uuid[]) AND v.ends_at > ${since}::timestamptz AND g.status = 'running'
      AND g.deadline IS NOT NULL`;
  return rows.map(({ id }) => id);
}
