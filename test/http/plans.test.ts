/** Plans over HTTP: created, listed, changed, refused, deleted. */

import { expect, test } from 'vitest';
import { type Decision, parseDecision } from '../../src/engine/index.ts';
import { entriesOf, planStates, plansAt, tableWith, tileAt } from '../games/plans/support.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { flightScenario, playToFlight } from '../support/flight.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, readTable, startTable, type TestTable } from '../support/table.ts';

const service = useApp();
useWorkers(service);

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

const dragonTo = (...prefer: object[]) => ({
  decisions: [{ type: 'preference', decision: 'dragon', prefer }],
});
const away = { type: 'away' };
const towards = (seat: number) => ({ type: 'towards', seat });

test('a preference moves the dragon whenever its player is asked, until it is deleted', async () => {
  const rules = { expansions: ['princess-and-dragon', 'tower'] };
  const table = await startTable(service, 4, { rules, scenario: flightScenario });
  const [byHand, second, third, fourth] = table.players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  const theirs = plansAt(service, table, third);
  await plansAt(service, table, second)
    .create(dragonTo(towards(2), away))
    .expect(201);
  const { body: plan } = await theirs.create(dragonTo(away, towards(3))).expect(201);
  expect(plan).toMatchObject({
    repeats: true,
    notation: ['dragon away, else towards 3'],
    text: `move the dragon away from you, else towards ${fourth.handle}`,
    state: 'waiting',
  });
  const { body: refused } = await theirs.create(dragonTo(towards(4))).expect(422);
  expect(refused).toMatchObject({ type: '/problems/plan-not-applicable', reason: 'no-such-seat' });

  await playToFlight(service, table);
  await decide(service, table, byHand, { type: 'dragon', x: 0, y: 1 }).expect(201);
  const entries = await entriesOf(service, table, 12);
  const steps = entries
    .slice(10)
    .map(({ seat, decision }: { seat: number; decision: object }) => [seat, decision]);
  // North would lead the second nowhere; both ways of the third eat a piece of its own.
  expect(steps).toEqual([
    [1, { type: 'dragon', x: 0, y: 2 }],
    [2, { type: 'dragon', x: 0, y: 3 }],
  ]);
  expect((await readTable(service, table, fourth)).awaiting).toMatchObject({ phase: 'dragon', seats: [3] });
  await planStates(service, table, third, ['waiting']);
  await theirs.delete(plan.id).expect(204);
  await planStates(service, table, third, []);
});

test('a preference is refused where its decision cannot come', async () => {
  const table = await tableWith(service);
  const { body } = await plansAt(service, table, table.players[0]!).create(dragonTo(away)).expect(422);
  expect(body).toMatchObject({ type: '/problems/illegal-decision', reason: 'wrong-decision' });
});

test('a plan declines every ransom, and another one pays it', async () => {
  const start = [{ tile: 'tower/B', x: 0, y: 0, rotation: 0 }];
  const draws = ['B', 'B', 'A', 'B', 'A', 'B', 'B', 'B', 'B', 'B', 'B'].map((type) => `base/${type}`);
  const rules = { expansions: ['princess-and-dragon', 'tower'] };
  const table = await startTable(service, 2, { rules, scenario: { start, draws } });
  const [red] = table.players as [TestPlayer];
  let moves = 0;
  const play = async (...lines: string[]) => {
    for (const line of lines) {
      const player = table.players[moves % 2] as TestPlayer;
      await decide(service, table, player, parseDecision(line) as Decision).expect(201);
      moves += 1;
    }
  };
  const seen = async () => {
    const { awaiting, table: now } = await readTable(service, table, red);
    return [awaiting.seats, awaiting.phase, now.seats.map(({ score }: { score: number }) => score)];
  };
  const ransom = parseDecision('ransom 1 meeple');
  const mine = plansAt(service, table, red);
  const always = { decisions: [parseDecision('ransom -')], repeats: true };
  const { body: declined } = await mine.create(always).expect(201);
  await play('1,0 r0 meeple@monastery0', '0,1 r0 + floor 0,0 > 0 meeple@1,0:monastery0');
  await play('2,0 r270 meeple@road0', '0,2 r0', '3,0 r90 meeple@monastery0', '0,3 r0');
  // With two points it cannot be paid, with one more by the fairy it can.
  await mine.create({ decisions: [ransom] }).expect(422);
  await play('-1,0 r0 + fairy meeple@3,0:monastery0', '0,4 r0');
  const entries = await entriesOf(service, table, 9);
  expect(entries.at(-1)).toMatchObject({ seat: 0, decision: parseDecision('ransom -') });
  expect(await seen()).toEqual([[0], 'place', [3, 0]]);
  await play('1,1 r0');
  await mine.delete(declined.id).expect(204);
  await mine.create({ decisions: [ransom] }).expect(201);
  await play('1,2 r0');
  await entriesOf(service, table, 12);
  expect(await seen()).toEqual([[0], 'place', [1, 3]]);
});
