import type { Queryable } from '../../src/db/connection/pool.ts';
import { newId } from '../../src/db/id.ts';

/** Copies a game with its seats and its log, `count` times, under names with numbers. */
export async function copyGame(db: Queryable, game: string, count: number): Promise<void> {
  for (let copy = 1; copy <= count; copy += 1) {
    const id = newId();
    await db.query(
      `INSERT INTO games SELECT (jsonb_populate_record(g,
         jsonb_build_object('id', $2::uuid, 'name', g.name || ' ' || $3::int, 'invite_code', NULL))).*
       FROM games g WHERE g.id = $1`,
      [game, id, copy],
    );
    for (const table of ['seats', 'log_entries'])
      await db.query(
        `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('game_id', $2::uuid))).*
         FROM ${table} t WHERE t.game_id = $1`,
        [game, id],
      );
  }
}
