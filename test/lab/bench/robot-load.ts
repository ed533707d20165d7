import { parseArgs } from 'node:util';
import pg from 'pg';
import { post } from './load.ts';
import { signUp, withMeasuredService } from './measured-service.ts';

/**
 * `npm run bench:robot-load -- --robots 200 --rounds 6`: how much robot games slow down other players' moves, over
 * HTTP. Described in docs/benchmarks.md.
 */
const { values } = parseArgs({
  options: {
    robots: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '6' },
    level: { type: 'string', default: 'fair' },
  },
});
/** Games of a round, played side by side to their ends. */
const gamesOfRound = 8;
/** Unmeasured rounds until the code is compiled. */
const warmUpRounds = 4;
/** Maximum concurrent robot-only games of an owner. */
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

/** Plays a game by the first option each time, and returns how long its moves took, ms; reading the options is not measured. */
async function play(address: string, { id, tokens }: Table): Promise<number[]> {
  const times: number[] = [];
  for (let move = 0; ; move++) {
    const token = tokens[move % 2] ?? '';
    const { options } = (await read(`${address}/v1/games/${id}/options`, token)) as {
      options?: { decision: object }[];
    };
    const [option] = options ?? [];
    if (option === undefined) return times;
    const begin = performance.now();
    await post(`${address}/v1/games/${id}/moves`, option.decision, token);
    times.push(performance.now() - begin);
  }
}

/** Plays games of these pairs, some rounds one after the other. */
async function playRounds(address: string, pairs: readonly (readonly [string, string])[], rounds: number) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const tables = await Promise.all(pairs.map((tokens) => newTable(address, tokens)));
    times.push(...(await Promise.all(tables.map((table) => play(address, table)))).flat());
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { moves: times.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Counts the decisions in all logs. */
async function countDecisions(databaseUrl: string): Promise<number> {
  const db = new pg.Client(databaseUrl);
  await db.connect();
  const { rows } = await db.query<{ count: string }>(
    `SELECT count(*) FROM log_entries WHERE kind = 'decision'`,
  );
  await db.end();
  return Number(rows[0]?.count);
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
  async ({ address, databaseUrl }) => {
    const pairs: [string, string][] = [];
    for (let pair = 0; pair < gamesOfRound; pair++)
      pairs.push([await signUp(address, `anna${pair}`), await signUp(address, `bruno${pair}`)]);
    const rounds = Number(values.rounds);
    await playRounds(address, pairs, warmUpRounds);
    const alone = await playRounds(address, pairs, rounds);
    await startRobots(address, Number(values.robots));
    const [before, begin] = [await countDecisions(databaseUrl), performance.now()];
    const beside = await playRounds(address, pairs, rounds);
    const seconds = (performance.now() - begin) / 1000;
    const byRobots = (await countDecisions(databaseUrl)) - before - beside.moves;
    console.table({ alone, [`beside ${values.robots} robot games`]: beside });
    console.log(`${byRobots} decisions of robots meanwhile, ${(byRobots / seconds).toFixed(0)} a second`);
    console.log(`p99 × ${(beside.p99 / alone.p99).toFixed(2)}`);
  },
  { settings: { RATE_LIMIT_PER_MINUTE: '0' } },
);
