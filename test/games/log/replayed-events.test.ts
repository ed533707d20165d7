import { describe, expect, test } from 'vitest';
import { newId } from '../../../src/db/id.ts';
import { options } from '../../../src/engine/index.ts';
import { hashEntry } from '../../../src/games/log/hash-chain.ts';
import { readEntries } from '../../../src/games/log/read-entries.ts';
import { decide } from '../../../src/games/play/decide.ts';
import { loadGame } from '../../../src/games/state/load.ts';
import { deleteOldResults } from '../../../src/games/store/decision-results.ts';
import { findGame } from '../../../src/games/store/games.ts';
import { testDeps } from '../../support/app.ts';
import { useDatabase } from '../../support/database.ts';
import { realGame, startedGame } from '../../support/real-game.ts';

const given = useDatabase();
const bodyHash = 'ab'.repeat(32);

describe('replayed events', () => {
  test('are the events announced and covered by the hashes', async () => {
    const { deps } = testDeps(given.db);
    for (let game = 0; game < 3; game += 1) {
      const log = await realGame(deps);
      const { rows } = await given.db.pool.query(
        `SELECT seq, data FROM outbox_events WHERE game_id = $1 AND kind = 'decision.made' ORDER BY seq`,
        [log[0]!.game],
      );
      expect(rows).toEqual(
        log.map(({ seq, seat, decision, events }) => ({
          seq,
          data: { seat, decision, events, after: expect.anything() },
        })),
      );
      for (const entry of log) expect(hashEntry(entry)).toBe(entry.hash);
    }
  });

  test('are the same in a page of the log, for the last entry alone, and from memory', async () => {
    const { deps } = testDeps(given.db);
    const log = await realGame(deps, 20);
    const row = (await findGame(given.db.prisma, log[0]!.game))!;
    expect(await readEntries(deps, row, 7, 5)).toEqual(log.slice(7, 12));
    expect(await readEntries(deps, row, 19, 5)).toEqual(log.slice(19));
    deps.gameCache.delete(row.id);
    expect(await readEntries(deps, row, 19, 5)).toEqual(log.slice(19));
    expect(await readEntries(deps, row, 20, 5)).toEqual([]);
  });
});

describe('a replayed result', () => {
  /** Makes the first available move. */
  async function move(deps: ReturnType<typeof testDeps>['deps'], game: string, key: string) {
    const { row, state } = await loadGame(deps, (await findGame(given.db.prisma, game))!);
    const [option] = options(state, row.awaitingSeat ?? 0);
    const { playerId } = row.seats[row.awaitingSeat ?? 0]!;
    return { playerId, decision: option!.decision, game, key: { key, bodyHash } };
  }

  test('is identical to the first, even after the game and deadline moved on', async () => {
    const { deps } = testDeps(given.db);
    const game = await startedGame(deps);
    await given.db.pool.query(`UPDATE games SET clock = '{"perTurn": "P3D"}' WHERE id = $1`, [game]);
    const first = await move(deps, game, newId());
    const { result, isReplay } = await decide(deps, first);
    expect(isReplay).toBe(false);
    expect(result?.awaiting?.deadline).not.toBeNull();
    await decide(deps, await move(deps, game, newId()));
    await given.db.pool.query(`UPDATE games SET deadline = deadline + interval '9 days' WHERE id = $1`, [
      game,
    ]);
    const again = await decide(deps, first);
    expect(again.isReplay).toBe(true);
    expect(JSON.stringify(again.result)).toBe(JSON.stringify(result));
  });

  test('is available for a day', async () => {
    const { deps } = testDeps(given.db);
    const game = await startedGame(deps);
    await decide(deps, await move(deps, game, 'kept'));
    const kept = async () =>
      (await given.db.pool.query('SELECT key FROM decision_results WHERE game_id = $1', [game])).rows;
    const later = (hours: number) => new Date(deps.clock().getTime() + hours * 3_600_000);
    await deleteOldResults(given.db.prisma, later(23.9));
    expect(await kept()).toEqual([{ key: 'kept' }]);
    await deleteOldResults(given.db.prisma, later(24.1));
    expect(await kept()).toEqual([]);
  });
});
