/** Plans over HTTP: created, listed, changed, refused, deleted. */

import { expect, test } from 'vitest';
import { plansAt, tableWith, tileAt } from '../games/plans/support.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, startTable, type TestTable } from '../support/table.ts';

const service = useApp();

/** A table of two whose first player has placed a tile: the second must decide. */
async function tableAwaitingSecond(request: object = {}): Promise<TestTable> {
  const table = await startTable(service, 2, request);
  const [first] = table.players as [TestPlayer];
  const [option] = await optionsOf(service, table, first);
  await decide(service, table, first, option.decision).expect(201);
  return table;
}

test('a plan uses a decision legal with a future tile, and only its player sees it', async () => {
  const table = await tableAwaitingSecond();
  const mine = plansAt(service, table, table.players[0]!);
  const { body: before } = await mine.list().expect(200);
  expect(before).toMatchObject({ playForcedMoves: false, items: [] });
  expect(before.tiles).toContain('base/U');
  const { body: options } = await mine.options('base/U').expect(200);
  expect(options).toMatchObject({ seat: 0, awaiting: { seats: [0], phase: 'place', deadline: null } });
  const [option] = options.options;
  const { decision } = option.deployments[0];
  const { body: plan } = await mine.create({ tile: 'base/U', decisions: [decision] }).expect(201);
  expect(plan).toMatchObject({
    position: 1,
    tile: 'base/U',
    conditions: [],
    decisions: [decision],
    repeats: false,
    state: 'waiting',
    reason: null,
    seq: null,
  });
  const { body: second } = await mine.create({ decisions: [option.decision], position: 1 }).expect(201);
  const { body: list } = await mine.list().expect(200);
  expect(list.items.map(({ id }: { id: string }) => id)).toEqual([second.id, plan.id]);
  await mine.change(plan.id, { position: 1 }).expect(200);
  await mine.delete(second.id).expect(204);
  const { body: after } = await mine.list().expect(200);
  expect(after.items).toMatchObject([{ id: plan.id, position: 1 }]);
  const { body: changed } = await mine.settings({ playForcedMoves: true }).expect(200);
  expect(changed).toMatchObject({ playForcedMoves: true });
  const theirs = plansAt(service, table, table.players[1]!);
  expect((await theirs.list().expect(200)).body.items).toEqual([]);
  await theirs.delete(plan.id).expect(404);
  await theirs.change(plan.id, { position: 1 }).expect(404);
});

test('an impossible plan is refused, with possible ones', async () => {
  const table = await tableAwaitingSecond();
  const mine = plansAt(service, table, table.players[0]!);
  const at = (x: number, y: number) => ({ type: 'tile', x, y, rotation: 0 });
  const { body: taken } = await mine.create({ tile: 'base/U', decisions: [at(0, 0)] }).expect(422);
  expect(taken).toMatchObject({
    type: '/problems/illegal-decision',
    reason: 'cell-not-free',
    rule: 'R-TILE-1',
  });
  expect(taken.legal.placements.length).toBeGreaterThan(0);
  const { body: never } = await mine.create({ tile: 'base/ZZ', decisions: [at(9, 9)] }).expect(409);
  expect(never).toMatchObject({ type: '/problems/tile-unavailable' });
  expect(never.tiles).toContain('base/U');
  await mine.options('abbey/ABBEY').expect(409);
  const repeating = { decisions: [taken.legal.placements[0]].map((each) => ({ ...each, type: 'tile' })) };
  await mine.create({ ...repeating, tile: 'base/U', repeats: true }).expect(422);
  await mine.create({ decisions: [{ type: 'draw' }] }).expect(422);
  await mine.create({ decisions: [] }).expect(400);
});

/** A player's exploration at a table. */
const exploring =
  ({ id }: TestTable, { auth }: TestPlayer) =>
  (body: object) =>
    service.http.post(`/v1/games/${id}/plans/options`).set(auth).send(body);

const placesOf = (body: { options: { decision: { x: number; y: number } }[] }) => [
  ...new Set(body.options.map(({ decision: { x, y } }) => `${x},${y}`)),
];

