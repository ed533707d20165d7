/** A process is killed between the move before and the plan: another carries the plan out, once. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Db, openDb } from '../../../src/db/client.ts';
import { makeDatabase, type TestDatabase } from '../../support/database.ts';
import { startService } from '../../support/service-process.ts';
import { draws, tileAt } from './support.ts';

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

async function logIn(address: string, handle: string): Promise<string> {
  const account = { email: `${handle}@example.org`, handle, password: 'correct horse battery' };
  await post(`${address}/v1/accounts`, account);
  const { email, password } = account;
  return (await post(`${address}/v1/sessions`, { email, password }))['accessToken'] ?? '';
}

const logOf = async () => {
  const text = 'SELECT seq, seat, decision FROM log_entries WHERE seq > 0 ORDER BY seq';
  return (await db.pool.query<{ seq: number; seat: number; decision: string }>(text)).rows;
};

test('a plan is carried out in another process when its own is killed, and only once', async () => {
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET: 'a secret of the tests, 32 characters or more',
    LOG_LEVEL: 'error',
  };
  const first = startService(env);
  const address = await first.address;
  const [anna, bruno] = [await logIn(address, 'anna-one'), await logIn(address, 'bruno-one')];
  const { id } = await post(`${address}/v1/games`, { scenario: { draws } }, anna);
  const game = `${address}/v1/games/${id}`;
  await post(`${game}/seats`, {}, bruno);
  await post(`${game}/plans`, { tile: 'base/V', decisions: [tileAt(0, 1, 0)] }, bruno);
  await post(`${game}/plans`, { tile: 'base/V', decisions: [tileAt(-1, 0, 180)] }, bruno);
  // Whoever holds the table of what is to be settled keeps the plan from being carried out.
  const holder = await db.connections.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE plan_turns IN ACCESS EXCLUSIVE MODE');
  await post(`${game}/moves`, tileAt(1, 0, 90), anna);
  first.child.kill('SIGKILL');
  await first.ended;
  await holder.query('ROLLBACK');
  holder.release();
  expect(await logOf()).toHaveLength(1);
  const second = startService(env);
  await second.address;
  await vi.waitFor(async () => expect(await logOf()).toHaveLength(2), waiting);
  const states = async () =>
    (await db.pool.query('SELECT state FROM plans ORDER BY position, id')).rows.map(({ state }) => state);
  await vi.waitFor(async () => expect((await states()).toSorted()).toEqual(['done', 'waiting']), waiting);
  const left = async () => (await db.pool.query('SELECT count(*)::int AS n FROM plan_turns')).rows[0].n;
  await vi.waitFor(async () => expect(await left()).toBe(0), waiting);
  expect((await logOf())[1]).toMatchObject({ seat: 1, decision: '0,1 r0' });
  expect(await logOf()).toHaveLength(2);
  expect(second.output()).not.toContain('"level":50');
}, 200_000);
