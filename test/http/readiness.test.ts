import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { WorkersHealth } from '../../src/notifications/workers/health.ts';
import { followDatabaseClock } from '../../src/platform/clock-skew.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();
useWorkers(service);

const ready = async () => (await service.http.get('/readyz')).status;
const waitFor = (status: number) => vi.waitFor(async () => expect(await ready()).toBe(status), waiting);

afterEach(() => {
  vi.restoreAllMocks();
});

test('a process is not ready while its database is read-only, and recovers after that', async () => {
  await waitFor(200);
  await service.db.pool.query(
    `ALTER TABLE probe ADD CONSTRAINT full_disk CHECK (at < '2000-01-01') NOT VALID`,
  );
  await waitFor(503);
  const { body, headers } = await service.http.get('/readyz');
  expect(body).toMatchObject({
    type: '/problems/unavailable',
    detail: 'The database does not write.',
    retryAfter: 1,
  });
  expect(headers['retry-after']).toBe('1');
  await service.http.get('/healthz').expect(200);
  await service.db.pool.query('ALTER TABLE probe DROP CONSTRAINT full_disk');
  await waitFor(200);
  await service.http.get('/readyz').expect(200, { status: 'ok', degraded: [] });
});

test('the database is checked once a second, however many ask', async () => {
  const spy = vi.spyOn(service.db.pool, 'query');
  const answers = await Promise.all(Array.from({ length: 50 }, ready));
  expect(new Set(answers)).toEqual(new Set([200]));
  const written = () =>
    spy.mock.calls.filter(([statement]) => JSON.stringify(statement).includes('INTO probe')).length;
  expect(written()).toBeLessThan(10);
  // The previous check can stay valid for another moment.
  await vi.waitFor(async () => {
    await ready();
    expect(written()).toBeGreaterThan(0);
  }, waiting);
});

test('a process with stalled workers is not ready', async () => {
  const health = new WorkersHealth();
  const realNow = performance.now.bind(performance);
  const failing = health.round('due', () => Promise.reject(new Error('away')));
  await expect(failing()).rejects.toThrow('away');
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + 40_000);
  service.deps.faultChecks.add(health.faults);
  const { body } = await service.http.get('/readyz').expect(503);
  expect(body.detail).toBe('The loop due stands still.');
  vi.restoreAllMocks();
  service.deps.faultChecks.delete(health.faults);
  await waitFor(200);
});

test('uses the database’s time, and is not ready if the local clock differs much', async () => {
  const realNow = Date.now;
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + 40_000);
  const clock = await followDatabaseClock(service.db, log);
  expect(Math.abs(clock.now().getTime() - realNow())).toBeLessThan(5_000);
  expect(clock.skew()).toBeGreaterThan(30_000);
  expect(logged.join()).toContain('not that of the database');
  const app = await buildApp({ ...service.deps, clockSkew: clock.skew });
  const readyz = () => app.inject('/readyz');
  const { statusCode, body } = await readyz();
  expect(statusCode).toBe(503);
  expect(JSON.parse(body).detail).toMatch(/^The clock of this machine is \d+ s ahead/);
  vi.restoreAllMocks();
  expect((await readyz()).statusCode).toBe(200);
  await app.close();
  await clock.stop();
});
