import { describe, expect, test } from 'vitest';
import { findGame } from '../../src/db/games.ts';
import { newId } from '../../src/db/id.ts';
import { decisionsOf, entriesOf, keptAnswer, writeMove } from '../../src/db/log-entries.ts';
import { useDatabase } from '../support/database.ts';
import { moveAfter, playedGame, runningGame } from '../support/played-game.ts';

describe('writeMove', () => {
  const given = useDatabase();

  test('adds the entry and brings the game up to it', async () => {
    const { pool } = given.db;
    const [first, second] = await playedGame(pool, 2);
    const game = await findGame(pool, first!.game);
    expect(game).toMatchObject({ status: 'running', version: 2, awaitedSeat: 0, scores: [2, 0] });
    expect(game?.headHash).toBe(second?.hash);
    expect(await entriesOf(pool, first!.game, 0, 10)).toEqual([first, second]);
    expect(await entriesOf(pool, first!.game, 1, 10)).toEqual([second]);
    expect(await decisionsOf(pool, first!.game, 1)).toEqual([{ seat: 0, decision: first?.decision }]);
  });

  test('of twenty for one version exactly one lands, and nothing of the others', async () => {
    const { pool } = given.db;
    const game = await runningGame(pool);
    const player = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const answer = { player, key: `key ${n}`, bodyHash: 'b', status: 201, answer: { n } };
        return writeMove(pool, { ...moveAfter(game, { n }), answer });
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'outrun')).toHaveLength(19);
    expect(await entriesOf(pool, game, 0, 10)).toHaveLength(1);
    const kept = await pool.query('SELECT key FROM move_answers WHERE game_id = $1', [game]);
    expect(kept.rows).toEqual([{ key: `key ${outcomes.indexOf('written')}` }]);
  });

  test('keeps the answer as it was, to the order of its members', async () => {
    const { pool } = given.db;
    const game = await runningGame(pool);
    const player = newId();
    const answer = {
      player,
      key: 'k',
      bodyHash: 'body',
      status: 201,
      answer: { z: 1, a: [2, { y: null, b: 'ü' }] },
    };
    expect(await writeMove(pool, { ...moveAfter(game), answer })).toBe('written');
    const kept = await keptAnswer(pool, game, player, 'k');
    expect(kept).toEqual({ bodyHash: 'body', status: 201, answer: answer.answer });
    expect(JSON.stringify(kept?.answer)).toBe(JSON.stringify(answer.answer));
    expect(await keptAnswer(pool, game, newId(), 'k')).toBeUndefined();
  });

  test('a key that stands for another answer: nothing is written', async () => {
    const { pool } = given.db;
    const game = await runningGame(pool);
    const answer = { player: newId(), key: 'k', bodyHash: 'body', status: 201, answer: {} };
    const first = moveAfter(game);
    await writeMove(pool, { ...first, answer });
    expect(await writeMove(pool, { ...moveAfter(first.entry), answer })).toBe('key-taken');
    expect((await findGame(pool, game))?.version).toBe(1);
  });

  test('a game that is over, or not begun, or whose head is another, takes none', async () => {
    const { pool } = given.db;
    const [last] = await playedGame(pool, 1);
    const over = moveAfter(last!);
    const otherHead = moveAfter({ ...last!, hash: 'f'.repeat(64) });
    expect(await writeMove(pool, otherHead)).toBe('outrun');
    const after = {
      ...over.after,
      status: 'finished',
      awaitedSeat: undefined,
      awaitedPhase: undefined,
    } as const;
    expect(await writeMove(pool, { ...over, after })).toBe('written');
    expect(await writeMove(pool, moveAfter(over.entry))).toBe('outrun');
    const game = await findGame(pool, last!.game);
    expect(game).toMatchObject({
      status: 'finished',
      version: 2,
      awaitedSeat: null,
      finishedAt: over.entry.at,
    });
  });

  test("a move writes no index but its own table's", async () => {
    const { pool } = given.db;
    const [last] = await playedGame(pool, 40);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stats = async () =>
      (
        await pool.query(`SELECT n_tup_upd::int AS all, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables
                         WHERE relname = 'games'`)
      ).rows[0];
    await pool.query('SELECT pg_stat_force_next_flush()');
    const { all, hot } = await stats();
    expect(last).toBeDefined();
    expect(hot / all).toBeGreaterThan(0.8);
  });
});
