import { expect, test, vi } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { isDatabaseAway } from '../../src/db/connection/unavailable.ts';
import { newId } from '../../src/db/id.ts';
import { outsideTransaction, transaction } from '../../src/db/transactions.ts';
import { append } from '../../src/games/store/append.ts';
import { appendEntries, appendEntry, type NewEntry } from '../../src/games/store/append-entry.ts';
import { useDatabase } from '../support/database.ts';
import { entryAfter, runningGame } from '../support/played-game.ts';
import { waiting } from '../support/waiting.ts';

const given = useDatabase();
const player = newId();
const bodyHash = 'ab'.repeat(32);
const due = new Date('2026-02-03T04:05:06.789Z');

/** A decision with every part that allows a shared statement. */
function fullEntry(game: string, key: string): NewEntry {
  const next = entryAfter(game, { type: 'tile', x: 1, y: 2, rotation: 90 });
  return {
    ...next,
    after: { ...next.after, deadline: due, timerAt: due },
    result: { player, key, bodyHash },
  };
}

const startGames = (count: number) =>
  Promise.all(Array.from({ length: count }, () => runningGame(given.db.prisma)));

/** Everything that an entry writes, without the ids. */
async function writtenFor(game: string, key: string): Promise<unknown> {
  const { rows } = await given.db.pool.query(
    `SELECT to_jsonb(g) - '{id,owner_id,created_at,head_hash}'::text[] AS game, g.head_hash = l.hash AS "isHead",
            to_jsonb(l) - '{game_id,hash}'::text[] AS entry, to_jsonb(o) - '{game_id,position,number}'::text[] AS event,
            to_jsonb(r) - '{game_id,key}'::text[] AS result, to_jsonb(t) - 'key' AS timer
     FROM games g LEFT JOIN log_entries l ON l.game_id = g.id AND l.seq = 1
     LEFT JOIN outbox_events o ON o.game_id = g.id AND o.kind = 'decision.made'
     LEFT JOIN decision_results r ON r.game_id = g.id AND r.key = $2 LEFT JOIN due t ON t.key = g.id
     WHERE g.id = $1`,
    [game, key],
  );
  return rows;
}

/** Counts the statements for the first entries of games. */
async function statementsFor(games: readonly string[]): Promise<number> {
  const text =
    'SELECT count(DISTINCT xmin::text)::int AS n FROM log_entries WHERE game_id = ANY($1) AND seq = 1';
  return (await given.db.pool.query(text, [games])).rows[0].n;
}

test('entries of many games share statements and are each written as if alone', async () => {
  const [alone, ...games] = await startGames(41);
  expect(await appendEntry(given.db.prisma, fullEntry(alone!, 'key'))).toBe('written');
  const outcomes = await Promise.all(games.map((game) => append(given.db, fullEntry(game, 'key'))));
  expect(outcomes).toEqual(games.map(() => 'written'));
  expect(await statementsFor(games)).toBe(2);
  const expected = await writtenFor(alone!, 'key');
  expect(expected).toMatchObject([{ isHead: true, result: { seq: 1 }, timer: { version: 1 } }]);
  for (const game of games) expect(await writtenFor(game, 'key')).toEqual(expected);
});

test('a batch of any size uses one cached plan', async () => {
  const games = await startGames(16);
  const entries = games.map((game) => fullEntry(game, 'key'));
  await copyGame(games[0]!, 5_000);
  const db = openDb(given.database.url, { poolSize: 1 });
  for (let at = 0; at < entries.length; at += 2) await appendEntries(db.prisma, entries.slice(at, at + 2));
  const [plans] = await db.prisma.$queryRaw<{ lasting: number }[]>`
    SELECT generic_plans::int AS lasting FROM pg_prepared_statements WHERE statement LIKE '%json_to_recordset%'`;
  await db.close();
  // PostgreSQL plans for specific values five times before it compares.
  expect(plans?.lasting).toBeGreaterThan(0);
});

