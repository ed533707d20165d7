import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { playedGame } from '../support/played-game.ts';

describe('the row of a game', () => {
  const given = useDatabase();

  beforeAll(() => playedGame(given.db.prisma, 1));

  test.each([
    `visibility = 'everywhere'`,
    `seating = 'standing'`,
    'seat_count = 7',
    'seat_count = seat_count, awaiting_seat = seat_count',
    `seed = 'too short'`,
    `started_at = now(), status = 'open'`,
    `started_at = now(), status = 'lost'`,
  ])('is refused with %s', async (change) => {
    await expect(given.db.pool.query(`UPDATE games SET ${change}`)).rejects.toMatchObject({ code: '23514' });
  });

  test('is also refused for a new game', async () => {
    const copy = `
      INSERT INTO games (id, owner_id, name, rules, seat_count, engine_version, created_at, updated_at)
      SELECT gen_random_uuid(), owner_id, name, rules, 1, engine_version, created_at, updated_at FROM games`;
    await expect(given.db.pool.query(copy)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the partitions of the log', () => {
  const given = useDatabase();

  test('hold games by id, each game in exactly one', async () => {
    const { pool, prisma } = given.db;
    for (let count = 0; count < 40; count += 1) await playedGame(prisma, 2);
    const { rows } = await pool.query(
      `SELECT game_id, count(DISTINCT tableoid)::int AS partitions, count(*)::int AS entries FROM log_entries GROUP BY 1`,
    );
    expect(rows.filter(({ partitions, entries }) => partitions === 1 && entries === 3)).toHaveLength(40);
    const used = await pool.query('SELECT DISTINCT tableoid FROM log_entries');
    expect(used.rows.length).toBeGreaterThan(4);
  });

  test('are protected like the whole table: no right to change, and a trigger that always fires', async () => {
    const { rows } = await given.db.pool.query(`
      SELECT c.relname AS name,
             bool_or(has_table_privilege(c.oid, 'UPDATE') OR has_table_privilege(c.oid, 'DELETE')
                     OR has_table_privilege(c.oid, 'TRUNCATE')) AS "mayChange",
             bool_or(t.tgname = 'log_entries_append_only' AND t.tgenabled = 'A') AS "isGuarded"
      FROM pg_partition_tree('log_entries') p JOIN pg_class c ON c.oid = p.relid
      LEFT JOIN pg_trigger t ON t.tgrelid = c.oid GROUP BY 1`);
    expect(rows).toHaveLength(9);
    expect(rows.filter(({ mayChange, isGuarded }) => mayChange || !isGuarded)).toEqual([]);
  });
});
