/** Plans that follow others: carried out in order, or cancelled with their predecessor. */

import { expect, test } from 'vitest';
import { reviewPlans } from '../../../src/games/plans/review.ts';
import { useApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { decide, type TestTable } from '../../support/table.ts';
import { plansAt, tableWith, tileAt } from './support.ts';

const service = useApp();
const draws = ['base/U', 'base/V', 'base/U', 'base/U', 'base/U', 'base/V', 'base/V', 'base/U'];

const players = ({ players: all }: TestTable) => all as [TestPlayer, TestPlayer];

/** Carries out plans until none applies. Returns the number of decisions. */
async function carryOutPlans({ id }: TestTable): Promise<number> {
  for (let made = 0; ; made++) if (!(await reviewPlans(service.deps, id))) return made;
}

/** A table of two whose second player has planned V to the south and then U beside it. */
async function tableWithChain() {
  const table = await tableWith(service, { scenario: { draws } });
  const mine = plansAt(service, table, players(table)[1]);
  const { body: first } = await mine.create({ tile: 'base/V', decisions: [tileAt(0, 1, 0)] }).expect(201);
  const next = { tile: 'base/U', decisions: [tileAt(0, 2, 0)] };
  return { table, mine, first, next };
}

const statesOf = async ({ list }: ReturnType<typeof plansAt>) =>
  (await list().expect(200)).body.items.map(
    ({ id, state, reason }: { id: string; state: string; reason: string | null }) => ({ id, state, reason }),
  );

test('a plan legal only after another is carried out after it', async () => {
  const { table, mine, first, next } = await tableWithChain();
  const [one, two] = players(table);
  await mine.create(next).expect(422);
  const { body: second } = await mine.create({ ...next, follows: first.id }).expect(201);
  expect(second).toMatchObject({ follows: first.id, position: 2, state: 'waiting' });
  await decide(service, table, one, tileAt(1, 0, 90)).expect(201);
  expect(await carryOutPlans(table)).toBe(1);
  expect(await statesOf(mine)).toMatchObject([
    { id: second.id, state: 'waiting' },
    { id: first.id, state: 'done' },
  ]);
  await decide(service, table, one, tileAt(2, 0, 90)).expect(201);
  expect(await carryOutPlans(table)).toBe(1);
  const { body } = await two.get(`/v1/games/${table.id}/moves`).expect(200);
  expect(body.items.at(-1)).toMatchObject({ seat: 1, decision: next.decisions[0] });
  expect((await statesOf(mine)).map(({ state }: { state: string }) => state)).toEqual(['done', 'done']);
});

test('a plan never overtakes the one it follows', async () => {
  const table = await tableWith(service, {
    scenario: { draws: ['base/U', 'base/V', 'base/U', 'base/V', 'base/U'] },
  });
  const [one, two] = players(table);
  const mine = plansAt(service, table, two);
  const { body: first } = await mine.create({ tile: 'base/U', decisions: [tileAt(-1, 0, 90)] }).expect(201);
  const follower = { tile: 'base/V', decisions: [tileAt(0, 1, 0)], follows: first.id, position: 1 };
  await mine.create(follower).expect(201);
  await decide(service, table, one, tileAt(1, 0, 90)).expect(201);
  expect(await carryOutPlans(table)).toBe(0);
});

test('cancelling a plan cancels its successors', async () => {
  const { table, mine, first, next } = await tableWithChain();
  const [one] = players(table);
  const { body: second } = await mine.create({ ...next, follows: first.id }).expect(201);
  const third = { tile: 'base/U', decisions: [tileAt(0, 3, 0)], follows: second.id, position: 1 };
  const { body: last } = await mine.create(third).expect(201);
  const { body: other } = await mine.create({ tile: 'base/U', decisions: [tileAt(-1, 0, 90)] }).expect(201);
  const { body: options } = await one.get(`/v1/games/${table.id}/options`).expect(200);
  const south = options.options.find(
    ({ decision }: { decision: { x: number; y: number } }) => decision.y === 1,
  );
  await decide(service, table, one, south.decision).expect(201);
  await carryOutPlans(table);
  const states = await statesOf(mine);
  expect(states).toHaveLength(4);
  expect(states[0]).toMatchObject({ id: other.id, state: 'waiting' });
  for (const [id, reason] of [
    [first.id, 'cell-not-free'],
    [second.id, 'before-cancelled'],
    [last.id, 'before-cancelled'],
  ])
    expect(states).toContainEqual({ id, state: 'cancelled', reason });
  const text = `SELECT data->>'plan' AS plan FROM outbox_events WHERE game_id = $1 AND kind = 'plan.cancelled'`;
  const { rows } = await service.db.pool.query(text, [table.id]);
  expect(new Set(rows.map(({ plan }) => plan))).toEqual(new Set([first.id, second.id, last.id]));
  await mine.create({ ...next, follows: first.id }).expect(422);
});

test('deleting a plan deletes its successors', async () => {
  const { table, mine, first, next } = await tableWithChain();
  const { body: second } = await mine.create({ ...next, follows: first.id }).expect(201);
  await mine.create({ tile: 'base/U', decisions: [tileAt(0, 3, 0)], follows: second.id }).expect(201);
  await mine.delete(first.id).expect(204);
  expect(await statesOf(mine)).toEqual([]);
  await decide(service, table, players(table)[0], tileAt(1, 0, 90)).expect(201);
  expect(await carryOutPlans(table)).toBe(0);
});

test('a plan with an open outcome cannot be followed', async () => {
  const { table, mine, first, next } = await tableWithChain();
  const { body: any } = await mine.create({ decisions: [tileAt(0, 1, 0)] }).expect(201);
  const { body } = await mine.create({ ...next, follows: any.id }).expect(422);
  expect(body).toMatchObject({ type: '/problems/plan-not-applicable', reason: 'cannot-be-followed' });
  await mine.create({ ...next, follows: table.id }).expect(404);
  await mine.create({ ...next, follows: first.id }).expect(201);
  const repeating = { decisions: [{ type: 'draw' }], repeats: true };
  await mine.change(first.id, repeating).expect(422);
  const { body: changed } = await mine
    .change(first.id, { decisions: [tileAt(0, 1, 0, 'road0')] })
    .expect(200);
  expect(changed).toMatchObject({ id: first.id, follows: null });
});

test('a plan that follows one waiting for others can use a cell without neighbours so far', async () => {
  const { table, mine } = await tableWithChain();
  const [one] = players(table);
  const when = [{ type: 'occupied', x: 1, y: 0 }];
  const { body: near } = await mine
    .create({ tile: 'base/V', decisions: [tileAt(2, 0, 0)], conditions: when, position: 1 })
    .expect(201);
  const { body: far } = await mine
    .create({ tile: 'base/U', decisions: [tileAt(2, 1, 0)], follows: near.id })
    .expect(201);
  await carryOutPlans(table);
  expect((await statesOf(mine)).map(({ state }: { state: string }) => state)).toEqual(
    Array(3).fill('waiting'),
  );
  await decide(service, table, one, tileAt(1, 0, 90)).expect(201);
  expect(await carryOutPlans(table)).toBe(1);
  await decide(service, table, one, tileAt(-1, 0, 90)).expect(201);
  expect(await carryOutPlans(table)).toBe(1);
  expect(await statesOf(mine)).toContainEqual({ id: far.id, state: 'done', reason: null });
});
