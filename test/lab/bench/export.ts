import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { LoadResult } from './http/load.ts';
import { type Child, command, startChild } from './http/processes.ts';
import { post } from './load.ts';
import { loadGames } from './load-games.ts';
import { type Measured, residentOf, signUp, stop, withMeasuredService } from './measured-service.ts';

/**
 * `npm run bench:export -- --games 100000`: all finished games in one response (`GET /v1/records`): the service's memory
 * meanwhile, and the latency of other players' moves before and meanwhile.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '20000' } } });
const games = Number(values.games);
const mega = 1_000_000;
const clients = 2;
const roundSeconds = 10;

async function run({ address, processes, databaseUrl }: Measured): Promise<void> {
  const pid = processes[0]?.pid ?? 0;
  const pair = [await signUp(address, 'anna'), await signUp(address, 'bruno')] as const;
  await load(databaseUrl, await robotGame(address, pair[0]));
  const client = startChild('client.ts');
  try {
    await measureBeside(client, address, pair, pid);
  } finally {
    await stop(client.process);
  }
}

async function measureBeside(
  client: Child,
  address: string,
  pair: readonly string[],
  pid: number,
): Promise<void> {
  const port = Number(new URL(address).port);
  const extent = { seconds: roundSeconds };
  const play = async () => {
    await command(client, { kind: 'prepare', port, pairs: [pair], reserve: 100, play: 50, keys: true });
    return command(client, { kind: 'moves', ports: [port], clients, extent, bareGames: [] });
  };
  await play();
  console.log(`moves before:    ${told(await play())}`);

  const resident = residentOf(pid);
  let most = resident;
  const sampling = setInterval(() => {
    most = Math.max(most, residentOf(pid));
  }, 200);
  let isOver = false;
  const exported = download(`${address}/v1/records`).finally(() => {
    isOver = true;
  });
  while (!isOver) console.log(`moves meanwhile: ${told(await play())}`);
  clearInterval(sampling);
  const { bytes, seconds } = await exported;
  console.log(`${(bytes / mega).toFixed(0)} MB in ${seconds.toFixed(0)} s`);
  console.log(
    `resident ${(resident / mega).toFixed(0)} MB before, at most ${(most / mega).toFixed(0)} MB meanwhile`,
  );
}

/** Reads a response to its end and discards it. */
async function download(url: string): Promise<{ bytes: number; seconds: number }> {
  const begin = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += (chunk as Uint8Array).length;
  return { bytes, seconds: (performance.now() - begin) / 1000 };
}

function told(load: LoadResult | undefined): string {
  if (load === undefined) return 'none';
  const { p50, p99, requests, seconds } = load;
  return `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${(requests / seconds).toFixed(0)}/s`;
}

/** Lets two robots play a game to its end; returns its id. */
async function robotGame(address: string, token: string): Promise<string> {
  const game = { join: false, seatCount: 2, robots: ['easy', 'easy'] };
  const { id } = JSON.parse(await post(`${address}/v1/games`, game, token));
  for (;;) {
    const answer = await fetch(`${address}/v1/games/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { status } = (await answer.json()) as { status: string };
    if (status === 'finished') return id;
    await pause(500);
  }
}

/** Adds copies of a finished game, all public. */
async function load(databaseUrl: string, template: string): Promise<void> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const { rows } = await db.query('SELECT id FROM players LIMIT 1');
  const regular = rows[0].id;
  await loadGames(db, { from: 0, count: games, template, entries: 1000, players: 2000, regular });
  await db.query(`UPDATE games SET visibility = 'public' WHERE visibility = 'private'`);
  await db.query('VACUUM (ANALYZE)');
  await db.end();
}

await withMeasuredService(run);
