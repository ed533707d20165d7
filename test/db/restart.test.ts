import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/embedded-postgres/index.ts';
import { query } from '../support/database.ts';
import { type FlakyProxy, startProxy } from '../support/flaky-proxy.ts';
import { useFolder } from '../support/folders.ts';
import { call, type ServiceProcess, signUp, spawnService, unlimited } from '../support/service-process.ts';
import { waiting } from '../support/waiting.ts';

// A PostgreSQL known to the service only by its address, which stays the same over restarts.
const folder = useFolder('restarted');
let postgres: EmbeddedPostgres;
let proxy: FlakyProxy;
let service: ServiceProcess;
let address: string;
let isGone = false;

beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startProxy(postgres.url);
  const env = {
    ...unlimited,
    DATABASE_URL: proxy.url,
    DATA_DIR: join(folder, 'service'),
    DATABASE_CONNECTIONS: '6',
  };
  service = spawnService(env);
  address = await service.address;
  service.child.once('exit', () => {
    isGone = true;
  });
});
afterAll(async () => {
  if (!isGone) await service.end('SIGTERM');
  await proxy.close();
  await postgres.stop();
});

const startPostgres = () => startEmbeddedPostgres({ dataDir: join(folder, 'postgres') });
const postmaster = () =>
  Number(readFileSync(join(folder, 'postgres', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function restart(stop: () => unknown): Promise<void> {
  const before = postgres;
  await stop();
  await proxy.refuse();
  await before.stop(); // it restarts automatically after a crash, which would interfere
  await vi.waitFor(async () => {
    postgres = await startPostgres();
  }, waiting);
  await proxy.mend(postgres.url);
}

const asAdmin = (sql: string) =>
  query(Object.assign(new URL(postgres.adminUrl), { pathname: '/carcassonne' }).href, sql);

const terminate = (share: number) =>
  asAdmin(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE usename = 'carcassonne' AND random() < ${share}`);

/** Plays one game of two in turn; returns accepted decisions and other answers. */
async function startPlaying() {
  const tokens = [await signUp(address, 'anna'), await signUp(address, 'bert')] as const;
  const games = `${address}/v1/games`;
  const seen = { accepted: new Map<string, number[]>(), refused: new Set<unknown>() };
  let game: string | undefined;
  const create = async () => {
    const setup = { rules: { expansions: [] }, seatCount: 2, visibility: 'public' };
    const { id } = await call(games, tokens[0], setup);
    await call(`${games}/${id}/seats`, tokens[1], {});
    seen.accepted.set(id, []);
    return id as string;
  };
  const turn = async () => {
    game ??= await create();
    const { awaiting } = await call(`${games}/${game}`, tokens[0]);
    if (awaiting === null) {
      game = undefined;
      return;
    }
    const token = tokens[awaiting.seats[0] as 0 | 1];
    const { options } = await call(`${games}/${game}/options`, token);
    const { entry } = await call(`${games}/${game}/moves`, token, options[0].decision);
    seen.accepted.get(game)?.push(entry.seq);
  };
  let isRunning = true;
  const play = async () => {
    while (isRunning && !isGone)
      await turn().catch(({ status, message }) => seen.refused.add(status ?? message));
  };
  const playing = play();
  const stop = () => {
    isRunning = false;
    return playing;
  };
  const isLost = async (id: string, seq: number) =>
    (await call(`${games}/${id}/moves?after=${seq - 1}&limit=1`, tokens[0])).items[0]?.seq !== seq;
  return { seen, stop, isLost };
}

test('nothing stops or is lost through restarts, crashes, terminated sessions and too few connections', async () => {
  const { seen, stop, isLost } = await startPlaying();
  const count = () => [...seen.accepted.values()].flat().length;
  const resume = async () => {
    const before = count();
    await vi.waitFor(() => expect(count() > before || isGone, [...seen.refused].join()).toBe(true), waiting);
    expect(isGone, 'the service is gone').toBe(false);
  };
  const accidents = [
    () => restart(() => postgres.stop()),
    () => restart(() => process.kill(postmaster(), 'SIGQUIT')),
    () => restart(() => process.kill(postmaster(), 'SIGKILL')),
    ...Array.from({ length: 8 }, () => () => terminate(0.6)),
    async () => {
      await asAdmin('ALTER ROLE carcassonne CONNECTION LIMIT 2');
      seen.refused.clear();
      await terminate(1);
      await vi.waitFor(() => expect([...seen.refused]).toEqual([503]), waiting);
      await asAdmin('ALTER ROLE carcassonne CONNECTION LIMIT -1');
    },
  ];
  for (const accident of accidents) {
    await accident();
    await resume();
    expect([...seen.refused].filter((answer) => answer !== 503)).toEqual([]);
  }
  await stop();
  for (const [game, seqs] of seen.accepted)
    for (const seq of seqs) expect(await isLost(game, seq), `entry ${seq} is lost`).toBe(false);
});
