import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../tx.ts';

/** A game for which something is due, at a version. */
export interface DueGame {
  readonly game: string;
  readonly version: number;
}

/** What a process takes of rows that are due at `now`: at most `limit`, and nobody else gets them before `until`. */
export interface Lease {
  readonly now: Date;
  readonly until: Date;
  readonly limit: number;
}

/** Takes games from a table in which each stands with the time at which it is due, those first that are due for longest. */
export function takeDueGames(
  db: Tx,
  table: 'timers' | 'plan_turns',
  { now, until, limit }: Lease,
): Promise<DueGame[]> {
  const games = Prisma.raw(table);
  return db.$queryRaw`
    UPDATE ${games} SET at = ${until}::timestamptz WHERE game_id IN (
      SELECT game_id FROM ${games} WHERE at <= ${now}::timestamptz ORDER BY at LIMIT ${limit}::int
      FOR UPDATE SKIP LOCKED)
    RETURNING game_id AS game, version`;
}
