import { beforeAll, describe, expect, test } from 'vitest';
import { appendEntry } from '../../src/db/games/append-entry.ts';
import { findGame } from '../../src/db/games/games.ts';
import type { LogEntry } from '../../src/db/games/log-entries.ts';
import { newId } from '../../src/db/id.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { realGame, startedGame } from '../support/real-game.ts';

const games = 200;

/** Bytes of a table a game, with its partitions, its indexes and whatever else is stored of it. */
const bytesSql = `
  SELECT coalesce(i.inhparent, c.oid)::regclass::text AS name,
         round(sum(pg_total_relation_size(c.oid)) / $1)::int AS bytes
  FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE c.relkind = 'r' AND coalesce(i.inhparent, c.oid)::regclass::text = ANY ($2) GROUP BY 1 ORDER BY 2 DESC`;

/** Copies a log entry by entry into started games, all of them at a time: their entries lie mixed, as they do in life. */
async function playAlike(deps: Deps, log: readonly LogEntry[], ids: readonly string[]): Promise<void> {
  const heads = new Map<string, string>();
  for (const id of ids) heads.set(id, (await findGame(deps.db.prisma, id))?.headHash ?? '');
  const player = newId();
  for (const { game: _game, ...entry } of log) {
    const isLast = entry.seq === log.length;
    const status = isLast ? 'finished' : 'running';
    const next = isLast ? {} : ({ awaitingSeat: entry.seq % 2, awaitingPhase: 'place' } as const);
    const after = {
      status,
      scores: [40, 50],
      places: isLast ? [2, 1] : [],
      resigned: [],
      deadline: undefined,
      awaitingSeat: undefined,
      awaitingPhase: undefined,
    };
    const result = { player, key: newId(), bodyHash: entry.hash };
    for (let first = 0; first < ids.length; first += 8)
      await Promise.all(
        ids.slice(first, first + 8).map((game) => {
          const previousHash = heads.get(game) ?? '';
          heads.set(game, entry.hash);
          const added = {
            entry: { ...entry, game, previousHash },
            after: { ...after, ...next } as never,
            result,
          };
          return appendEntry(deps.db.prisma, added);
        }),
      );
  }
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
    // How much room earlier versions of rows take for a while depends on what else the machine does.
    await given.db.pool.query('VACUUM FULL');
  }, 120_000);

  const bytesOf = async (names: readonly string[]) =>
    (await given.db.pool.query<{ name: string; bytes: number }>(bytesSql, [games, names])).rows;

  test('has all its entries', async () => {
    const { rows } = await given.db.pool.query('SELECT count(*)::int AS entries FROM log_entries');
    expect(rows).toEqual([{ entries: games * (length + 1) }]);
    expect(length).toBe(71);
  });

  test('packed takes at most 16 KB: log, row and seats, with their indexes', async () => {
    const bytes = await bytesOf(['log_entries', 'games', 'seats']);
    expect(bytes).toHaveLength(3);
    expect(
      bytes.reduce((sum, each) => sum + each.bytes, 0),
      JSON.stringify(bytes),
    ).toBeLessThan(16_000);
  }, 60_000);
});
