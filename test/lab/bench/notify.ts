import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { backlogOf, connectWatcher, drain, watchLag } from './http/backlog.ts';
import { cpuOf, cpuOfFamily } from './http/cpu.ts';
import { Games, movesOfGame } from './http/games.ts';
import { runLoad } from './http/load.ts';
import { post } from './load.ts';
import { type Measured, signUp, stop, withMeasuredService } from './measured-service.ts';
import { measureClocks } from './notify/clocks.ts';
import { pace, printTimes } from './paced.ts';

/**
 * `npm run bench:notify`: the time from a decision to its webhook at an even rate, without and with hanging receivers,
 * and in a burst; the final backlog, and how long it takes to clear. Half of the games have a webhook. Described in
 * docs/benchmarks.md.
 */

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '500' },
    burst: { type: 'string', default: '10000' },
    processes: { type: 'string', default: '2' },
    hanging: { type: 'string', default: '10' },
  },
});
const seconds = Number(values.seconds);
const perSecond = Number(values.rate);
const [burst, hanging] = [Number(values.burst), Number(values.hanging)];
const pairCount = 10;
const gameCount = 500;
const warmUpSeconds = 5;

interface Bench {
  readonly measured: Measured;
  readonly ports: readonly number[];
  readonly db: pg.Client;
  readonly receiver: ChildProcess;
  readonly games: Games;
}

async function run(measured: Measured): Promise<void> {
  const db = await connectWatcher(measured.databaseUrl);
  const receiver = fork(join(import.meta.dirname, 'notify/receiver.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    const [port] = (await once(receiver, 'message')) as [number];
    const ports = measured.processes.map(({ address }) => Number(new URL(address).port));
    const bench: Bench = { measured, ports, db, receiver, games: new Games(false) };
    const pairs = await signUpPairs(measured.address, port);
    const moves = perSecond * (2 * seconds + warmUpSeconds) + burst;
    await bench.games.prepare(ports[0] ?? 0, pairs, gameCount + Math.ceil((2 * moves) / movesOfGame));
    bench.games.play(gameCount);
    await measureLoads(bench, port);
  } finally {
    await Promise.all([stop(receiver), db.end()]);
  }
  await measureClocks(measured.databaseUrl);
}

async function measureLoads(bench: Bench, port: number): Promise<void> {
  const paced = (length: number) => () => pace(bench.ports, { perSecond, seconds: length }, bench.games.next);
  console.log(
    `${values.processes} processes, ${gameCount} games, half of them with a webhook\n\n` +
      `${''.padEnd(44)}    p50 ms    p99 ms   most ms`,
  );
  await measure(bench, `warm-up, ${perSecond} moves a second`, paced(warmUpSeconds));
  await measure(bench, `${perSecond} moves a second for ${seconds} s`, paced(seconds));
  await measure(bench, `burst of ${burst} moves`, async () => {
    await runLoad(bench.ports, 64, { requests: burst }, bench.games.next);
    return [];
  });
  await addHanging(bench.measured.address, port);
  await measure(bench, `the same rate, ${hanging} receivers hang`, paced(seconds));
}

/** One player of every second pair has a webhook. */
async function signUpPairs(address: string, port: number): Promise<string[][]> {
  const pairs: string[][] = [];
  for (let pair = 0; pair < pairCount; pair += 1) {
    const tokens = [await signUp(address, `anna${pair}`), await signUp(address, `bruno${pair}`)];
    pairs.push(tokens);
    if (pair % 2 === 0) await subscribe(address, tokens[0] ?? '', `http://127.0.0.1:${port}/hook`);
  }
  return pairs;
}

const subscribe = (address: string, token: string, url: string) =>
  post(`${address}/v1/me/webhooks`, { url, events: ['decision.made'] }, token);

/** Adds webhooks without a response for a player of a tenth of the games. */
async function addHanging(address: string, port: number): Promise<void> {
  const email = 'anna1@example.org';
  const session = await post(`${address}/v1/sessions`, { email, password: 'the password of anna1' });
  const { accessToken } = JSON.parse(session) as { accessToken: string };
  for (let count = 0; count < hanging; count += 1)
    await subscribe(address, accessToken, `http://127.0.0.1:${port}/${count}/hang`);
}

async function measure(
  { measured, db, receiver }: Bench,
  name: string,
  load: () => Promise<number[]>,
): Promise<void> {
  const cpu = () =>
    measured.processes.reduce((sum, { pid }) => sum + cpuOf(pid), 0) + cpuOfFamily(measured.databasePid);
  const [before, watching] = [cpu(), watchLag(db)];
  const took = await load();
  const backlog = await backlogOf(db);
  const lag = await watching.stop();
  const drained = name.includes('hang') ? undefined : await drain(db);
  const taken = cpu() - before;
  receiver.send('report');
  const [late] = (await once(receiver, 'message')) as [number[]];
  console.log(name);
  if (took.length > 0) printTimes('  moves', took);
  printTimes('  from a move to its webhook', late);
  console.log(
    `  oldest event not fanned out ${lag.toFixed(2)} s; at the end ${backlog.events} events and ${backlog.deliveries} deliveries wait` +
      (drained ? `, for ${drained.events.toFixed(1)} and ${drained.deliveries.toFixed(1)} s` : '') +
      `; ${late.length} webhooks; CPU of services and PostgreSQL ${taken.toFixed(1)} s`,
  );
}

await withMeasuredService(run, { processes: Number(values.processes) });
