import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { takeDueTimers } from '../../src/db/timers.ts';
import { recordSchema } from '../../src/engine/index.ts';
import { call, type ServiceProcess, startProcess } from '../notifications/support/processes.ts';
import { openReceiver } from '../notifications/support/receiver.ts';
import { listenLive } from './live-listener.ts';
import { closeConnections, post } from './load.ts';

/**
 * `npm run bench:notify`: the time from a decision's commit to the receipt of its webhook and of its live event, with
 * two processes on one PostgreSQL (synchronous commit) at 50 decisions a second, without and with receivers that hang;
 * and what looking for due clocks costs with 100,000 open games. The time is counted from the time in the entry, taken
 * just before the commit, so it includes the commit. Arguments: seconds, and decisions a second.
 */

const PER_SECOND = Number(process.argv[3] ?? 50);
const SECONDS = Number(process.argv[2] ?? 20);
const GAMES = 100;
const HANGING = 10;
const CLOCKS = 100_000;
const record = recordSchema.parse(
  JSON.parse(await readFile(join(import.meta.dirname, '../../examples/records/base-game.json'), 'utf8')),
);

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'carcassonne-bench-'));
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  await migrate(postgres.url);
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    WEBHOOK_ALLOWED_RANGES: '127.0.0.0/8',
    LOG_LEVEL: 'error',
  };
  const services: ServiceProcess[] = [];
  try {
    services.push(await startProcess(env), await startProcess(env));
    await measureWebhooks(services);
    await measureClocks(postgres.url);
  } finally {
    closeConnections();
    for (const service of services) await service.end('SIGTERM');
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Table {
  readonly id: string;
  readonly tokens: readonly string[];
}

async function measureWebhooks(services: readonly ServiceProcess[]): Promise<void> {
  const receiver = await openReceiver();
  const hanging = await openReceiver(() => {});
  const { address } = services[0] as ServiceProcess;
  const tokens = [await signUp(address, 'anna'), await signUp(address, 'bruno')];
  await call(`${address}/v1/me/webhooks`, tokens[0], { url: receiver.url, events: ['decision.made'] });
  console.log(`${PER_SECOND} moves a second for ${SECONDS} s, two processes, ${GAMES} games\n`);
  console.log('                                        p50 ms   p99 ms  most ms');
  const usual = Array.from({ length: GAMES }, () => tokens);
  await round('warming up', services, await openTables(address, usual), receiver, 5);
  const listener = await listenLive((services[1] as ServiceProcess).address, tokens[1] as string);
  await round('move to webhook', services, await openTables(address, usual), receiver, SECONDS);
  show('move to live event', listener.late);
  listener.close();
  const others: string[][] = [];
  for (let count = 0; count < HANGING; count += 1) {
    const other = await signUp(address, `carla${count}`);
    const hook = { url: `${hanging.url}${count}`, events: ['decision.made', 'turn.started'] };
    await call(`${address}/v1/me/webhooks`, other, hook);
    others.push([tokens[0] as string, other]);
  }
  const mixed = await openTables(address, [...others, ...usual.slice(HANGING)]);
  await round(`the same, ${HANGING} of the receivers hang`, services, mixed, receiver, SECONDS);
  receiver.close();
  hanging.close();
}

async function round(
  name: string,
  services: readonly ServiceProcess[],
  tables: readonly Table[],
  receiver: Awaited<ReturnType<typeof openReceiver>>,
  seconds: number,
): Promise<void> {
  const late: number[] = [];
  receiver.answer = (response, { body }) => {
    late.push(Date.now() - Date.parse(body.data.entry.at));
    response.writeHead(204).end();
  };
  const moves = PER_SECOND * seconds;
  const took: number[] = [];
  const begin = performance.now();
  const sent: Promise<void>[] = [];
  for (let move = 0; move < moves; move += 1) {
    await pause(Math.max(0, begin + (move * 1000) / PER_SECOND - performance.now()));
    sent.push(
      send(
        services[move % 2] as ServiceProcess,
        tables[move % GAMES] as Table,
        Math.floor(move / GAMES),
        took,
      ),
    );
  }
  await Promise.all(sent);
  const end = performance.now() + 60_000;
  while (late.length < moves && performance.now() < end) await pause(20);
  show(name, late);
  show('  the moves themselves', took);
  if (late.length !== moves) console.log(`  ${late.length} webhooks for ${moves} moves`);
}

async function send(
  { address }: ServiceProcess,
  { id, tokens }: Table,
  turn: number,
  took: number[],
): Promise<void> {
  const { seat, decision } = record.decisions[turn] ?? {};
  if (seat === undefined || decision === undefined) throw new Error(`the record has no decision ${turn}`);
  const begin = performance.now();
  await post(`${address}/v1/games/${id}/moves`, decision, tokens[seat]);
  took.push(performance.now() - begin);
}

async function openTables(address: string, players: readonly (readonly string[])[]): Promise<Table[]> {
  const { rules, draws, start } = record;
  const tables: Table[] = [];
  for (const tokens of players) {
    const { id } = await call(`${address}/v1/games`, tokens[0], {
      seatCount: 2,
      rules,
      scenario: { draws, start },
    });
    await call(`${address}/v1/games/${id}/seats`, tokens[1], {});
    tables.push({ id, tokens });
  }
  return tables;
}

async function signUp(address: string, handle: string): Promise<string> {
  const email = `${handle}@example.org`;
  await call(`${address}/v1/accounts`, undefined, { email, handle, password: `the password of ${handle}` });
  return (await call(`${address}/v1/sessions`, undefined, { email, password: `the password of ${handle}` }))
    .accessToken;
}

/** Looks for due clocks among many; then with a hundred of them due. No clock is really kept here. */
async function measureClocks(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query(
    `INSERT INTO timers (game_id, version, at)
     SELECT gen_random_uuid(), 0, '2100-01-01'::timestamptz + make_interval(secs => n) FROM generate_series(1, $1) n`,
    [CLOCKS],
  );
  await pool.query('ANALYZE timers');
  const start = Date.parse('2100-01-01T00:00:00Z');
  const retry = new Date('2200-01-01T00:00:00Z');
  const none: number[] = [];
  const hundred: number[] = [];
  for (let count = 0; count < 300; count += 1)
    none.push(await timed(() => takeDueTimers(pool, new Date(start - 1e6), retry, 100)));
  for (let count = 1; count <= 50; count += 1) {
    const due = new Date(start + count * 100_000);
    hundred.push(await timed(() => takeDueTimers(pool, due, retry, 100)));
  }
  console.log(`\n${CLOCKS} open games with a clock`);
  show('looking for due clocks, none is', none);
  show('taking a hundred that are', hundred);
  await pool.end();
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

function show(name: string, times: number[]): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const shown = [at(0.5), at(0.99), at(1)].map((time) => time.toFixed(2).padStart(9)).join('');
  console.log(`${name.padEnd(38)}${shown}`);
}

await main();
