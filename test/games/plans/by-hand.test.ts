/** Plans reviewed when the test chooses. */

import { expect, test } from 'vitest';
import { reviewPlans } from '../../../src/games/plans/review.ts';
import { useApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { abbeyTable, layTile } from '../../support/requests.ts';
import { decide, startTable, type TestTable } from '../../support/table.ts';
import { plansAt, tableWith, tileAt } from './support.ts';

const service = useApp();

const turnsOf = async ({ id }: TestTable) =>
  (await service.db.pool.query(`SELECT version FROM due WHERE key = $1 AND kind = 'plans'`, [id])).rows;

const rowsOf = async ({ id }: TestTable) =>
  (await service.db.pool.query('SELECT state, made FROM plans WHERE game_id = $1', [id])).rows;

test('a changed plan keeps its place after an earlier one is done', async () => {
  const table = await tableWith(service);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const mine = plansAt(service, table, second);
  const create = async (body: object) => (await mine.create(body).expect(201)).body.id as string;
  await create({ tile: 'base/V', decisions: [tileAt(0, 1, 0)] });
  const near = await create({ tile: 'base/U', decisions: [tileAt(-1, 0, 90)] });
  const far = await create({ tile: 'base/U', decisions: [tileAt(2, 0, 90)], conditions: [occupied(1)] });
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  expect(await reviewPlans(service.deps, table.id)).toBe(true);
  const { body } = await mine.change(near, { conditions: [occupied(0)] }).expect(200);
  expect(body.position).toBe(1);
  const { items } = (await mine.list().expect(200)).body;
  expect(items.slice(0, 2)).toMatchObject([
    { id: near, position: 1 },
    { id: far, position: 2 },
  ]);
});

test('deleting a plan renumbers the others without a gap', async () => {
  const table = await tableWith(service);
  const mine = plansAt(service, table, table.players[1]!);
  const plan = { tile: 'base/V', decisions: [tileAt(0, 1, 0)] };
  const { body: deleted } = await mine.create(plan).expect(201);
  const { body: left } = await mine.create(plan).expect(201);
  await mine.delete(deleted.id).expect(204);
  expect((await mine.list().expect(200)).body.items).toMatchObject([{ id: left.id, position: 1 }]);
});

test('a game no longer waits for plans once there is nothing to decide', async () => {
  const table = await tableWith(service);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  await plansAt(service, table, second)
    .create({ tile: 'base/V', decisions: [tileAt(0, 1, 0)] })
    .expect(201);
  expect(await turnsOf(table)).toEqual([{ version: 0 }]);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  expect(await reviewPlans(service.deps, table.id)).toBe(true);
  expect(await turnsOf(table)).toHaveLength(1);
  expect(await reviewPlans(service.deps, table.id)).toBe(false);
  expect(await turnsOf(table)).toEqual([]);
});

test('a repeating plan of several decisions waits again once complete', async () => {
  const table = await startTable(service, 2, abbeyTable);
  const decisions = [{ type: 'draw' }, { type: 'wagon', to: null }];
  await plansAt(service, table, table.players[1]!).create({ decisions, repeats: true }).expect(201);
  await layTile(service, table, 0);
  expect(await reviewPlans(service.deps, table.id)).toBe(true);
  expect(await rowsOf(table)).toEqual([{ state: 'waiting', made: 1 }]);
  expect(await reviewPlans(service.deps, table.id)).toBe(false);
  expect(await rowsOf(table)).toEqual([{ state: 'waiting', made: 0 }]);
});

const occupied = (x: number) => ({ type: 'occupied', x, y: 0 });
