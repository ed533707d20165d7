import type pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPool } from '../../src/db/connection/pool.ts';
import { silentLogger } from '../../src/db/notifications/jobs.ts';
import { type JobRunner, startRunner } from '../../src/notifications/workers/runner.ts';
import { useDatabase } from '../support/database.ts';
import { type FlakyProxy, startProxy } from '../support/flaky-proxy.ts';
import { waiting } from '../support/waiting.ts';

const given = useDatabase();
let proxy: FlakyProxy;
let pool: pg.Pool;
let runner: JobRunner;
let done: string[];
let goOn: () => void;
const log = pino({ level: 'silent' });
const quiet = { noHandleSignals: true, logger: silentLogger };

beforeEach(async () => {
  done = [];
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  proxy = await startProxy(given.database.url);
  pool = openPool(proxy.url, 'workers', { max: 5 });
  runner = await startRunner(
    { log, db: given.db },
    {
      ...quiet,
      pgPool: pool,
      concurrency: 4,
      pollInterval: 100,

      taskList: {
        held: () => held,
        tick: async (payload) => {
          done.push((payload as { name: string }).name);
        },
      },
    },
  );
});
afterEach(async () => {
  await runner.stop();
  await pool.end();
  await proxy.close();
});

/** Adds a job by way of a connection that has no accidents. */
const add = (task: string, name: string) =>
  given.db.pool.query('SELECT graphile_worker.add_job($1, $2::json)', [task, JSON.stringify({ name })]);
const lockedJobs = async () =>
  (await given.db.pool.query('SELECT 1 FROM graphile_worker.jobs WHERE locked_at IS NOT NULL')).rows.length;

test('a job that ends while the database is away ends the runner, which is started again with its return', async () => {
  await add('held', 'first');
  await vi.waitFor(async () => expect(await lockedJobs()).toBe(1), waiting);
  const [before] = runner.workerIds();
  await proxy.refuse();
  goOn();
  await vi.waitFor(() => expect(runner.isRunning()).toBe(false), waiting);
  await add('tick', 'during');
  await proxy.mend();
  await vi.waitFor(() => expect(done).toContain('during'), waiting);
  expect(runner.isRunning()).toBe(true);
  await vi.waitFor(() => expect(runner.workerIds()).not.toContain(before), waiting);
});

test('jobs go on after sessions are terminated again and again', async () => {
  for (let round = 1; round <= 8; round += 1) {
    await add('tick', `round ${round}`);
    await given.db.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'carcassonne workers'`);
    await vi.waitFor(() => expect(done).toContain(`round ${round}`), waiting);
  }
});

test('a job that was taken by a statement whose answer got lost is taken again', async () => {
  await given.db.pool.query(
    `SELECT graphile_worker.add_job('tick', '{"name":"lost"}', run_at => now() + interval '1 hour')`,
  );
  const sql = `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = $1, run_at = now()`;
  // The runner may still be starting again after the test before, with another id.
  await vi.waitFor(async () => {
    const [id = ''] = runner.workerIds();
    await given.db.pool.query(sql, [id]);
    expect(runner.workerIds()).toContain(id);
  }, waiting);
  proxy.cut();
  await vi.waitFor(() => expect(done).toContain('lost'), waiting);
});

test('it stops while the database is away', async () => {
  await add('tick', 'any');
  await vi.waitFor(() => expect(done).toContain('any'), waiting);
  await proxy.refuse();
  await runner.stop();
  expect(runner.isRunning()).toBe(false);
  await proxy.mend();
  // The pool may still hold a connection that broke meanwhile.
  runner = await vi.waitFor(
    () => startRunner({ log, db: given.db }, { ...quiet, pgPool: pool, taskList: {} }),
    waiting,
  );
});

test('it starts as soon as the database is there, unless it is to stop', async () => {
  await runner.stop();
  await proxy.refuse();
  const stop = new AbortController();
  const lines: string[] = [];
  const heard = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  const options = { ...quiet, pgPool: pool, taskList: { any: () => {} } };
  const stopped = startRunner({ log: heard, db: given.db }, options, stop.signal).catch(
    ({ name }: Error) => name,
  );
  const starting = startRunner({ log: heard, db: given.db }, options);
  await vi.waitFor(() => expect(lines).toHaveLength(2), waiting);
  stop.abort();
  expect(await stopped).toBe('AbortError');
  await proxy.mend();
  runner = await starting;
  await vi.waitFor(() => expect(runner.isRunning()).toBe(true), waiting);
});
