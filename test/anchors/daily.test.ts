import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxLeaves, sizeOf } from '../../src/anchors/anchor.ts';
import { createAnchorsNow, createDailyAnchors } from '../../src/anchors/create.ts';
import { unpackLeaves } from '../../src/anchors/leaf.ts';
import { type AnchorRow, allAnchors } from '../../src/anchors/store.ts';
import { openDb } from '../../src/db/client.ts';
import { decide } from '../../src/games/play/decide.ts';
import { findGame } from '../../src/games/store/games.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import { realGame, startedGame } from '../support/real-game.ts';

const given = useDatabase();
let [one, two]: [ReturnType<typeof testDeps>, ReturnType<typeof testDeps>] = [] as never;
beforeAll(() => {
  one = testDeps(given.db);
  two = testDeps(openDb(given.database.url, { poolSize: 4 }));
});
afterAll(() => two.deps.db.close());

async function anchors(): Promise<AnchorRow[]> {
  const all: AnchorRow[] = [];
  for await (const anchor of allAnchors(given.db.prisma)) all.push(anchor);
  return all;
}

const gamesIn = (anchor: AnchorRow | undefined) =>
  unpackLeaves(anchor?.leaves ?? Buffer.alloc(0)).map(({ game }) => game);

async function resign(deps: Deps, game: string) {
  const row = (await findGame(deps.db.prisma, game))!;
  await decide(deps, { game, playerId: row.seats[0]!.playerId, decision: { type: 'resign' } });
}

test('two processes create one anchor a day for the games that changed', async () => {
  const played = (await realGame(one.deps, 5))[0]!.game;
  const started = await startedGame(one.deps);
  const both = () =>
    Promise.all([one, two, one, two].map(({ deps }) => createDailyAnchors(deps))).then((made) => made.flat());
  expect(await both()).toHaveLength(1);
  expect(await both()).toHaveLength(0);
  expect(gamesIn((await anchors())[0])).toEqual([played, started]);

  for (const each of [one, two]) each.pass(dayMs);
  await resign(one.deps, played);
  expect(await both()).toHaveLength(1);
  for (const each of [one, two]) each.pass(dayMs);
  expect(await both()).toHaveLength(1);
  const [first, second, third] = await anchors();
  expect(gamesIn(second)).toEqual([played]);
  expect(gamesIn(third)).toEqual([]);
  expect([first, second, third].map((anchor) => anchor?.number)).toEqual([1, 2, 3]);
  const row = (await findGame(given.db.prisma, played))!;
  expect(unpackLeaves(second!.leaves)).toEqual([{ game: played, version: row.version, hash: row.headHash }]);
});

test('another anchor can be created manually at any time', async () => {
  const { deps } = testDeps(given.db);
  const before = (await anchors()).length;
  expect(await createAnchorsNow(deps)).toHaveLength(1);
  expect(await anchors()).toHaveLength(before + 1);
  expect(await createDailyAnchors(deps)).toEqual([]);
});

test('games beyond one anchor’s capacity get several anchors, even if a process dies in between', async () => {
  await given.db.pool.query(
    `INSERT INTO games (id, owner_id, name, status, rules, seat_count, engine_version, created_at, started_at, updated_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'rows', 'finished', '{}', 2, 'test', now(), now(), now()
     FROM generate_series(1, $1::int)`,
    [2 * maxLeaves + 5],
  );
  const { deps, pass } = testDeps(given.db);
  pass(dayMs);
  const made = await createDailyAnchors(deps);
  expect(made.map(sizeOf)).toEqual([maxLeaves, maxLeaves, 5]);
  for (const { leaves } of made) {
    const games = unpackLeaves(leaves).map(({ game }) => game);
    expect(games).toEqual(games.toSorted());
  }
  expect(await createDailyAnchors(deps)).toEqual([]);
});

test('anchors cannot be changed or deleted', async () => {
  for (const sql of ['UPDATE anchors SET number = 9', 'DELETE FROM anchors', 'TRUNCATE merged_players'])
    await expect(given.db.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
});
