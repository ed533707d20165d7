import { expect, test } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { serve, useApp } from '../support/app.ts';
import { decide, optionsOf, playOn, readTable, startTable } from '../support/table.ts';
import { faultsOf, gameTables } from './support/one-game.ts';
import { collectStatements } from './support/statements.ts';

test.each([
  'SELECT 1 FROM games WHERE id = $1 AND version = $2',
  'SELECT 1 FROM players WHERE id = $1',
  'SELECT * FROM games g JOIN seats s ON s.game_id = g.id WHERE $1::uuid = g.id',
  'SELECT (SELECT count(*) FROM seats s WHERE s.game_id = g.id) FROM games g WHERE g.id = $1',
  'WITH game AS (UPDATE games SET version = 1 WHERE id = $1 RETURNING id) SELECT * FROM seats JOIN game ON game_id = id',
  'WITH game AS (SELECT id FROM games WHERE id = $1) INSERT INTO due (key, version) SELECT id, 1 FROM game',
  'INSERT INTO due (version, key) VALUES ($2, $1) ON CONFLICT (key, kind) DO UPDATE SET version = 1',
  'DELETE FROM due WHERE key = $1 AND version <= $2',
  'SELECT * FROM ((SELECT game_id FROM seats WHERE game_id = $1) UNION (SELECT game_id FROM notes WHERE game_id = $1)) u',
])('%s names the game', async (sql) => {
  expect(await faultsOf(sql)).toEqual([]);
});

test.each([
  ['SELECT 1 FROM games WHERE version = $1', ['games as games']],
  ['SELECT 1 FROM games WHERE id = $1 OR version = $2', ['games as games']],
  ['SELECT 1 FROM games WHERE id <> $1', ['games as games']],
  ['SELECT * FROM games g JOIN seats s ON s.player_id = g.owner_id WHERE g.id = $1', ['seats as s']],
  ['SELECT (SELECT count(*) FROM seats) FROM games g WHERE g.id = $1', ['seats as seats']],
  ['SELECT * FROM seats WHERE player_id IN (SELECT owner_id FROM games WHERE id = $1)', ['seats as seats']],
  [
    'WITH game AS (SELECT owner_id FROM games WHERE id = $1) INSERT INTO due (key) SELECT owner_id FROM game',
    ['insert into due'],
  ],
  ['INSERT INTO due (version) VALUES ($1)', ['insert into due']],
  ['INSERT INTO due (key) VALUES ($1), ($2)', ['insert into due']],
  ['UPDATE games SET version = 1 FROM seats s WHERE id = $1', ['seats as s']],
  ['SELECT * FROM seats WHERE game_id = ANY($1)', ['seats as seats']],
  ['DELETE FROM due USING games g WHERE g.id = $1', ['due as due']],
])('%s does not', async (sql, faults) => {
  expect(await faultsOf(sql)).toEqual(faults);
});

const service = useApp();

/**
 * Statements that look for work in all games, without delaying requests: due clocks, and events to announce. All
 * further work is about one game.
 */
const acrossGames = /FROM due WHERE kind = \$\d+ AND at <= |FROM outbox_events WHERE number IS NULL/;

test('every statement of a decision, reader or clock names its one game', async () => {
  const statements = collectStatements();
  const other = await serve(openDb(String(service.deps.config.databaseUrl), { poolSize: 2 }), {});
  const table = await startTable(service, 2, { clock: { perTurn: 'PT1M' } });
  statements.clear();
  await playOn(service, table, 3);
  const [option] = await optionsOf(other, table, table.players[1]!);
  const key = { 'idempotency-key': 'a key' };
  for (const each of [other, service]) {
    await decide(each, table, table.players[1]!, option.decision).set(key).expect(201);
    await readTable(each, table, table.players[0]!);
    for (const path of ['moves', 'board.svg', 'card', 'projection', 'fairness', 'messages'])
      await each.http.get(`/v1/games/${table.id}/${path}`).set(table.players[0]!.auth).expect(200);
    await each.http.get(`/v1/games/${table.id}`).expect(200);
  }
  await decide(service, table, table.players[1]!, option.decision).expect(409);
  service.pass(120_000);
  await dueTimers(service.deps).drain();
  expect((await readTable(other, table, table.players[0]!)).version).toBe(5);
  await other.app.close();
  await other.db.close();
  const sent = [...statements].filter((sql) => !acrossGames.test(sql));
  const faults = await Promise.all(
    sent.map(async (sql) => (await faultsOf(sql)).map((fault) => `${fault}: ${sql}`)),
  );
  expect(faults.flat()).toEqual([]);
  const used = (name: string) => sent.some((sql) => new RegExp(`\\b${name}\\b`).test(sql));
  expect(Object.keys(gameTables).filter(used)).toEqual(
    expect.arrayContaining([
      'games',
      'seats',
      'log_entries',
      'decision_results',
      'outbox_events',
      'due',
      'messages',
    ]),
  );
});

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly columns: string[];
  readonly target: string | null;
}

/** Unique indexes, primary keys and foreign keys of the tables of games. Those of partitions are those of their tables. */
const constraintsSql = `
  SELECT c.relname AS table, i.relname AS name, NULL AS target,
         ARRAY(SELECT pg_get_indexdef(x.indexrelid, n, true) FROM generate_series(1, x.indnkeyatts) n) AS columns
  FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
  WHERE x.indisunique AND NOT c.relispartition AND c.relname = ANY($1)
  UNION ALL
  SELECT c.relname, k.conname, t.relname,
         ARRAY(SELECT a.attname::text FROM unnest(k.conkey) n JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = n)
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
  WHERE k.contype = 'f' AND NOT c.relispartition AND (c.relname = ANY($1) OR t.relname = ANY($1))`;

test('no unique key and no foreign key crosses games', async () => {
  const { rows } = await service.db.pool.query<Constraint>(constraintsSql, [Object.keys(gameTables)]);
  expect(rows.length).toBeGreaterThan(10);
  const crossing = rows.filter(({ table, columns, target }) => {
    const key = gameTables[table];
    return (
      key === undefined || !columns.includes(key) || (target !== null && gameTables[target] === undefined)
    );
  });
  expect(crossing.map(({ name }) => name)).toEqual([]);
});

test('every table with a game column is listed here, or exempt', async () => {
  const { rows } = await service.db.pool.query<{ name: string }>(`
    SELECT DISTINCT c.relname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE a.attname = 'game_id' AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relnamespace = 'public'::regnamespace`);
  const known = Object.keys(gameTables);
  // Found by their receivers or subjects; they only mention a game.
  const mentioning = [
    'api_tokens',
    'asked_options',
    'club_games',
    'deliveries',
    'mutes',
    'rating_changes',
    'rating_cursor',
    'received_emails',
    'reply_addresses',
    'reports',
    'standing_games',
    'webhook_endpoints',
  ];
  expect(rows.map(({ name }) => name).sort()).toEqual(
    [...known.filter((name) => gameTables[name] === 'game_id'), ...mentioning].sort(),
  );
});