test('the options after assumed turns are those of the resulting position', async () => {
  const table = await tableWith(service);
  const [, second] = table.players as [TestPlayer, TestPlayer];
  const explore = exploring(table, second);
  const theirs = { seat: 0, tile: 'base/U', decisions: [tileAt(1, 0, 90)] };
  const mine = { tile: 'base/V', decisions: [tileAt(2, 0, 0, 'road0')] };
  const { body: now } = await explore({ tile: 'base/V' }).expect(200);
  expect(now).toMatchObject({ seat: 1, awaiting: { phase: 'place', seats: [1], deadline: null } });
  expect(placesOf(now)).not.toContain('2,0');
  const { body: then } = await explore({ after: [theirs, mine], tile: 'base/U' }).expect(200);
  expect(then.table.tiles).toHaveLength(now.table.tiles.length + 2);
  expect(then.table.pieces).toMatchObject([{ seat: 1, at: { x: 2, y: 0, segment: 'road0' } }]);
  expect(then.table.seats[1].pieces.meeple).toBe(now.table.seats[1].pieces.meeple - 1);
  expect(placesOf(then)).toContain('2,1');
  const [option] = then.options;
  expect(option.text).toEqual(expect.any(String));
  const { body: ended } = await explore({ after: [theirs], ...mine }).expect(200);
  expect(ended).toMatchObject({ awaiting: null, options: [] });
});

test('an assumed tile cannot come again', async () => {
  const scenario = { draws: ['base/U', 'base/V', 'base/U', 'base/V'] };
  const table = await tableWith(service, { scenario });
  const explore = exploring(table, table.players[1]!);
  const first = { tile: 'base/V', decisions: [tileAt(0, 1, 0)] };
  const second = { tile: 'base/V', decisions: [tileAt(-1, 0, 180)] };
  const { body } = await explore({ after: [first], ...second }).expect(200);
  expect(body.tiles).toEqual(['base/U']);
  await explore({ after: [first, second], tile: 'base/V' }).expect(409);
});

test('a plan’s moves precede those explored after it', async () => {
  const table = await tableWith(service);
  const explore = exploring(table, table.players[1]!);
  const mine = plansAt(service, table, table.players[1]!);
  const { body: plan } = await mine.create({ tile: 'base/U', decisions: [tileAt(1, 0, 90)] }).expect(201);
  const { body } = await explore({ follows: plan.id, tile: 'base/V' }).expect(200);
  expect(placesOf(body)).toContain('2,0');
  await explore({ follows: plan.id.replace(/^.{8}/, '00000000'), tile: 'base/V' }).expect(404);
  const { body: other } = await exploring(table, table.players[0]!)({ follows: plan.id }).expect(404);
  expect(other.type).toBe('/problems/plan-not-found');
});

test('an impossible assumption is refused, with possible ones', async () => {
  const table = await startTable(service, 2, { rules: { handSize: 3 } });
  const explore = exploring(table, table.players[1]!);
  const { body } = await explore({ after: [{ seat: 0, decisions: [] }] }).expect(422);
  expect(body).toMatchObject({ type: '/problems/plan-not-applicable', reason: 'tile-needed' });
  await explore({ seat: 5, tile: 'base/U' }).expect(422);
  const { body: taken } = await explore({ seat: 0, tile: 'base/U', decisions: [tileAt(0, 0, 0)] }).expect(
    422,
  );
  expect(taken).toMatchObject({ type: '/problems/illegal-decision', reason: 'cell-not-free' });
  expect(taken.legal.placements.length).toBeGreaterThan(0);
  await explore({ tile: 'abbey/ABBEY' }).expect(409);
  await explore({ after: Array.from({ length: 9 }, () => ({ tile: 'base/U' })) }).expect(400);
});

test('a table without assistance never shows what a decision would score', async () => {
  const scenario = { draws: ['base/A', 'base/U', 'base/U', 'base/U', 'base/U', 'base/U'] };
  const table = await tableWith(service, { scenario, assistance: false });
  const explore = exploring(table, table.players[1]!);
  const end = { tile: 'base/U', decisions: [tileAt(1, 0, 90, 'road0')] };
  const { body } = await explore(end).expect(200);
  expect(body.table.seats.map(({ score }: { score: number }) => score)).toEqual([0, 0]);
  expect(body.table.features.every(({ points }: { points: number }) => points === 0)).toBe(true);
});
