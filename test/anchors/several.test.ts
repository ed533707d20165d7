import { expect, test } from 'vitest';
import { mostLeaves, sizeOf } from '../../src/anchors/anchor.ts';
import { createAnchorsNow, createDailyAnchors } from '../../src/anchors/create.ts';
import { unpackLeaves } from '../../src/anchors/leaf.ts';
import { allAnchors } from '../../src/db/anchors.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';

const given = useDatabase();

async function countAnchors(): Promise<number> {
  let count = 0;
  for await (const _ of allAnchors(given.db.prisma)) count += 1;
  return count;
}

test('by hand there is another one at any time', async () => {
  const { deps } = testDeps(given.db);
  const before = await countAnchors();
  expect(await createAnchorsNow(deps)).toHaveLength(1);
  expect(await countAnchors()).toBe(before + 1);
  expect(await createDailyAnchors(deps)).toEqual([]);
});

test('more games than one anchor holds are several anchors, also if a process dies in between', async () => {
  await given.db.pool.query(
    `INSERT INTO games (id, owner_id, name, status, rules, seat_count, engine_version, created_at, started_at, updated_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'rows', 'finished', '{}', 2, 'test', now(), now(), now()
     FROM generate_series(1, $1::int)`,
    [2 * mostLeaves + 5],
  );
  const { deps, pass } = testDeps(given.db);
  pass(dayMs);
  const made = await createDailyAnchors(deps);
  expect(made.map(sizeOf)).toEqual([mostLeaves, mostLeaves, 5]);
  for (const { leaves } of made) {
    const games = unpackLeaves(leaves).map(({ game }) => game);
    expect(games).toEqual(games.toSorted());
  }
  expect(await createDailyAnchors(deps)).toEqual([]);
});

test('anchors can be neither changed nor deleted', async () => {
  for (const sql of ['UPDATE anchors SET number = 9', 'DELETE FROM anchors', 'TRUNCATE merged_players'])
    await expect(given.db.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});
