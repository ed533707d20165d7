import { beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { appendEntries, appendEntry, type NewEntry } from '../../src/games/store/append-entry.ts';
import { findGame } from '../../src/games/store/games.ts';
import type { LogEntry } from '../../src/games/store/log-entries.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { realGame, startedGame } from '../support/real-game.ts';
import { waiting } from '../support/waiting.ts';

const games = 200;

/** Bytes per game of a table, with its partitions, indexes and other storage. */
const bytesSql = `
  SELECT coalesce(i.inhparent, c.oid)::regclass::text AS name,
         round(sum(pg_total_relation_size(c.oid)) / $1)::int AS bytes
  FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE c.relkind = 'r' AND coalesce(i.inhparent, c.oid)::regclass::text = ANY ($2) GROUP BY 1 ORDER BY 2 DESC`;

/** Copies a log entry by entry into started games, all in parallel: their entries are interleaved as in production. */
async function playAlike(deps: Deps, log: readonly LogEntry[], ids: readonly string[]): Promise<void> {
  const heads = new Map<string, string>();
  for (const id of ids) heads.set(id, (await findGame(deps.db.prisma, id))?.headHash ?? '');
  const player = newId();
  for (const { game: _game, ...entry } of log) {
    const isLast = entry.seq === log.length;
    const after = {
      status: isLast ? 'finished' : 'running',
      scores: [40, 50],
      places: isLast ? [2, 1] : [],
      resigned: [],
      deadline: undefined,
      pausedAt: null,
      awaitingSeat: isLast ? undefined : entry.seq % 2,
      awaitingPhase: isLast ? undefined : 'place',
    } as const;
    const result = { player, key: newId(), bodyHash: entry.hash };
    const added = ids.map((game) => {
      const previousHash = heads.get(game) ?? '';
      heads.set(game, entry.hash);
      return { entry: { ...entry, game, previousHash }, after, result };
    });
    for (let first = 0; first < added.length; first += 50)
      await append(deps, added.slice(first, first + 50), isLast);
  }
}

async function append({ db }: Deps, added: readonly NewEntry[], isLast: boolean): Promise<void> {
  const outcomes = isLast
    ? await Promise.all(added.map((each) => appendEntry(db.prisma, each)))
    : [...(await appendEntries(db.prisma, added)).values()];
  expect(outcomes).toEqual(added.map(() => 'written'));
}

describe('a finished base game', () => {
  const given = useDatabase();
  let length = 0;

  beforeAll(async () => {
    const { deps } = testDeps(given.db);
    const log = await realGame(deps);
    length = log.length;
    const ids: string[] = [];
    for (let count = 1; count < games; count += 1) ids.push(await startedGame(deps));
    await playAlike(deps, log, ids);
  }, 120_000);

  const bytesOf = async (names: readonly string[]) =>
    (await given.db.pool.query<{ name: string; bytes: number }>(bytesSql, [games, names])).rows;

  test('contains all its entries', async () => {
    const { rows } = await given.db.pool.query('SELECT count(*)::int AS entries FROM log_entries');
    expect(rows).toEqual([{ entries: games * (length + 1) }]);
    expect(length).toBe(71);
  });

  test('takes at most 16 KB once packed: log, row and seats with their indexes', async () => {
    await vi.waitFor(async () => {
      // It keeps earlier row versions while a running statement, such as an ANALYZE, could see them.
      await given.db.pool.query('VACUUM FULL');
      const bytes = await bytesOf(['log_entries', 'games', 'seats']);
      expect(bytes).toHaveLength(3);
      expect(
        bytes.reduce((sum, each) => sum + each.bytes, 0),
        JSON.stringify(bytes),
      ).toBeLessThan(16_000);
    }, waiting);
  }, 60_000);
});
