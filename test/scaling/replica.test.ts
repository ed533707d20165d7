import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { serve } from '../support/app.ts';
import { decide, optionsOf, playOn, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { type Server, startPair } from './support/replica.ts';

async function openBoth(primary: Server, replica: Server): Promise<Db> {
  const db = openDb(primary.url, { poolSize: 8, replicaUrl: replica.url });
  onTestFinished(() => db.close());
  return db;
}

/** Where a read goes. */
const placeOf = (db: Db) =>
  db.read(async () => {
    const { rows } = await db.pool.query('SELECT pg_is_in_recovery() AS replica');
    return rows[0].replica ? 'replica' : 'primary';
  });
const reaches = (db: Db, place: string) =>
  vi.waitFor(async () => expect(await placeOf(db)).toBe(place), waiting);

test('a read goes to the replica, and never shows less than was committed before, wherever that was', async () => {
  const { primary, replica } = await startPair();
  const [db, other] = [await openBoth(primary, replica), await openBoth(primary, replica)];
  await primary.query('CREATE TABLE seen (n int); INSERT INTO seen VALUES (0)');
  await reaches(db, 'replica');
  const places: string[] = [];
  const read = async () => {
    const { rows } = await db.pool.query('SELECT n, pg_is_in_recovery() AS replica FROM seen');
    places.push(rows[0].replica ? 'replica' : 'primary');
    return rows[0].n;
  };
  for (let n = 1; n <= 100; n += 1) {
    await other.pool.query('UPDATE seen SET n = $1', [n]);
    const seen = await Promise.all([db.read(read), db.read(read), db.read(read)]);
    expect(seen).toEqual([n, n, n]);
  }
  expect(places).toContain('replica');
  await replica.query('SELECT pg_wal_replay_pause()');
  await other.pool.query('UPDATE seen SET n = 101');
  expect(await db.read(read)).toBe(101);
  expect(places.at(-1)).toBe('primary');
  await replica.query('SELECT pg_wal_replay_resume()');
  await reaches(db, 'replica');
});

test('while the replica is away, or is none any more, the primary is read', async () => {
  const { primary, replica } = await startPair();
  const db = await openBoth(primary, replica);
  await reaches(db, 'replica');
  await replica.stop();
  expect(await placeOf(db)).toBe('primary');
  await replica.start();
  await reaches(db, 'replica');
  const half = db.read(async () => {
    if ((await placeOf(db)) === 'replica') await replica.stop();
    return (await db.pool.query('SELECT 1 AS one')).rows;
  });
  expect(await half).toEqual([{ one: 1 }]);
  await replica.start();
  await reaches(db, 'replica');
  await replica.query('SELECT pg_promote()');
  expect(await placeOf(db)).toBe('primary');
});

/** How often the table of games was read there. */
async function readsOf(replica: Awaited<ReturnType<typeof startPair>>['replica']): Promise<number> {
  const text = `SELECT sum(seq_scan + idx_scan)::int AS reads FROM pg_stat_user_tables WHERE relname = 'games'`;
  const [{ reads }] = (await replica.query(text)) as [{ reads: number }];
  return reads;
}

test('games are watched on the replica, and everybody sees every move at once', async () => {
  const { primary, replica } = await startPair();
  await migrate(primary.url);
  const one = await serve(await openBoth(primary, replica), { databaseUrl: primary.url });
  const two = await serve(await openBoth(primary, replica), { databaseUrl: primary.url });
  onTestFinished(async () => {
    for (const { app } of [one, two]) await app.close();
  });
  await reaches(two.db, 'replica');
  const table = await startTable(one);
  for (let version = 1; version <= 10; version += 1) {
    const player = table.players[(version - 1) % 2]!;
    const [option] = await optionsOf(one, table, player);
    await decide(one, table, player, option.deployments?.[0]?.decision ?? option.decision).expect(201);
    const path = `/v1/games/${table.id}`;
    const [seen, log, list] = await Promise.all([
      two.http.get(path).expect(200),
      two.http.get(`${path}/moves`).set(player.auth).expect(200),
      two.http.get('/v1/games').expect(200),
      two.http.get(`${path}/board.svg`).expect(200),
    ]);
    expect([seen.body.version, log.body.items.length, list.body.items[0].version]).toEqual([
      version,
      version,
      version,
    ]);
  }
  // PostgreSQL adds to its statistics some time later.
  await vi.waitFor(async () => expect(await readsOf(replica)).toBeGreaterThan(0), waiting);
  await playOn(two, table, 2);
  expect([...one.errors, ...two.errors]).toEqual([]);
});
