import { expect, test } from 'vitest';
import { newId } from '../../../src/db/id.ts';
import { dueTimers } from '../../../src/games/clock/timers.ts';
import { updateDeadlinesOf } from '../../../src/games/clock/vacations.ts';
import { expireRequests } from '../../../src/games/requests/close-stale.ts';
import { moveDeadline } from '../../../src/games/store/timers.ts';
import { useApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { agreeTo, answerRequest, openRequest, requestsOf } from '../../support/requests.ts';
import { lastingTable, readTable, type TestTable, takeFirst } from '../../support/table.ts';

const service = useApp();
const hour = 3_600_000;
const day = 24 * hour;
const clock = { perTurn: 'P2D', reminders: ['half'] };

const view = (table: TestTable) => readTable(service, table, table.players[0]!);
const now = () => service.deps.clock().getTime();
const left = async (table: TestTable) => Date.parse((await view(table)).awaiting.deadline) - now();

async function logOf(table: TestTable): Promise<string[]> {
  const { body } = await table.players[0]!.get(`/v1/games/${table.id}/moves`);
  return body.items.map(({ decision }: { decision: { type: string } }) => decision.type);
}

async function kindsOf({ id }: TestTable): Promise<string[]> {
  const text = 'SELECT kind FROM outbox_events WHERE game_id = $1 ORDER BY position';
  return (await service.db.pool.query(text, [id])).rows.map(({ kind }) => kind);
}

async function isSound(table: TestTable): Promise<void> {
  const { body } = await table.players[0]!.get(`/v1/games/${table.id}/moves/verify`);
  expect(body).toMatchObject({ ok: true });
}

test('a pause suspends deadlines, reminders and time-outs, and restores the remaining time', async () => {
  const table = await lastingTable(service, 2, { clock });
  service.pass(12 * hour);
  await agreeTo(service, table, 0, 'pause');
  const paused = await view(table);
  expect(paused.awaiting).toMatchObject({ seats: [0], deadline: null });
  expect(Date.parse(paused.pausedAt)).toBeCloseTo(now(), -4);
  const card = await table.players[0]!.get(`/v1/games/${table.id}/card`);
  expect(card.body).toMatchObject({ deadline: null, pausedAt: paused.pausedAt });
  service.pass(20 * day);
  await dueTimers(service.deps).drain();
  expect(await logOf(table)).toEqual([]);
  expect(await kindsOf(table)).not.toContain('turn.reminder');
  await agreeTo(service, table, 0, 'resume');
  expect((await view(table)).pausedAt).toBeNull();
  expect((await left(table)) / hour).toBeCloseTo(36, 1);
  await isSound(table);
  service.pass(13 * hour);
  await dueTimers(service.deps).drain();
  expect((await kindsOf(table)).filter((kind) => kind === 'turn.reminder')).toHaveLength(1);
  service.pass(23 * hour + 60_000);
  await dueTimers(service.deps).drain();
  expect(await logOf(table)).toEqual(['skip']);
  await isSound(table);
});

test('decisions in a pause have no deadline; the next turn then has its full time', async () => {
  const table = await lastingTable(service, 2, { clock });
  service.pass(12 * hour);
  await agreeTo(service, table, 0, 'pause');
  await takeFirst(service, table, table.players[0]!);
  expect(await view(table)).toMatchObject({ awaiting: { deadline: null }, pausedAt: expect.any(String) });
  await isSound(table);
  service.pass(5 * day);
  await dueTimers(service.deps).drain();
  await agreeTo(service, table, 0, 'resume');
  expect((await left(table)) / hour).toBeCloseTo(48, 1);
});

test('a pause ends automatically after thirty days, even without a clock', async () => {
  for (const options of [{ clock }, {}]) {
    const table = await lastingTable(service, 2, options);
    await agreeTo(service, table, 0, 'pause');
    service.pass(29 * day);
    await dueTimers(service.deps).drain();
    expect((await view(table)).pausedAt).not.toBeNull();
    service.pass(day + 60_000);
    await dueTimers(service.deps).drain();
    expect((await view(table)).pausedAt).toBeNull();
    expect(await kindsOf(table)).toContain('game.resumed');
  }
});

test('silence does not block a request, but declining does', async () => {
  const table = await lastingTable(service, 2, { clock });
  await agreeTo(service, table, 0, 'pause');
  const [by, other] = table.players as [TestPlayer, TestPlayer];
  const { body } = await openRequest(service, table, by, { kind: 'resume' }).expect(201);
  await answerRequest(service, table, other, body.id, false).expect(200);
  await openRequest(service, table, by, { kind: 'resume' }).expect(201);
  service.pass(3 * day + 1);
  await expireRequests(service.deps);
  expect((await view(table)).pausedAt).toBeNull();
  expect((await requestsOf(table)).map(({ state }) => state)).toEqual(['accepted', 'declined', 'accepted']);
});

test('a vacation during a pause is not counted twice', async () => {
  const table = await lastingTable(service, 2, { clock });
  const [player] = table.players as [TestPlayer];
  const vacation = async (from: number, days: number) => {
    const startsAt = new Date(now() + from);
    const endsAt = new Date(startsAt.getTime() + days * day);
    const data = { id: newId(), playerId: player.id, startsAt, endsAt };
    await service.db.prisma.vacation.create({ data });
    await updateDeadlinesOf(service.deps, player.id);
  };
  await vacation(0, 4);
  expect((await left(table)) / day).toBeCloseTo(6, 2);
  service.pass(day);
  await agreeTo(service, table, 0, 'pause');
  service.pass(day);
  await agreeTo(service, table, 0, 'resume');
  expect((await left(table)) / day).toBeCloseTo(4, 2);
  await updateDeadlinesOf(service.deps, player.id);
  expect((await left(table)) / day).toBeCloseTo(4, 2);
  await isSound(table);
});

test('the player to move can get the same time again, and keeps it when others leave', async () => {
  const table = await lastingTable(service, 3, { clock });
  const [by, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  service.pass(36 * hour);
  const { body } = await openRequest(service, table, by, { kind: 'more-time' }).expect(201);
  expect(body).toMatchObject({ seat: 0, awaiting: [1, 2] });
  await answerRequest(service, table, second, body.id).expect(200);
  await answerRequest(service, table, third, body.id).expect(200);
  expect((await left(table)) / hour).toBeCloseTo(60, 1);
  await isSound(table);
  await third.post(`/v1/games/${table.id}/resign`).expect(201);
  service.pass(50 * hour);
  await dueTimers(service.deps).drain();
  expect(await logOf(table)).toEqual(['resign']);
  await updateDeadlinesOf(service.deps, by.id);
  expect((await left(table)) / hour).toBeCloseTo(10, 1);
  await isSound(table);
});

test('the player to move keeps time granted by another process when others leave', async () => {
  const table = await lastingTable(service, 3, { clock });
  await view(table);
  const text = `UPDATE games SET deadline = deadline + interval '2 days' WHERE id = $1`;
  await service.db.pool.query(text, [table.id]);
  await table.players[2]!.post(`/v1/games/${table.id}/resign`).expect(201);
  expect((await left(table)) / hour).toBeCloseTo(96, 1);
});

test('a paused game gets no deadline, even one computed before the pause', async () => {
  const table = await lastingTable(service, 2, { clock });
  const { version } = await agreeTo(service, table, 0, 'pause');
  const timer = { game: table.id, version };
  expect(await moveDeadline(service.db.prisma, timer, new Date(now()))).toBe(false);
  expect((await view(table)).awaiting.deadline).toBeNull();
});

test('one player gives the other more time at once; a game without a deadline has none to give', async () => {
  const table = await lastingTable(service, 2, { clock });
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const { body } = await openRequest(service, table, second, { kind: 'more-time' }).expect(201);
  expect(body).toMatchObject({ state: 'accepted', seat: 0 });
  expect((await left(table)) / hour).toBeCloseTo(96, 1);
  const free = await lastingTable(service, 2, {});
  await openRequest(service, free, free.players[0]!, { kind: 'more-time' }).expect(409);
  await openRequest(service, table, first, { kind: 'resume' }).expect(409);
  await agreeTo(service, table, 0, 'pause');
  await openRequest(service, table, first, { kind: 'pause' }).expect(409);
  await openRequest(service, table, first, { kind: 'more-time' }).expect(409);
  const nudge = await second.post(`/v1/games/${table.id}/nudge`).expect(409);
  expect(nudge.body.type).toBe('/problems/game-paused');
});
