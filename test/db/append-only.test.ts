import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { playedGame } from '../support/played-game.ts';

const changes = [
  'UPDATE log_entries SET seat = 1',
  'UPDATE log_entries SET seat = 1 WHERE false',
  'DELETE FROM log_entries',
  'TRUNCATE log_entries',
  'UPDATE log_entries_p03 SET seat = 1 WHERE false',
  'DELETE FROM log_entries_p00',
  'TRUNCATE log_entries_p15',
  'TRUNCATE games CASCADE',
  `INSERT INTO log_entries SELECT * FROM log_entries ON CONFLICT (game_id, seq) DO UPDATE SET seat = 1`,
  'MERGE INTO log_entries m USING games g ON g.id = m.game_id WHEN MATCHED THEN DELETE',
];

const outcome = (query: Promise<unknown>) =>
  query.then(
    () => 'done',
    (error: pg.DatabaseError) => error.code,
  );

describe('the log is append-only', () => {
  const given = useDatabase();
  let superuser: pg.Client;

  beforeAll(async () => {
    await playedGame(given.db.pool, 3);
    superuser = new pg.Client(given.database.adminUrl);
    await superuser.connect();
  });
  afterAll(() => superuser.end());

  test.each(changes)('for the service, which owns the table: permission denied to %s', async (sql) => {
    expect(await outcome(given.db.pool.query(sql))).toBe('42501');
  });

  test.each(changes)('for a superuser: the trigger refuses %s', async (sql) => {
    expect(await outcome(superuser.query(sql))).toBe('23001');
  });

  test.each(changes)('with session_replication_role = replica: the trigger refuses %s', async (sql) => {
    await superuser.query('SET session_replication_role = replica');
    expect(await outcome(superuser.query(sql))).toBe('23001');
    await superuser.query('RESET session_replication_role');
  });

  test('a game with a log cannot be deleted', async () => {
    // The check of the foreign key runs as the table's owner, and meets the owner's missing right first.
    expect(await outcome(superuser.query('DELETE FROM games'))).toMatch(/^(42501|23001)$/);
  });

  test('an entry cannot be written twice, and an entry of no game not at all', async () => {
    expect(await outcome(given.db.pool.query('INSERT INTO log_entries SELECT * FROM log_entries'))).toBe(
      '23505',
    );
    const orphan = `INSERT INTO log_entries SELECT gen_random_uuid(), at, seq, seat, hash, decision FROM log_entries`;
    expect(await outcome(given.db.pool.query(orphan))).toBe('23503');
  });

  test('all entries are still there', async () => {
    const { rows } = await superuser.query('SELECT seq, seat FROM log_entries ORDER BY seq');
    expect(rows).toEqual([
      { seq: 0, seat: null },
      { seq: 1, seat: 0 },
      { seq: 2, seat: 1 },
      { seq: 3, seat: 0 },
    ]);
  });
});
