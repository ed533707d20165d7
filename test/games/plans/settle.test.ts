/** Plans are carried out as ordinary entries of the log, or cancelled with the reason. */

import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { dueTimers } from '../../../src/games/clock/timers.ts';
import { useWorkers } from '../../notifications/support/workers.ts';
import { useApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { decide, lastingTable, startTable, type TestTable } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';
import { draws, entriesOf, planStates, plansAt, tableWith, tileAt } from './support.ts';

const service = useApp();
useWorkers(service);

const players = ({ players: all }: TestTable) => all as [TestPlayer, TestPlayer];

/** A player's plan to turn V to the south of the first tile. */
const south = { tile: 'base/V', decisions: [tileAt(0, 1, 0)] };

test('a plan becomes an ordinary entry when its tile is drawn', async () => {
  const table = await tableWith(service);
  const [first, second] = players(table);
  const decision = tileAt(0, 1, 0, 'road0');
  const { body: plan } = await plansAt(service, table, second)
    .create({ tile: 'base/V', decisions: [decision] })
    .expect(201);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  const [, entry] = await entriesOf(service, table, 2);
  expect(entry).toMatchObject({ seq: 2, seat: 1, decision });
  const [done] = await planStates(service, table, second, ['done']);
  expect(done).toMatchObject({ id: plan.id, seq: 2, reason: null });
  const { body } = await first.get(`/v1/games/${table.id}/moves/verify`).expect(200);
  expect(body).toMatchObject({ ok: true });
});

test('the first matching plan is carried out; the others keep waiting', async () => {
  const table = await tableWith(service);
  const [first, second] = players(table);
  const mine = plansAt(service, table, second);
  await mine.create({ tile: 'base/U', decisions: [tileAt(-1, 0, 90)] }).expect(201);
  const far = { type: 'occupied', x: 9, y: 9 };
  await mine.create({ conditions: [far], decisions: [tileAt(0, 1, 0)] }).expect(201);
  await mine.create({ conditions: [{ ...far, not: true }], decisions: [tileAt(0, 1, 270)] }).expect(201);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  const entries = await entriesOf(service, table, 2);
  expect(entries[1]).toMatchObject({ seat: 1, decision: tileAt(0, 1, 270) });
  const [waits] = await planStates(service, table, second, ['waiting', 'cancelled', 'done']);
  expect(waits).toMatchObject({ position: 1, tile: 'base/U' });
});

test('a plan is cancelled with the reason when its cell is taken', async () => {
  const table = await tableWith(service);
  const [first, second] = players(table);
  const plan = { tile: 'base/V', decisions: [tileAt(1, 0, 90)] };
  await plansAt(service, table, second).create(plan).expect(201);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  const [cancelled] = await planStates(service, table, second, ['cancelled']);
  const detail = 'There is a tile at 1,0 already.';
  expect(cancelled).toMatchObject({ reason: 'cell-not-free', detail, seq: null });
  const text = `SELECT player_id, data FROM outbox_events WHERE game_id = $1 AND kind = 'plan.cancelled'`;
  const { rows } = await service.db.pool.query(text, [table.id]);
  expect(rows).toEqual([
    { player_id: second.id, data: { plan: cancelled.id, reason: 'cell-not-free', detail } },
  ]);
});

test('a plan for a tile is cancelled when none is left', async () => {
  const scenario = { draws: ['base/U', 'base/V', 'base/U', 'base/V', 'base/V'] };
  const table = await tableWith(service, { scenario });
  const [first, second] = players(table);
  const plan = { tile: 'base/U', decisions: [tileAt(-1, 0, 90)] };
  await plansAt(service, table, second).create(plan).expect(201);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  await decide(service, table, second, tileAt(0, 1, 0)).expect(201);
  const [cancelled] = await planStates(service, table, second, ['cancelled']);
  expect(cancelled.reason).toBe('tile-used-up');
  await plansAt(service, table, second).create(plan).expect(409);
});

test('a condition decides, even for a cell without neighbours yet', async () => {
  const table = await tableWith(service);
  const [first, second] = players(table);
  const mine = plansAt(service, table, second);
  const plan = { tile: 'base/V', decisions: [tileAt(2, 0, 0)] };
  await mine.create(plan).expect(422);
  await mine.create({ ...plan, conditions: [{ type: 'occupied', x: 1, y: 0, not: true }] }).expect(422);
  await mine.create({ ...plan, conditions: [{ type: 'occupied', x: 0, y: 0, not: true }] }).expect(422);
  await mine.create({ ...plan, conditions: [{ type: 'completed', feature: '7,7:city0' }] }).expect(422);
  await mine.create({ ...plan, conditions: [{ type: 'occupied', x: 1, y: 0 }] }).expect(201);
  const claimed = { type: 'claimed', feature: '0,0:road0' };
  await mine.create({ ...south, conditions: [claimed], position: 1 }).expect(201);
  await mine.create({ decisions: [tileAt(-1, 0, 180)], conditions: [{ ...claimed, not: true }] }).expect(201);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  const entries = await entriesOf(service, table, 2);
  expect(entries[1]).toMatchObject({ seat: 1, decision: tileAt(2, 0, 0) });
});

test('forced moves are made automatically for players who enabled that', async () => {
  const seed = createHash('sha256').update('s45').digest('hex');
  const { newSeed } = service.deps;
  Object.assign(service.deps, { newSeed: () => seed });
  const table = await startTable(service, 2, { rules: { expansions: ['river'] } });
  Object.assign(service.deps, { newSeed });
  const [first, second] = players(table);
  const { body } = await plansAt(service, table, second).settings({ playForcedMoves: true }).expect(200);
  expect(body).toMatchObject({ playForcedMoves: true, items: [] });
  await decide(service, table, first, tileAt(1, 0, 0, 'field1')).expect(201);
  const entries = await entriesOf(service, table, 2);
  expect(entries[1]).toMatchObject({ seat: 1, decision: tileAt(1, 1, 180) });
});

test('either the plan or its player decides, never both', async () => {
  const table = await tableWith(service);
  const [first, second] = players(table);
  await plansAt(service, table, second).create(south).expect(201);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  const decision = tileAt(-1, 0, 180);
  const { status } = await decide(service, table, second, decision);
  const [, entry] = await entriesOf(service, table, 2);
  expect(entry.decision).toEqual(status === 201 ? decision : south.decisions[0]);
  await planStates(service, table, second, [status === 201 ? 'waiting' : 'done']);
});

test('a deleted plan is not carried out', async () => {
  const table = await tableWith(service);
  const [first, second] = players(table);
  const { body } = await plansAt(service, table, second).create(south).expect(201);
  await plansAt(service, table, second).delete(body.id).expect(204);
  const decision = tileAt(-1, 0, 180);
  await plansAt(service, table, second)
    .create({ tile: 'base/V', decisions: [decision] })
    .expect(201);
  await decide(service, table, first, tileAt(1, 0, 90)).expect(201);
  const [, entry] = await entriesOf(service, table, 2);
  expect(entry).toMatchObject({ seat: 1, decision });
});

const planCount = ({ id }: TestTable) => service.db.prisma.plan.count({ where: { gameId: id } });

test('plans end with the seat and with the game', async () => {
  const table = await startTable(service, 3, { scenario: { draws } });
  const [first, second] = players(table);
  await plansAt(service, table, second).create(south).expect(201);
  await plansAt(service, table, first)
    .create({ tile: 'base/V', decisions: [tileAt(-1, 0, 180)] })
    .expect(201);
  await second.post(`/v1/games/${table.id}/resign`).expect(201);
  await vi.waitFor(async () => expect(await planCount(table)).toBe(1), waiting);
  await plansAt(service, table, second).create(south).expect(409);
  await table.players[2]!.post(`/v1/games/${table.id}/resign`).expect(201);
  await vi.waitFor(async () => expect(await planCount(table)).toBe(0), waiting);
  const { body } = await plansAt(service, table, first).list().expect(200);
  expect(body).toEqual({ playForcedMoves: false, tiles: [], items: [], nextCursor: null });
});

test('plans are cancelled when a robot decides for their player', async () => {
  const clock = { perTurn: 'PT12H', onTimeout: 'robot' };
  const table = await lastingTable(service, 2, { scenario: { draws }, clock });
  const [first] = players(table);
  await plansAt(service, table, first)
    .create({ tile: 'base/V', decisions: [tileAt(-1, 0, 180)] })
    .expect(201);
  service.pass(13 * 3_600_000);
  await dueTimers(service.deps).drain();
  const [plan] = await planStates(service, table, first, ['cancelled']);
  expect(plan.reason).toBe('robot-decides');
});
