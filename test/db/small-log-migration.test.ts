import pg from 'pg';
import { expect, test } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { findResult } from '../../src/db/decision-results.ts';
import { findGame } from '../../src/db/games.ts';
import { newId } from '../../src/db/id.ts';
import { migrate } from '../../src/db/migrate.ts';
import { awaiting, newGame, options, replay, resolveRules } from '../../src/engine/index.ts';
import { genesisHash, hashEntry } from '../../src/games/log/hash-chain.ts';
import { readEntries } from '../../src/games/log/read-entries.ts';
import { testDeps } from '../support/app.ts';
import { useDatabaseBefore } from '../support/database-before.ts';

const seed = '5e'.repeat(32);
const at = new Date('2026-02-03T04:05:06.789Z');
const before = useDatabaseBefore('20261122100301');

/** The first entry of a game, as it was made before. */
function firstEntry(game: string) {
  const setup = { rules: resolveRules({}), seats: 2, bag: { seed } };
  const { state } = newGame(setup);
  const seat = awaiting(state)!.seat;
  const { decision } = options(state, seat)[0]!;
  let events: readonly unknown[] = [];
  replay(setup, [{ seat, decision }], (each) => {
    events = each;
  });
  const content = { game, seq: 1, seat, decision, events, at, previousHash: genesisHash };
  return { ...content, hash: hashEntry(content) };
}

/** Writes a running game with one entry as it was stored before. */
async function writeOldGame(client: pg.Client, game: string, player: string) {
  const entry = firstEntry(game);
  const { seat, hash, previousHash } = entry;
  const [decision, events] = [JSON.stringify(entry.decision), JSON.stringify(entry.events)];
  await client.query(
    `INSERT INTO games (id, owner_id, name, status, version, rules, seat_count, seed, commitment, head_hash, engine_version,
       created_at, started_at, updated_at)
     VALUES ($1, $2, 'Old', 'running', 1, $3, 2, $4, $4, $5, '1', $6, $6, $6)`,
    [game, player, JSON.stringify(resolveRules({})), seed, hash, at],
  );
  await client.query('INSERT INTO log_entries VALUES ($1, 1, $2, $3, $4, $5, $6, $7)', [
    game,
    seat,
    decision,
    events,
    at,
    hash,
    previousHash,
  ]);
  await client.query(`INSERT INTO outbox_events (game_id, kind, seq, at) VALUES ($1, 'decision', 1, $2)`, [
    game,
    at,
  ]);
  const result = JSON.stringify({ version: 1, awaiting: { deadline: at } });
  await client.query(`INSERT INTO decision_results VALUES ($1, $2, 'k', $3, 201, $4, $5)`, [
    game,
    player,
    'ab'.repeat(32),
    result,
    at,
  ]);
  return entry;
}

test('games that began before keep their logs, hashes, events and kept results; their chains begin with zeros', async () => {
  await migrate(before.database.url, before.folder);
  const client = new pg.Client(before.database.url);
  await client.connect();
  const [game, player, next] = [newId(), newId(), newId()];
  const entry = await writeOldGame(client, game, player);
  await client.query(
    `INSERT INTO games (id, owner_id, name, rules, seat_count, engine_version, created_at, updated_at, rematch_of)
     VALUES ($1, $2, 'Next', '{}', 2, '1', $3, $3, $4)`,
    [next, player, at, game],
  );
  await migrate(before.database.url);

  const db = openDb(before.database.url, { poolSize: 2 });
  const row = (await findGame(db.pool, game))!;
  expect(row).toMatchObject({ seed, commitment: seed, headHash: entry.hash, version: 1 });
  const { deps } = testDeps(db);
  expect(await readEntries(deps, row, 0, 10)).toEqual([entry]);
  const saved = await findResult(db.pool, game, player, 'k');
  expect(saved).toEqual({ bodyHash: 'ab'.repeat(32), seq: 1, deadline: at });
  const { rows: announced } = await client.query('SELECT data FROM outbox_events');
  const { seat, decision, events } = entry;
  expect(announced).toEqual([{ data: { seat, decision, events } }]);
  const { rows } = await client.query('SELECT rematch_id FROM games WHERE id = $1', [game]);
  expect(rows).toEqual([{ rematch_id: next }]);
  await client.end();
  await db.close();
}, 60_000);
