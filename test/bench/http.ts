import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { appendEntry } from '../../src/db/log-entries.ts';
import { type GameEvent, recordSchema } from '../../src/engine/index.ts';
import { measure, post, type Round } from './load.ts';
import { type Measured, signUp, withMeasuredService } from './measured-service.ts';

/**
 * `npm run bench:http`: moves a second over 1,000 games on the embedded PostgreSQL (synchronous commit), at turns 10
 * and 70 with 1, 16 and 64 clients, next to two limits from the same run: the guarded statement alone by `pg`, and a
 * bare route that does nothing but that statement.
 */

const GAMES = Number(process.argv[2] ?? 1000);
const CLIENTS = [1, 16, 64];
const record = recordSchema.parse(
  JSON.parse(await readFile(join(import.meta.dirname, '../../examples/records/base-game.json'), 'utf8')),
);

interface Table {
  readonly id: string;
  /** Access tokens by seat. */
  readonly tokens: readonly string[];
}

/** Turns at which each number of clients is measured: all games make this move, then the next. */
const MEASURED = [
  { name: 'turn 10', first: 10 },
  { name: 'turn 70', first: 69 },
];

/** The limits are measured right after the moves that they are compared with: other work slows both alike. */
async function run({ address, bareAddress, databaseUrl }: Measured): Promise<void> {
  const tokens = [await signUp(address, 'anna'), await signUp(address, 'bruno')];
  const tables = await openTables(address, tokens);
  const bare = { tables: await openTables(address, tokens), written: 0 };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
  console.log(`${GAMES} games of two, the recorded base game\n`);
  console.log('                                   a second   p50 ms   p95 ms   p99 ms');
  for (let turn = 1; turn <= record.decisions.length; turn++) {
    const measured = MEASURED.find(({ first }) => turn >= first && turn < first + CLIENTS.length);
    const clients = CLIENTS[turn - (measured?.first ?? turn)] ?? 16;
    const round = await playTurn(address, tables, turn - 1, measured === undefined ? 16 : clients);
    if (measured === undefined) continue;
    tell(`${measured.name}, ${clients} clients: moves`, round);
    const limit = await measureBareRoute(bareAddress, bare, clients);
    tell('  bare route', limit);
    tell('  statement alone', await measureStatement(pool, bare, clients));
    console.log(
      `  a move reaches ${((round.perSecond / limit.perSecond) * 100).toFixed(0)} % of the bare route\n`,
    );
  }
  await pool.end();
}

/** Games whose log is written without the service, and how far. */
interface BareTables {
  readonly tables: readonly Table[];
  written: number;
}

function measureBareRoute(bareAddress: string, bare: BareTables, clients: number): Promise<Round> {
  bare.written++;
  const jobs = bare.tables.map(({ id }) => async () => {
    await post(bareAddress, bareMove(id, bare.written));
  });
  return measure(jobs, clients);
}

function measureStatement(pool: pg.Pool, bare: BareTables, clients: number): Promise<Round> {
  bare.written++;
  const jobs = bare.tables.map(({ id }) => async () => {
    const { awaitingSeat, ...entry } = bareMove(id, bare.written);
    const after = {
      status: 'running' as const,
      awaitingSeat,
      awaitingPhase: 'place' as const,
      deadline: undefined,
      scores: [0, 0],
    };
    const outcome = await appendEntry(pool, { entry: { ...entry, at: new Date() }, after });
    if (outcome !== 'written') throw new Error(outcome);
  });
  return measure(jobs, clients);
}

/** An entry as large as a real one, chained by made-up hashes. */
function bareMove(game: string, seq: number) {
  const hash = (number: number) => String(number).padStart(64, '0');
  const decision = record.decisions[seq - 1]?.decision;
  const events: GameEvent[] = [
    { type: 'tile-placed', seat: 0, tile: 'base/G', x: 0, y: -1, rotation: 0 },
    { type: 'piece-deployed', seat: 0, piece: 'meeple', at: { x: 0, y: -1, segment: 'city0' } },
    { type: 'turn-began', seat: 1, part: 1 },
    { type: 'tile-drawn', seat: 1, tile: 'base/W', remaining: 69 },
  ];
  return {
    game,
    seq,
    seat: 0,
    decision,
    events,
    hash: hash(seq),
    previousHash: hash(seq - 1),
    awaitingSeat: seq % 2,
  };
}

async function playTurn(
  address: string,
  tables: readonly Table[],
  index: number,
  clients: number,
): Promise<Round> {
  const { seat, decision } = record.decisions[index] ?? {};
  if (seat === undefined || decision === undefined) throw new Error(`the record has no decision ${index}`);
  const jobs = tables.map(({ id, tokens }) => async () => {
    await post(`${address}/v1/games/${id}/moves`, decision, tokens[seat]);
  });
  return measure(jobs, clients);
}

async function openTables(address: string, tokens: readonly string[]): Promise<Table[]> {
  const { rules, draws, start } = record;
  const tables: Table[] = [];
  const jobs = Array.from({ length: GAMES }, () => async () => {
    const game = JSON.parse(
      await post(`${address}/v1/games`, { seatCount: 2, rules, scenario: { draws, start } }, tokens[0]),
    );
    await post(`${address}/v1/games/${game.id}/seats`, {}, tokens[1]);
    tables.push({ id: game.id, tokens });
  });
  await measure(jobs, 8);
  return tables;
}

function tell(name: string, { perSecond, p50, p95, p99 }: Round): void {
  const milliseconds = [p50, p95, p99].map((time) => time.toFixed(2).padStart(9)).join('');
  console.log(`${name.padEnd(34)} ${perSecond.toFixed(0).padStart(8)} ${milliseconds}`);
}

await withMeasuredService(run);
