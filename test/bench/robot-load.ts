import { parseArgs } from 'node:util';
import { measure, post } from './load.ts';
import { signUp, withMeasuredService } from './measured-service.ts';

/**
 * `npm run bench:robot-load -- --robots 200 --moves 600`: how much robot games raise the time of other players' moves, one
 * game each, over HTTP. Described in docs/benchmarks.md.
 */
const { values } = parseArgs({
  options: {
    robots: { type: 'string', default: '200' },
    moves: { type: 'string', default: '600' },
    level: { type: 'string', default: 'fair' },
  },
});
const players = 8;
/** Robot-only games that one owner may have at a time. */
const gamesEach = 3;

interface Table {
  readonly id: string;
  readonly tokens: readonly string[];
}

async function newTable(address: string, tokens: readonly [string, string]): Promise<Table> {
  const { id } = JSON.parse(await post(`${address}/v1/games`, { seatCount: 2 }, tokens[0]));
  await post(`${address}/v1/games/${id}/seats`, {}, tokens[1]);
  return { id, tokens };
}

const read = async (url: string, token: string) =>
  (await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json()) as Record<
    string,
    never
  >;

/** Moves of both players in turn, each a job; what can be decided is read before and not measured. */
async function movesOf(address: string, tables: readonly Table[], count: number) {
  const times: number[] = [];
  const play = async ({ id, tokens }: Table) => {
    for (let move = 0; move < count / tables.length; move++) {
      const token = tokens[move % 2] ?? '';
      const { options } = (await read(`${address}/v1/games/${id}/options`, token)) as {
        options?: { decision: object }[];
      };
      const [option] = options ?? [];
      if (option === undefined) return;
      const job = async () => void (await post(`${address}/v1/games/${id}/moves`, option.decision, token));
      times.push((await measure([job], 1)).p50);
    }
  };
  await Promise.all(tables.map(play));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { moves: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function startRobots(address: string, count: number): Promise<void> {
  const robots = [values.level, values.level];
  for (let made = 0; made < count; made += gamesEach) {
    const token = await signUp(address, `owner${made}`);
    for (let each = 0; each < gamesEach; each++)
      await post(`${address}/v1/games`, { join: false, robots }, token);
  }
}

await withMeasuredService(
  async ({ address, processes: [service] }) => {
    const pairs: [string, string][] = [];
    for (let pair = 0; pair < players; pair++)
      pairs.push([await signUp(address, `anna${pair}`), await signUp(address, `bruno${pair}`)]);
    const tables = () => Promise.all(pairs.map((tokens) => newTable(address, tokens)));
    const count = Number(values.moves);
    await movesOf(address, await tables(), count / 4);
    const alone = await movesOf(address, await tables(), count);
    await startRobots(address, Number(values.robots));
    const beside = await movesOf(address, await tables(), count);
    console.table({ alone, [`beside ${values.robots} robot games`]: beside });
    console.log(`p99 × ${(beside.p99 / alone.p99).toFixed(2)} (pid ${service?.pid})`);
  },
  { settings: { RATE_LIMIT_PER_MINUTE: '0' } },
);
