import type { Queryable } from './client.ts';

/** Time in which a player's clocks stand still. */
export interface Vacation {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A player's vacations that end after `since`, in order. */
export async function vacationsOf(db: Queryable, player: string, since: Date): Promise<Vacation[]> {
  const text = `
    SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM vacations
    WHERE player_id = $1 AND ends_at > $2 ORDER BY starts_at`;
  return (await db.query<Vacation>({ name: 'vacations-of', text, values: [player, since] })).rows;
}
