import { chmodSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';
import { call, type ServiceProcess, startProcess } from '../notifications/support/processes.ts';
import { type FlakyProxy, startProxy } from '../support/flaky-proxy.ts';
import { waiting } from '../support/waiting.ts';

// A PostgreSQL that is not the service's own: the service knows its address only, which stays over restarts.
let folder: string;
let postgres: EmbeddedPostgres;
let proxy: FlakyProxy;
let service: ServiceProcess;
let isGone = false;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restarted-'));
  chmodSync(folder, 0o755);
  postgres = await startPostgres();
  proxy = await startProxy(postgres.url);
  const env = { DATABASE_URL: proxy.url, DATA_DIR: join(folder, 'service'), DATABASE_CONNECTIONS: '6' };
  service = await startProcess(env);
  service.child.once('exit', () => {
    isGone = true;
  });
});
afterAll(async () => {
  if (!isGone) await service.end('SIGTERM');
  await proxy.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const startPostgres = () => startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false });
const postmaster = () =>
  Number(readFileSync(join(folder, 'postgres', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function restart(stop: () => unknown): Promise<void> {
  await stop();
  await proxy.refuse();
  await vi.waitFor(async () => {
    postgres = await startPostgres();
  }, waiting);
  await proxy.mend(postgres.url);
}

async function asAdmin(sql: string): Promise<void> {
  const admin = new pg.Client(Object.assign(new URL(postgres.adminUrl), { pathname: '/carcassonne' }).href);
  await admin.connect();
  await admin.query(sql).finally(() => admin.end());
}

const terminate = (share: number) =>
  asAdmin(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = 'carcassonne' AND random() < ${share}`);

async function signUp(handle: string): Promise<string> {
  const [email, password] = [`${handle}@example.org`, 'correct horse battery'];
  await call(`${service.address}/v1/accounts`, undefined, { email, handle, password });
  return (await call(`${service.address}/v1/sessions`, undefined, { email, password })).accessToken;
}

/** A running game of two, played on and on: what was accepted, and with what else requests were answered. */
async function startGame() {
  const tokens = [await signUp('anna'), await signUp('bert')] as const;
  const games = `${service.address}/v1/games`;
  const created = await call(games, tokens[0], {
    rules: { expansions: [] },
    seatCount: 2,
    visibility: 'public',
  });
  const game = `${games}/${created.id}`;
  await call(`${game}/seats`, tokens[1], {});
  const seen = { accepted: new Set<number>(), refused: new Set<unknown>(), isOver: false };
  const turn = async () => {
    const { awaiting } = await call(game, tokens[0]);
    seen.isOver = awaiting === null;
    if (seen.isOver) return;
    const token = tokens[awaiting.seats[0] as 0 | 1];
    const { options } = await call(`${game}/options`, token);
    const { entry } = await call(`${game}/moves`, token, options[0].decision);
    seen.accepted.add(entry.seq);
  };
  const play = async (goesOn: () => boolean) => {
    while (goesOn() && !seen.isOver && !isGone)
      await turn().catch(({ status, message }) => seen.refused.add(status ?? message));
  };
  return { game, token: tokens[0], seen, play };
}

test('restarts, crashes, terminated sessions and too few connections end nothing and lose nothing', async () => {
  const { game, token, seen, play } = await startGame();
  let goesOn = true;
  const playing = play(() => goesOn);
  const goOn = async () => {
    const before = seen.accepted.size;
    await vi.waitFor(() => expect(seen.accepted.size > before || seen.isOver || isGone).toBe(true), waiting);
    expect(isGone, 'the service is gone').toBe(false);
  };
  const accidents = [
    () => restart(() => postgres.stop()),
    () => restart(() => process.kill(postmaster(), 'SIGQUIT')),
    () => restart(() => process.kill(postmaster(), 'SIGKILL')),
    ...Array.from({ length: 8 }, () => () => terminate(0.6)),
    async () => {
      await asAdmin('ALTER ROLE carcassonne CONNECTION LIMIT 2');
      await terminate(1);
      await goOn();
      await asAdmin('ALTER ROLE carcassonne CONNECTION LIMIT -1');
    },
  ];
  for (const accident of accidents) {
    await accident();
    await goOn();
  }
  goesOn = false;
  await playing;
  expect([...seen.refused].filter((answer) => answer !== 503)).toEqual([]);
  const { items } = await call(`${game}/moves?limit=200`, token);
  const logged = items.map(({ seq }: { seq: number }) => seq);
  expect([...seen.accepted].filter((seq) => !logged.includes(seq))).toEqual([]);
});
