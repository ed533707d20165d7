import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPool } from '../../src/db/connection/pool.ts';
import { makeDatabase, type TestDatabase } from '../support/database.ts';
import { useFolder } from '../support/folders.ts';
import { call, type ServiceProcess, signUp, spawnService, unlimited } from '../support/service-process.ts';
import { useReceiver } from './support/receiver.ts';

const games = 8;
let database: TestDatabase;
const folder = useFolder('killed');
let pool: pg.Pool;
const running: ServiceProcess[] = [];

beforeAll(async () => {
  database = await makeDatabase();
  pool = openPool(database.url, 'command', { max: 4 });
});
afterAll(async () => {
  await Promise.all(running.map((service) => service.end('SIGKILL')));
  await pool.end();
  await database.drop();
});

function startTwo(): ServiceProcess[] {
  const env = {
    ...unlimited,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8',
  };
  const both = [spawnService(env), spawnService(env)];
  running.push(...both);
  return both;
}

/** Plays a game as fast as possible, through both processes in turn, until `goesOn` returns false or they are gone. */
async function play(
  game: string,
  tokens: readonly string[],
  both: readonly ServiceProcess[],
  goesOn: () => boolean,
) {
  for (let turn = 0; goesOn(); turn += 1) {
    const address = await both[turn % both.length]!.address;
    const { awaiting } = await call(`${address}/v1/games/${game}`, tokens[0]);
    if (awaiting === null) return;
    const token = tokens[awaiting.seats[0]];
    const { options } = await call(`${address}/v1/games/${game}/options`, token);
    const option = options[(turn * 5) % options.length];
    if (option !== undefined)
      await call(`${address}/v1/games/${game}/moves`, token, option.decision).catch(refused);
  }
}

function refused(error: Error & { status?: number }): void {
  if (error.status === undefined) throw error;
}

test('kill -9 of both processes: every committed decision is sent, and none before its commit', async () => {
  const counts = new Map<string, number>();
  const early: string[] = [];
  const receiver = await useReceiver((response, { body }) => {
    const { game, entry } = body.data;
    const name = `${game.id} ${entry.seq}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    pool.query('SELECT 1 FROM log_entries WHERE game_id = $1 AND seq = $2', [game.id, entry.seq]).then(
      ({ rows }) => rows.length === 0 && early.push(name),
      () => early.push(name),
    );
    response.writeHead(204).end();
  });
  const first = startTwo();
  const address = await first[0]!.address;
  const tokens = [await signUp(address, 'anna'), await signUp(address, 'bruno')];
  await call(`${address}/v1/me/webhooks`, tokens[0], { url: receiver.url, events: ['decision.made'] });
  const ids: string[] = [];
  for (let count = 0; count < games; count += 1) {
    const { id } = await call(`${address}/v1/games`, tokens[0], { seatCount: 2 });
    await call(`${address}/v1/games/${id}/seats`, tokens[1], {});
    ids.push(id);
  }
  const committed = async () =>
    (await pool.query('SELECT game_id, seq FROM log_entries WHERE seq > 0')).rows.map(
      ({ game_id, seq }) => `${game_id} ${seq}`,
    );

  const playing = ids.map((id) => play(id, tokens, first, () => true).catch(() => {}));
  while ((await committed()).length < 150) await pause(20);
  await Promise.all(first.map((service) => service.end('SIGKILL')));
  await Promise.all(playing);
  const before = await committed();
  const missing = before.filter((name) => !counts.has(name)).length;

  const second = startTwo();
  const until = before.length + 60;
  let count = before.length;
  const counting = (async () => {
    for (; count < until; await pause(20)) count = (await committed()).length;
  })();
  await Promise.all(ids.map((id) => play(id, tokens, second, () => count < until)));
  await counting;
  const all = await committed();
  await vi.waitFor(() => expect(all.filter((name) => !counts.has(name))).toEqual([]), {
    timeout: 60_000,
    interval: 50,
  });
  expect(early).toEqual([]);
  expect(before.length).toBeGreaterThanOrEqual(150);
  // The kill interrupted running work; without it nothing is sent twice.
  console.log(
    `${all.length} decisions; ${missing} not sent yet when killed; ${[...counts.values()].filter((n) => n > 1).length} sent twice`,
  );
  await Promise.all(second.map((service) => service.end('SIGTERM')));
}, 150_000);
