import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../support/database.ts';
import { openGame, playedGame } from '../support/played-game.ts';

const changes = [
  'UPDATE log_entries SET seat = 1',
  'UPDATE log_entries SET seat = 1 WHERE false',
  'DELETE FROM log_entries',
  'TRUNCATE log_entries',
  'UPDATE log_entries_p3 SET seat = 1 WHERE false',
  'DELETE FROM log_entries_p0',
  'TRUNCATE log_entries_p7',
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
    await playedGame(given.db.prisma, 3);
    superuser = new pg.Client(given.database.adminUrl);
    await superuser.connect();
  });
  afterAll(() => superuser.end());

  test.each(changes)('the service owns the table but has no permission to %s', async (sql) => {
    expect(await outcome(given.db.pool.query(sql))).toBe('42501');
  });

  test.each(changes)('the trigger refuses a superuser to %s', async (sql) => {
    expect(await outcome(superuser.query(sql))).toBe('23001');
  });

  test.each(changes)('the trigger refuses to %s with session_replication_role = replica', async (sql) => {
    await superuser.query('SET session_replication_role = replica');
    expect(await outcome(superuser.query(sql))).toBe('23001');
    await superuser.query('RESET session_replication_role');
  });

  test('only a game without a log can be deleted', async () => {
    await superuser.query('SET session_replication_role = replica');
    expect(await outcome(superuser.query('DELETE FROM games'))).toBe('23001');
    await superuser.query('RESET session_replication_role');
    expect(await outcome(superuser.query('DELETE FROM games'))).toBe('23001');
    const id = await openGame(given.db.prisma);
    expect(await outcome(given.db.pool.query('DELETE FROM games WHERE id = $1', [id]))).toBe('done');
  });

  test('an entry cannot be written twice', async () => {
    expect(await outcome(given.db.pool.query('INSERT INTO log_entries SELECT * FROM log_entries'))).toBe(
      '23505',
    );
  });

  test('all entries still exist', async () => {
    const { rows } = await superuser.query('SELECT seq, seat FROM log_entries ORDER BY seq');
    expect(rows).toEqual([
      { seq: 0, seat: null },
      { seq: 1, seat: 0 },
      { seq: 2, seat: 1 },
      { seq: 3, seat: 0 },
    ]);
  });
});
