/** Plans over HTTP: made, listed, changed, refused, deleted. */

import { expect, test } from 'vitest';
import { plansAt } from '../games/plans/support.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { decide, optionsOf, startTable, type TestTable } from '../support/table.ts';

const service = useApp();

/** A table of two at which the first player has placed a tile: the second is to decide. */
async function tableAwaitingSecond(request: object = {}): Promise<TestTable> {
  const table = await startTable(service, 2, request);
  const [first] = table.players as [TestPlayer];
  const [option] = await optionsOf(service, table, first);
  await decide(service, table, first, option.decision).expect(201);
  return table;
}

test('a plan is made from what would be legal with a tile that may come, and is its player’s alone', async () => {
  const table = await tableAwaitingSecond();
  const mine = plansAt(service, table, table.players[0]!);
  const { body: before } = await mine.list().expect(200);
  expect(before).toMatchObject({ playForced: false, items: [] });
  expect(before.tiles).toContain('base/U');
  const { body: options } = await mine.options('base/U').expect(200);
  expect(options).toMatchObject({ seat: 0, awaiting: { seats: [0], phase: 'place', deadline: null } });
  const [option] = options.options;
  const { decision } = option.deployments[0];
  const { body: plan } = await mine.create({ tile: 'base/U', decisions: [decision] }).expect(201);
  expect(plan).toMatchObject({
    position: 1,
    tile: 'base/U',
    when: [],
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
  const { body: changed } = await mine.settings({ playForced: true }).expect(200);
  expect(changed).toMatchObject({ playForced: true });
  const theirs = plansAt(service, table, table.players[1]!);
  expect((await theirs.list().expect(200)).body.items).toEqual([]);
  await theirs.delete(plan.id).expect(404);
  await theirs.change(plan.id, { position: 1 }).expect(404);
});

test('what could not be carried out is refused, and what would be accepted is named', async () => {
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
  expect(never).toMatchObject({ type: '/problems/tile-cannot-come' });
  expect(never.tiles).toContain('base/U');
  await mine.options('abbey/ABBEY').expect(409);
  const repeating = { decisions: [taken.legal.placements[0]].map((each) => ({ ...each, type: 'tile' })) };
  await mine.create({ ...repeating, tile: 'base/U', repeats: true }).expect(422);
  await mine.create({ decisions: [{ type: 'draw' }] }).expect(422);
  await mine.create({ decisions: [] }).expect(400);
});