/** Fills the games table, because the planner depends on its contents. */
async function copyGame(game: string, copies: number): Promise<void> {
  const text = `
    INSERT INTO games SELECT copy.* FROM games g CROSS JOIN generate_series(1, $2) AS n CROSS JOIN LATERAL
      jsonb_populate_record(g, jsonb_build_object('id', gen_random_uuid(), 'name', n::text)) AS copy WHERE g.id = $1`;
  await given.db.pool.query(text, [game, copies]);
  await given.db.pool.query('ANALYZE games');
}

test('entries with and without a key or a timer share a statement', async () => {
  const games = await startGames(6);
  const entries = games.map((game, at) => (at % 2 === 0 ? entryAfter(game) : fullEntry(game, 'key')));
  await Promise.all(entries.map((entry) => append(given.db, entry)));
  for (const [at, game] of games.entries()) {
    const [row] = (await writtenFor(game, 'key')) as [{ result: unknown; timer: unknown }];
    expect([row.result === null, row.timer === null]).toEqual([at % 2 === 0, at % 2 === 0]);
  }
});

test('exactly one of many entries for one version is written, along with those of other games', async () => {
  const [disputed, ...games] = await startGames(10);
  const rivals = Array.from({ length: 20 }, (_, n) => append(given.db, fullEntry(disputed!, `key ${n}`)));
  const others = games.map((game) => append(given.db, fullEntry(game, 'key')));
  expect((await Promise.all(rivals)).filter((outcome) => outcome === 'written')).toHaveLength(1);
  expect(await Promise.all(others)).toEqual(games.map(() => 'written'));
});

test('a key used for another result fails alone', async () => {
  const games = await startGames(8);
  const [taken] = games;
  const first = fullEntry(taken!, 'key');
  await append(given.db, first);
  const again = { ...fullEntry(taken!, 'key'), ...entryAfter(first.entry), result: first.result };
  const entries = [again, ...games.slice(1).map((game) => fullEntry(game, 'key'))];
  const outcomes = await Promise.all(entries.map((entry) => append(given.db, entry)));
  expect(outcomes).toEqual(['conflict', ...games.slice(1).map(() => 'written')]);
});

test('locked games do not delay others', async () => {
  const games = await startGames(12);
  const [one, other, ...free] = games;
  const holders = [await holdGame(one!), await holdGame(other!)];
  let isWritten = false;
  const outcomes = games.map((game) => append(given.db, fullEntry(game, 'key')));
  const locked = outcomes.slice(0, 2);
  void Promise.any(locked).then(() => {
    isWritten = true;
  });
  expect(await Promise.all(outcomes.slice(2))).toEqual(free.map(() => 'written'));
  expect(isWritten).toBe(false);
  for (const { release } of holders) release();
  expect(await Promise.all(locked)).toEqual(['written', 'written']);
  await Promise.all(holders.map(({ held }) => held));
});

/** Locks a game until it is released. */
async function holdGame(game: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve) => {
    held = transaction(given.db, async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM games WHERE id = ${game}::uuid FOR UPDATE`;
      resolve();
      await released;
    });
  });
  return { held, release };
}

test('a lost connection refuses all entries of the statement, without retries', async () => {
  const { pool } = given.db;
  const games = await startGames(6);
  const stuckOn = (query: string) => `
    FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND query ~ '${query}'`;
  const killStuck = async (query: string, count: number) => {
    await vi.waitFor(async () => {
      const { rows } = await pool.query(`SELECT count(*)::int AS n ${stuckOn(query)}`);
      expect(rows[0].n).toBe(count);
    }, waiting);
    await pool.query(`SELECT pg_terminate_backend(pid) ${stuckOn(query)}`);
  };
  const { appended } = await transaction(given.db, async (tx) => {
    await tx.$executeRaw`LOCK TABLE outbox_events IN EXCLUSIVE MODE`;
    const all = outsideTransaction(() =>
      Promise.allSettled(games.map((game) => append(given.db, fullEntry(game, 'key')))),
    );
    await killStuck('json_to_recordset', 1);
    return { appended: all };
  });
  const refused = (await appended).map((each) => each.status === 'rejected' && isDatabaseAway(each.reason));
  expect(refused).toEqual(games.map(() => true));
  for (const game of games) expect(await writtenFor(game, 'key')).toMatchObject([{ entry: null }]);
});
