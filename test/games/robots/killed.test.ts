import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Db, openDb } from '../../../src/db/client.ts';
import { makeDatabase, type TestDatabase } from '../../support/database.ts';
import { startService } from '../../support/service-process.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await makeDatabase();
  db = openDb(database.url, { poolSize: 2 });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** A process takes up what another left behind after ten seconds. */
const waiting = { timeout: 90_000, interval: 100 };

async function post(url: string, body: object, token = ''): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer.json() as Promise<Record<string, string>>;
}

async function gameIn(): Promise<{ status: string; version: number; turns: number }> {
  const text = 'SELECT status, version, (SELECT count(*)::int FROM robot_turns) AS turns FROM games';
  return (await db.pool.query(text)).rows[0];
}

test('robots go on in another process when theirs is killed', async () => {
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret of the tests, 32 characters or more',
    LOG_LEVEL: 'error',
  };
  const first = startService(env);
  const address = await first.address;
  const account = { email: 'owner@example.org', handle: 'watcher-one', password: 'correct horse battery' };
  await post(`${address}/v1/accounts`, account);
  const { accessToken } = await post(`${address}/v1/sessions`, {
    email: account.email,
    password: account.password,
  });
  const game = { seatCount: 4, join: false, robots: ['easy', 'fair', 'easy', 'fair'] };
  await post(`${address}/v1/games`, game, accessToken);
  await vi.waitFor(async () => expect((await gameIn()).version).toBeGreaterThan(3), waiting);
  first.child.kill('SIGKILL');
  await first.ended;
  const left = await gameIn();
  expect(left).toMatchObject({ status: 'running', turns: 1 });
  const second = startService(env);
  await second.address;
  await vi.waitFor(async () => expect((await gameIn()).status).toBe('finished'), waiting);
  expect((await gameIn()).turns).toBe(0);
  expect(second.output()).not.toContain('"level":50');
}, 200_000);
