import { describe, expect, test, vi } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { append } from '../../src/games/store/append.ts';
import { appendEntry } from '../../src/games/store/append-entry.ts';
import { findResult } from '../../src/games/store/decision-results.ts';
import { findGame } from '../../src/games/store/games.ts';
import { type LogEntry, readLog, type StoredEntry } from '../../src/games/store/log-entries.ts';
import { useDatabase } from '../support/database.ts';
import { entryAfter, playedGame, runningGame } from '../support/played-game.ts';
import { waiting } from '../support/waiting.ts';

const bodyHash = 'ab'.repeat(32);

const stored = ({ seq, seat, decision, at, hash }: LogEntry): StoredEntry => ({
  seq,
  seat,
  decision,
  at,
  hash,
});

describe('appendEntry', () => {
  const given = useDatabase();

  test('appends the entry and updates the game to it', async () => {
    const { prisma } = given.db;
    const [first, second] = await playedGame(prisma, 2);
    const game = await findGame(prisma, first!.game);
    expect(game).toMatchObject({ status: 'running', version: 2, awaitingSeat: 0, scores: [2, 0] });
    expect(game?.headHash).toBe(second?.hash);
    const log = await readLog(prisma, first!.game, 10);
    expect(log.entries).toEqual([stored(first!), stored(second!)]);
    expect(log.opening).toEqual({ content: {}, at: expect.any(Date), hash: first?.previousHash });
    expect((await readLog(prisma, first!.game, 1)).entries).toEqual([stored(first!)]);
  });

  test('passes events and the resulting game to the outbox', async () => {
    const { pool, prisma } = given.db;
    const [{ game, seat, decision, events }] = (await playedGame(prisma, 1)) as [LogEntry];
    const { rows } = await pool.query(
      `SELECT data FROM outbox_events WHERE game_id = $1 AND kind = 'decision.made'`,
      [game],
    );
    const after = {
      status: 'running',
      awaitingSeat: 1,
      awaitingPhase: 'place',
      scores: [1, 0],
      deadline: null,
      pausedAt: null,
    };
    expect(rows).toEqual([{ data: { seat, decision, events, after } }]);
  });

  test('writes exactly one of twenty entries for one version, and nothing of the others', async () => {
    const { pool, prisma } = given.db;
    const game = await runningGame(prisma);
    const player = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const result = { player, key: `key ${n}`, bodyHash };
        return appendEntry(prisma, { ...entryAfter(game, { type: 'skip', n }), result });
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(19);
    expect((await readLog(prisma, game, 10)).entries).toHaveLength(1);
    const saved = await pool.query('SELECT key FROM decision_results WHERE game_id = $1', [game]);
    expect(saved.rows).toEqual([{ key: `key ${outcomes.indexOf('written')}` }]);
  });

  test('stores the entry and deadline for repeated requests', async () => {
    const { prisma } = given.db;
    const game = await runningGame(prisma);
    const player = newId();
    const next = entryAfter(game);
    const after = { ...next.after, deadline: new Date('2026-02-03T04:05:06.789Z') };
    expect(await appendEntry(prisma, { ...next, after, result: { player, key: 'k', bodyHash } })).toBe(
      'written',
    );
    expect(await findResult(prisma, game, player, 'k')).toEqual({
      bodyHash,
      seq: 1,
      deadline: after.deadline,
    });
    expect(await findResult(prisma, game, newId(), 'k')).toBeUndefined();
  });

  test('stores a decision in its short text form, or as JSON if that form means another decision', async () => {
    const { pool, prisma } = given.db;
    const tile = { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } };
    const [first] = await playedGame(prisma, 1);
    const second = entryAfter(first!, tile);
    await appendEntry(prisma, second);
    const third = entryAfter(second.entry, { ...tile, more: 1 });
    await appendEntry(prisma, third);
    const { rows } = await pool.query(
      'SELECT decision FROM log_entries WHERE game_id = $1 AND seq > 1 ORDER BY seq',
      [first!.game],
    );
    expect(rows).toEqual([
      { decision: '1,0 r90 meeple@road0' },
      { decision: JSON.stringify({ ...tile, more: 1 }) },
    ]);
    const log = await readLog(prisma, first!.game, 3);
    expect(log.entries.slice(1)).toEqual([stored(second.entry), stored(third.entry)]);
  });

  test('writes nothing if the key belongs to another result', async () => {
    const { prisma } = given.db;
    const game = await runningGame(prisma);
    const result = { player: newId(), key: 'k', bodyHash };
    const first = entryAfter(game);
    await appendEntry(prisma, { ...first, result });
    expect(await append(given.db, { ...entryAfter(first.entry), result })).toBe('conflict');
    expect((await findGame(prisma, game))?.version).toBe(1);
  });

  test('refuses games that are finished, not started or at another head', async () => {
    const { pool, prisma } = given.db;
    const [last] = await playedGame(prisma, 1);
    const over = entryAfter(last!);
    const otherHead = entryAfter({ ...last!, hash: 'f'.repeat(64) });
    expect(await appendEntry(prisma, otherHead)).toBe('conflict');
    const after = {
      ...over.after,
      status: 'finished',
      awaitingSeat: undefined,
      awaitingPhase: undefined,
    } as const;
    const seats = () => pool.query('SELECT DISTINCT finished_at FROM seats WHERE game_id = $1', [last!.game]);
    expect((await seats()).rows).toEqual([{ finished_at: null }]);
    expect(await appendEntry(prisma, { ...over, after })).toBe('written');
    expect((await seats()).rows).toEqual([{ finished_at: over.entry.at }]);
    expect(await appendEntry(prisma, entryAfter(over.entry))).toBe('conflict');
    const game = await findGame(prisma, last!.game);
    expect(game).toMatchObject({
      status: 'finished',
      version: 2,
      awaitingSeat: null,
      finishedAt: over.entry.at,
    });
  });

  test('writes only the indexes of the log table for an entry', async () => {
    const { pool, prisma } = given.db;
    const stats = async () => {
      await pool.query('SELECT pg_stat_force_next_flush()');
      const { rows } = await pool.query(
        `SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables
         WHERE relname = 'games'`,
      );
      return rows[0];
    };
    const before = await stats();
    await playedGame(prisma, 40);
    await vi.waitFor(
      async () => expect((await stats()).all).toBeGreaterThanOrEqual(before.all + 40),
      waiting,
    );
    const { all, hot } = await stats();
    expect(hot / all).toBeGreaterThan(0.8);
  });
});
