/** Plans that are settled where the test says so. */
import { expect, test } from 'vitest';
import { settlePlans } from '../../../src/games/plans/settle.ts';
import { type TestPlayer, useApp } from '../../support/app.ts';
import { abbeyTable, layTile } from '../../support/requests.ts';
import { decide, startTable, type TestTable } from '../../support/table.ts';
import { plansAt, tableWith, tileAt } from './support.ts';

const service = useApp();

const turnsOf = async ({ id }: TestTable) =>
  (await service.db.pool.query('SELECT version FROM plan_turns WHERE game_id = $1', [id])).rows;

const rowsOf = async ({ id }: TestTable) =>
  (await service.db.pool.query('SELECT state, made FROM plans WHERE game_id = $1', [id])).rows;

test('a game waits no longer for its plans to be settled once there is nothing to decide', async () => {
  const table = await tableWith(service);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  await plansAt(service, table, second)
    .create({ tile: 'base/V', decisions: [tileAt(0, 1, 0)] })
    .expect(201);
  expect(await turnsOf(table)).toEqual([{ version: 0 }]);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  expect(await settlePlans(service.deps, table.id)).toBe(true);
  expect(await turnsOf(table)).toHaveLength(1);
  expect(await settlePlans(service.deps, table.id)).toBe(false);
  expect(await turnsOf(table)).toEqual([]);
});

test('a plan of several decisions that repeats waits again when nothing more follows', async () => {
  const table = await startTable(service, 2, abbeyTable);
  const decisions = [{ type: 'draw' }, { type: 'wagon', to: null }];
  await plansAt(service, table, table.players[1]!).create({ decisions, repeats: true }).expect(201);
  await layTile(service, table, 0);
  expect(await settlePlans(service.deps, table.id)).toBe(true);
  expect(await rowsOf(table)).toEqual([{ state: 'waiting', made: 1 }]);
  expect(await settlePlans(service.deps, table.id)).toBe(false);
  expect(await rowsOf(table)).toEqual([{ state: 'waiting', made: 0 }]);
});
