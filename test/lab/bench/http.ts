import { connectWatcher, drain } from './http/backlog.ts';
import { createBareGames } from './http/bare.ts';
import { measureDecision } from './http/decision.ts';
import { movesOfGame } from './http/games.ts';
import { type Bench, measureBareRoute, measureMoves, runRoute } from './http/measure.ts';
import { command, messageOf, startChild } from './http/processes.ts';
import { printBareRoute, printHead, printLoad, printMeasurement } from './http/report.ts';
import { readArguments } from './http/settings.ts';
import { post } from './load.ts';
import { type Measured, signUp, stop, withMeasuredService } from './measured-service.ts';
import { serviceArguments } from './service-arguments.ts';

/**
 * `npm run bench:http`: moves a second, steady and in a burst, over HTTP on the embedded PostgreSQL (synchronous commit)
 * with all consequences of a move: events fanned out, webhooks sent. Described in docs/benchmarks.md.
 */

const settings = readArguments();
const pairCount = 10;
/** Upper bound of moves a second; enough games for them are started in advance. */
const maxPerSecond = 6000;

async function run(measured: Measured): Promise<void> {
  if (settings.decision) await measureDecision(measured);
  const db = await connectWatcher(measured.databaseUrl);
  const client = startChild('client.ts');
  const receiver = startChild('receiver.ts');
  try {
    const port = await messageOf<number>(receiver);
    const pairs = await signUpPairs(measured.address, port);
    const bareGames = await createBareGames(db, settings.games);
    const bench = { measured, client, receiver, db, bareGames, byGame: settings.byGame };
    const prepare = (reserve: number, play = 0) => startGames(bench, pairs, reserve, play);
    await warmUp(bench, prepare);
    for (const clients of settings.clients) await steady(bench, clients, prepare);
    if (settings.burst > 0) await burst(bench, prepare);
  } finally {
    await Promise.all([stop(client.process), stop(receiver.process), db.end()]);
  }
}

type Prepare = (reserve: number, play?: number) => Promise<void>;

/** One player of every second pair gets a webhook for every decision. */
async function signUpPairs(address: string, port: number): Promise<string[][]> {
  const pairs: string[][] = [];
  for (let pair = 0; pair < pairCount; pair++) {
    const tokens = [await signUp(address, `anna${pair}`), await signUp(address, `bruno${pair}`)];
    pairs.push(tokens);
    if (!settings.webhooks || pair % 2 === 1) continue;
    const webhook = { url: `http://127.0.0.1:${port}/hook`, events: ['decision.made'] };
    await post(`${address}/v1/me/webhooks`, webhook, tokens[0]);
  }
  return pairs;
}

/** Starts games until the reserve is full, puts some into play, and waits until all notifications are sent. */
async function startGames(bench: Bench, pairs: string[][], reserve: number, play: number): Promise<void> {
  const { measured, client, db } = bench;
  const port = Number(new URL(measured.address).port);
  await command(client, { kind: 'prepare', port, pairs, reserve, play, keys: settings.keys });
  await drain(db);
}

async function warmUp(bench: Bench, prepare: Prepare): Promise<void> {
  console.log(
    `${settings.games} games at a time, ${settings.processes} service process(es), every move ` +
      `${settings.keys ? 'with' : 'without'} an idempotency key, ${settings.webhooks ? 'half of the games' : 'no game'} with a webhook\n`,
  );
  await prepare(settings.games, settings.games);
  printHead();
  printLoad('warm-up, 16 clients', await runRoute(bench, 'warm-up', 16, {}));
  await drain(bench.db);
}

async function steady(bench: Bench, clients: number, prepare: Prepare): Promise<void> {
  const { seconds } = settings;
  await prepare(Math.ceil((maxPerSecond * seconds) / movesOfGame));
  const bare = await measureBareRoute(bench, clients, { seconds: Math.ceil(seconds / 4) });
  printBareRoute(clients, bare);
  const measurement = await measureMoves(bench, clients, { seconds });
  printLoad(`moves, ${clients} clients`, measurement.load);
  printMeasurement(measurement, bare.load);
}

async function burst(bench: Bench, prepare: Prepare): Promise<void> {
  await prepare(Math.ceil(settings.burst / movesOfGame));
  const measurement = await measureMoves(bench, 64, { requests: settings.burst });
  printLoad(`burst of ${settings.burst}, 64 clients`, measurement.load);
  printMeasurement(measurement, undefined);
}

const nodeArguments = settings.profile
  ? [...serviceArguments, '--cpu-prof', '--cpu-prof-interval', '500']
  : serviceArguments;
await withMeasuredService(run, { processes: settings.processes, nodeArguments });
