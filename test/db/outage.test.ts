import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Db, openDb } from '../../src/db/client.ts';
import { timeLimits } from '../../src/db/connection/options.ts';
import { isUnavailable } from '../../src/db/connection/unavailable.ts';
import { transaction } from '../../src/db/transactions.ts';
import { connect, useDatabase } from '../support/database.ts';
import { type FlakyProxy, startProxy } from '../support/flaky-proxy.ts';
import { waiting } from '../support/waiting.ts';

/** Shorter than the usual limits. */
const limits = { statement: 2_000, silence: 2_500, connect: 2_000 };

test('detects a silent connection within ten seconds, and a slow statement sooner', () => {
  const { statement, silence, connect } = timeLimits;
  expect(statement).toBeLessThan(silence);
  expect(Math.max(silence, connect)).toBeLessThan(10_000);
});

describe('the connections of requests', () => {
  const given = useDatabase();
  let proxy: FlakyProxy;
  let db: Db;
  let broken: Error[];
  beforeEach(async () => {
    proxy = await startProxy(given.database.url);
    const reported: Error[] = [];
    broken = reported;
    db = openDb(proxy.url, { poolSize: 3, onIdleError: (error) => reported.push(error) });
  });
  afterEach(async () => {
    await db.close();
    await proxy.close();
  });

  /** A pool with short limits, until the test ends. */
  const openHasty = () => {
    const hasty = openDb(proxy.url, { poolSize: 3, limits });
    onTestFinished(() => hasty.close());
    return hasty;
  };
  const one = (of = db) => of.pool.query('SELECT 1 AS one').then(({ rows }) => rows[0].one);
  const busy = (seconds: number) => db.pool.query('SELECT pg_sleep($1)', [seconds]);
  /** Connections of this pool that run one of our statements. */
  const sleeping = async () => {
    const text = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND datname = current_database()`;
    return (await given.db.pool.query(text)).rows[0].n;
  };
  const terminateAll = () =>
    given.db.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'carcassonne'`);

  const terminateSleeping = () =>
    given.db.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'SELECT pg_sleep%'`);

  test('statements, transactions and Prisma fail as unavailable when their connection breaks, and then recover', async () => {
    const patient = { maxWait: 30_000, timeout: 60_000 };
    await db.prisma.player.count(); // the first query is slow on a busy machine
    for (const accident of [() => proxy.cut(), terminateAll]) {
      const failures = [
        busy(60),
        transaction(db, (tx) => tx.$executeRaw`SELECT pg_sleep(60)`),
        db.prisma.$transaction(async (tx) => tx.$queryRaw`SELECT pg_sleep(60)::text`, patient),
      ].map((work) => work.then(() => 'done', isUnavailable));
      await vi.waitFor(async () => expect(await sleeping()).toBe(3), waiting);
      await accident();
      expect(await Promise.all(failures)).toEqual([true, true, true]);
      expect(await one()).toBe(1);
      await terminateSleeping(); // a suspended server does not see that its client is gone
      await vi.waitFor(async () => expect(await sleeping()).toBe(0), waiting);
    }
  });

  test('a broken idle connection stops nothing and is reported briefly', async () => {
    await one();
    proxy.cut();
    await vi.waitFor(() => expect(broken).toHaveLength(1), waiting);
    expect(Object.keys(broken[0]!)).not.toContain('client');
    expect(await one()).toBe(1);
  });

  test('a connection that breaks within a transaction stops nothing', async () => {
    const broke = transaction(db, async (tx) => {
      const ended = new Promise((resolve) => db.pool.once('remove', resolve));
      proxy.cut();
      await ended;
      await tx.$executeRaw`SELECT 1`;
    });
    expect(await broke.then(() => 'done', isUnavailable)).toBe(true);
    expect(await one()).toBe(1);
  });

  test('silent connections are detected, and all of them replaced', async () => {
    const hasty = openHasty();
    await Promise.all([one(hasty), one(hasty), one(hasty)]);
    const before = proxy.opened();
    proxy.freeze('open');
    const works = [one(hasty), transaction(hasty, (tx) => tx.$executeRaw`SELECT 1`)];
    const failures = works.map((work) => work.then(() => 'done', isUnavailable));
    expect(await Promise.all(failures)).toEqual([true, true]);
    expect(await one(hasty)).toBe(1); // although the pool has an idle third connection
    expect(proxy.opened()).toBeGreaterThan(before);
  });

  test('a statement waiting for a lock is cancelled in time, and its connection stays usable', async () => {
    const hasty = openHasty();
    await db.pool.query('CREATE TABLE locked ()');
    await transaction(given.db, async (holder) => {
      await holder.$executeRaw`LOCK TABLE locked`;
      const error = await hasty.pool.query('SELECT * FROM locked').catch((failed: unknown) => failed);
      expect(error).toMatchObject({ code: '57014' });
      expect(isUnavailable(error)).toBe(true);
    });
    expect(await one()).toBe(1);
  });

  test('connecting to an unresponsive address times out', async () => {
    const hasty = openHasty();
    proxy.freeze('all');
    const error = await one(hasty).catch((failed: unknown) => failed);
    expect(isUnavailable(error)).toBe(true);
    await proxy.mend();
    expect(await one()).toBe(1);
  });

  test('an exhausted pool or a closed port is reported as unavailable, by Prisma too', async () => {
    await proxy.refuse();
    const works = [one(), transaction(db, () => one()), db.prisma.player.count()];
    expect(await Promise.all(works.map((work) => work.then(() => 'done', isUnavailable)))).toEqual([
      true,
      true,
      true,
    ]);
    await proxy.mend();
    expect(await one()).toBe(1);
    expect(await db.prisma.player.count()).toBe(0);
  });

  test('connections are reopened when their server becomes a replica', async () => {
    const { rows } = await db.pool.query('SELECT pg_backend_pid() AS pid');
    const failed = transaction(db, async (tx) => {
      await tx.$executeRaw`SET TRANSACTION READ ONLY`;
      await tx.$executeRaw`CREATE TABLE refused ()`;
    });
    const error = await failed.catch((refused: unknown) => refused);
    expect(error).toMatchObject({ meta: { driverAdapterError: { cause: { originalCode: '25006' } } } });
    expect(isUnavailable(error)).toBe(true);
    const { rows: later } = await db.pool.query('SELECT pg_backend_pid() AS pid');
    expect(later[0].pid).not.toBe(rows[0].pid);
  });

  test('exceeding the role’s connection limit is reported as unavailable, until some are free', async () => {
    const admin = await connect(given.database.adminUrl);
    const { username } = new URL(given.database.url);
    // Roles belong to the whole server, which other test files also use.
    await admin.query(
      `CREATE ROLE crowded LOGIN PASSWORD 'crowded' CONNECTION LIMIT 0 IN ROLE ${username} INHERIT`,
    );
    const url = Object.assign(new URL(given.database.url), { username: 'crowded', password: 'crowded' });
    const crowded = openDb(url.href, { poolSize: 3 });
    const works = [one(crowded), crowded.prisma.player.count()];
    expect(await Promise.all(works.map((work) => work.then(() => 'done', isUnavailable)))).toEqual([
      true,
      true,
    ]);
    await admin.query('ALTER ROLE crowded CONNECTION LIMIT -1');
    expect(await one(crowded)).toBe(1);
    await crowded.close();
    await admin.query('DROP ROLE crowded');
  });
});
