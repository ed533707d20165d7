import { parseArgs } from 'node:util';
import { secondMs } from '../../../src/helpers/time-units.ts';
import { type Child, command, startChild } from './http/processes.ts';
import { type Measured, residentOf, signUp, stop, withMeasuredService } from './measured-service.ts';
import { serviceArguments } from './service-arguments.ts';

/**
 * `npm run bench:memory -- --minutes 60`: the resident memory of the service while games are made and played by 16
 * clients and `--pictures` a second are drawn. `--node` takes options of Node in place of those of the service, to
 * compare. Described in docs/benchmarks.md.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    pictures: { type: 'string', default: '4' },
    node: { type: 'string', multiple: true, default: [...serviceArguments] },
  },
});
const minutes = Number(values.minutes);
const picturesASecond = Number(values.pictures);
const clients = 16;
const pairCount = 10;
/** Games of a round, which takes `roundSeconds` or until they have ended. */
const gamesOfRound = 200;
const roundSeconds = 20;
const sampleEveryMs = 500;
const mega = 1_000_000;

async function run({ address, processes }: Measured): Promise<void> {
  const pid = processes[0]?.pid ?? 0;
  const samples = [residentOf(pid)];
  console.log(`at the start ${text(samples)}`);
  const pairs: string[][] = [];
  for (let pair = 0; pair < pairCount; pair++)
    pairs.push([await signUp(address, `anna${pair}`), await signUp(address, `bruno${pair}`)]);
  const sampling = setInterval(() => samples.push(residentOf(pid)), sampleEveryMs);
  const drawing = picturesASecond > 0 ? drawOften(address, pairs[0]?.[0] ?? '') : undefined;
  const client = startChild('client.ts');
  try {
    await play(client, address, pairs, samples);
  } finally {
    clearInterval(sampling);
    clearInterval(drawing);
    await stop(client.process);
  }
}

/** Plays rounds until the time is over, and prints the memory of each minute. */
async function play(client: Child, address: string, pairs: string[][], samples: number[]): Promise<void> {
  const port = Number(new URL(address).port);
  const begin = performance.now();
  let printed = 0;
  for (let made = 0; performance.now() - begin < minutes * 60_000; ) {
    await command(client, {
      kind: 'prepare',
      port,
      pairs,
      reserve: gamesOfRound,
      play: gamesOfRound / 2,
      keys: true,
    });
    const extent = { seconds: roundSeconds };
    const load = await command(client, { kind: 'moves', ports: [port], clients, extent, bareGames: [] });
    made += load?.requests ?? 0;
    const minute = Math.floor((performance.now() - begin) / 60_000);
    if (minute === printed) continue;
    console.log(`minute ${String(minute).padStart(3)}: ${made} moves, ${text(samples)}`);
    samples.length = 0;
    printed = minute;
  }
}

const drawOften = (address: string, token: string) =>
  setInterval(() => void draw(address, token), secondMs / picturesASecond);

/** Requests the picture of a running game, like its page. */
async function draw(address: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const list = await fetch(`${address}/v1/games?status=running&limit=50`, { headers });
  if (!list.ok) return;
  const { items } = (await list.json()) as { items: { id: string }[] };
  const game = items[Math.floor(Math.random() * items.length)];
  if (game === undefined) return;
  const picture = await fetch(`${address}/v1/games/${game.id}/board.png?size=800`, { headers });
  await picture.arrayBuffer();
}

function text(samples: readonly number[]): string {
  const mean = samples.reduce((sum, each) => sum + each, 0) / samples.length;
  return `resident ${(mean / mega).toFixed(0)} MB on average, at most ${(Math.max(...samples) / mega).toFixed(0)} MB`;
}

await withMeasuredService(run, { nodeArguments: values.node });
