import { parseArgs } from 'node:util';
import type pg from 'pg';
import type { Deps } from '../../../src/platform/deps.ts';
import { insertPlainPlayer, realGame, startedGame } from '../../support/real-game.ts';
import { measuredQueries } from './growth/queries.ts';
import { loadGames } from './load-games.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run bench:growth -- --games 1000000`: the same move and the same queries beside 1,000 finished games and beside
 * many more, on the embedded PostgreSQL; and the bytes of a finished base game by table.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '1000000' } } });
const few = 1_000;
const many = Number(values.games);
const runningGames = 200;
const rounds = 200;
const shortLog = 12;

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function measure(run: (round: number) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 20; round++) {
    const begin = performance.now();
    await run(round);
    if (round >= 20) times.push(performance.now() - begin);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function measureAll(deps: Deps, running: readonly string[], regular: string) {
  const found = new Map<string, Times>();
  for (const [name, run] of measuredQueries(deps, running, regular)) found.set(name, await measure(run));
  return found;
}

const bytesSql = `
  SELECT coalesce(i.inhparent, c.oid)::regclass::text AS name, sum(pg_relation_size(c.oid))::float8 AS rows,
         sum(pg_indexes_size(c.oid))::float8 AS indexes, sum(pg_total_relation_size(c.oid))::float8 AS total
  FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE c.relkind = 'r' AND coalesce(i.inhparent, c.oid)::regclass::text IN ('log_entries', 'games', 'seats')
  GROUP BY 1 ORDER BY 4 DESC`;

async function printBytes(db: pg.Client, games: number, entries: number): Promise<void> {
  const { rows } = await db.query<{ name: string; rows: number; indexes: number; total: number }>(bytesSql);
  console.log(`\nbytes a game, ${games.toLocaleString('en')} finished games with ${entries} entries each`);
  console.log(
    `${'table'.padEnd(16)}${['rows', 'indexes', 'in all'].map((head) => head.padStart(10)).join('')}`,
  );
  for (const { name, rows: heap, indexes, total } of rows) {
    const cells = [heap, indexes, total].map((bytes) => (bytes / games).toFixed(0).padStart(10));
    console.log(`${name.padEnd(16)}${cells.join('')}`);
  }
  const all = rows.reduce((sum, { total }) => sum + total, 0) / games;
  console.log(`${'together'.padEnd(36)}${all.toFixed(0).padStart(10)}`);
}

function printTimes(before: ReadonlyMap<string, Times>, after: ReadonlyMap<string, Times>): void {
  const heads = [few, many].flatMap((games) => [`${games.toLocaleString('en')}: p50`, 'p99']);
  console.log(`\n${'ms'.padEnd(40)}${heads.map((head) => head.padStart(16)).join('')}`);
  for (const [name, times] of before) {
    const later = after.get(name) ?? times;
    const cells = [times.p50, times.p99, later.p50, later.p99].map((time) => time.toFixed(2).padStart(16));
    console.log(`${name.padEnd(40)}${cells.join('')}`);
  }
}

async function run(deps: Deps, db: pg.Client): Promise<void> {
  const template = await realGame(deps);
  const id = template[0]?.game ?? '';
  const regular = await insertPlainPlayer(deps.db, 'regular');
  const loaded = { template: id, players: 20_000, regular };
  await loadGames(db, { ...loaded, from: 0, count: few, entries: template.length });
  await db.query('VACUUM (ANALYZE)');
  await printBytes(db, few, template.length);
  const running: string[] = [];
  for (let count = 0; count < runningGames; count++) running.push(await startedGame(deps));
  const before = await measureAll(deps, running, regular);
  const begin = performance.now();
  await loadGames(db, { ...loaded, from: few, count: many - few, entries: shortLog });
  await db.query('VACUUM (ANALYZE)');
  console.log(
    `\n${(many - few).toLocaleString('en')} games loaded in ${((performance.now() - begin) / 1000).toFixed(0)} s`,
  );
  await printBytes(db, many, shortLog);
  printTimes(before, await measureAll(deps, running, regular));
}

await withDatabase('growth', run);
