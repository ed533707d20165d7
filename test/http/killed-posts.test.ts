import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { call, type ServiceProcess, spawnService, unlimited } from '../support/service-process.ts';
import { waiting } from '../support/waiting.ts';

let database: TestDatabase;
let folder: string;
let watcher: pg.Client;
let holder: pg.Client;
let service: ServiceProcess;

beforeAll(async () => {
  database = await makeDatabase();
  folder = await mkdtemp(join(tmpdir(), 'killed-posts-'));
  [watcher, holder] = [new pg.Client(database.url), new pg.Client(database.url)];
  await Promise.all([watcher.connect(), holder.connect()]);
  service = start();
});
afterAll(async () => {
  await service.end('SIGKILL');
  await Promise.all([watcher.end(), holder.end()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(): ServiceProcess {
  return spawnService({ ...unlimited, DATABASE_URL: database.url, DATA_DIR: folder, WORKERS: 'false' });
}

const account = { email: 'one@example.org', password: 'correct horse battery' };

interface Post {
  readonly path: string;
  readonly body: object;
  readonly token?: string;
  readonly key: string;
}

async function send({ path, body, token, key }: Post): Promise<Response> {
  return fetch((await service.address) + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Kills the service during a request, before its commit, and starts it again. */
async function killDuring(post: Post): Promise<void> {
  await holder.query('BEGIN; LOCK TABLE idempotency_keys IN SHARE MODE');
  const lost = send(post).then(
    () => 'answered',
    () => 'lost',
  );
  const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
                 AND query LIKE '%idempotency_keys%'`;
  await vi.waitFor(async () => expect((await watcher.query(waits)).rowCount).toBe(1), waiting);
  await service.end('SIGKILL');
  await holder.query('ROLLBACK');
  expect(await lost).toBe('lost');
  service = start();
}

const count = async (table: string) =>
  Number((await watcher.query(`SELECT count(*) FROM ${table}`)).rows[0].count);

test('a killed process’s POST is done by another at once, exactly once', async () => {
  await call(`${await service.address}/v1/accounts`, undefined, { ...account, handle: 'one' });
  const logIn = { path: '/v1/sessions', body: account, key: randomUUID() };
  await killDuring(logIn);
  const session = await send(logIn);
  expect([session.status, session.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect(await count('sessions')).toBe(1);
  const { accessToken: token, refreshToken } = (await session.json()) as Record<string, string>;

  const game = { path: '/v1/games', body: { seatCount: 2 }, key: randomUUID(), token: token! };
  await killDuring(game);
  expect(await count('games')).toBe(0);
  const created = await send(game);
  expect([created.status, created.headers.get('idempotent-replayed')]).toEqual([201, null]);
  expect((await send(game)).headers.get('idempotent-replayed')).toBe('true');
  expect(await count('games')).toBe(1);

  const refresh = { path: '/v1/sessions/refresh', body: { refreshToken }, key: randomUUID() };
  await killDuring(refresh);
  const refreshed = await send(refresh);
  expect(refreshed.status).toBe(200);
  expect(await (await send(refresh)).json()).toEqual(await refreshed.json());
}, 120_000);
