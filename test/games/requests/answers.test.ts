import { expect, test, vi } from 'vitest';
import { dueTimers } from '../../../src/games/clock/timers.ts';
import { useWorkers } from '../../notifications/support/workers.ts';
import { useApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { answerRequest, openRequest, requestsOf } from '../../support/requests.ts';
import { decide, lastingTable, optionsOf, readTable, takeFirst } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';

const service = useApp();
useWorkers(service);
const clock = { perTurn: 'P2D', onTimeout: 'skip' };
const hour = 3_600_000;

test('only one request of a kind is open; its author can withdraw it, and the others answer once', async () => {
  const table = await lastingTable(service, 3, { clock });
  const [by, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body: first } = await openRequest(service, table, by, { kind: 'pause' }).expect(201);
  expect(first).toMatchObject({ kind: 'pause', seat: null, awaiting: [1, 2], state: 'open' });
  await openRequest(service, table, second, { kind: 'pause' }).expect(409);
  await openRequest(service, table, second, { kind: 'more-time', seat: 0 }).expect(201);
  const withdrawn = await answerRequest(service, table, by, first.id, false).expect(200);
  expect(withdrawn.body).toMatchObject({ state: 'withdrawn', declinedBy: null });
  await answerRequest(service, table, third, first.id).expect(409);
  await openRequest(service, table, third, { kind: 'pause' }).expect(201);
});

test('two simultaneous answers both count, and the effect happens once', async () => {
  const table = await lastingTable(service, 3, { clock });
  const [by, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body } = await openRequest(service, table, by, { kind: 'pause' }).expect(201);
  const answers = await Promise.all(
    [second, third].map((one) => answerRequest(service, table, one, body.id)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map((each) => each.body.state).sort()).toEqual(['accepted', 'open']);
  const { rows } = await service.db.pool.query(
    `SELECT kind FROM outbox_events WHERE game_id = $1 AND kind = 'game.paused'`,
    [table.id],
  );
  expect(rows).toHaveLength(1);
});

test('of a simultaneous yes and no, one counts', async () => {
  const table = await lastingTable(service, 3, { clock });
  const [by, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body } = await openRequest(service, table, by, { kind: 'pause' }).expect(201);
  await answerRequest(service, table, second, body.id).expect(200);
  const [yes, no] = await Promise.all([
    answerRequest(service, table, third, body.id),
    answerRequest(service, table, second, body.id, false),
  ]);
  expect([yes!.status, no!.status].sort()).toEqual([200, 409]);
  const { pausedAt } = await readTable(service, table, by);
  expect(pausedAt === null).toBe(no!.status === 200);
});

test('an answer racing a decision leaves pause and clock consistent', async () => {
  const table = await lastingTable(service, 2, { clock });
  const [by, other] = table.players as [TestPlayer, TestPlayer];
  for (let round = 0; round < 4; round += 1) {
    const mover = table.players[round % 2]!;
    const kind = round % 2 === 0 ? 'pause' : 'resume';
    const { body } = await openRequest(service, table, by, { kind }).expect(201);
    const [option] = await optionsOf(service, table, mover);
    const [agreed, decided] = await Promise.all([
      answerRequest(service, table, other, body.id),
      decide(service, table, mover, option.decision),
    ]);
    expect([agreed!.status, decided!.status]).toEqual([200, 201]);
    const game = await readTable(service, table, by);
    expect(game.pausedAt === null).toBe(kind === 'resume');
    expect(game.awaiting.deadline === null).toBe(kind === 'pause');
  }
  const { body } = await by.get(`/v1/games/${table.id}/moves/verify`);
  expect(body).toMatchObject({ ok: true });
});

test('requests without purpose close automatically, as do those of a finished game', async () => {
  const table = await lastingTable(service, 2, { clock });
  const [by, other] = table.players as [TestPlayer, TestPlayer];
  await openRequest(service, table, by, { kind: 'more-time' }).expect(201);
  await takeFirst(service, table, by);
  const states = () => requestsOf(table).then((all) => all.map(({ state }) => state));
  await vi.waitFor(async () => expect(await states()).toEqual(['outdated']), waiting);
  await openRequest(service, table, by, { kind: 'pause' }).expect(201);
  await other.post(`/v1/games/${table.id}/resign`).expect(201);
  await vi.waitFor(async () => expect(await states()).toEqual(['outdated', 'outdated']), waiting);
});

test('a pause closes a request for more time', async () => {
  const table = await lastingTable(service, 3, { clock });
  const [by, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  await openRequest(service, table, by, { kind: 'more-time' }).expect(201);
  const { body } = await openRequest(service, table, by, { kind: 'pause' }).expect(201);
  for (const player of [second, third]) await answerRequest(service, table, player, body.id).expect(200);
  const states = () => requestsOf(table).then((all) => all.map(({ state }) => state));
  await vi.waitFor(async () => expect(await states()).toEqual(['accepted', 'outdated']), waiting);
});

test('a robot replaces a skipped player before the third skip ends the game', async () => {
  const table = await lastingTable(service, 2, { clock: { perTurn: 'PT6H', onTimeout: 'forfeit' } });
  const [away, here] = table.players as [TestPlayer, TestPlayer];
  await openRequest(service, table, here, { kind: 'robot', seat: 0 }).expect(409);
  service.pass(7 * hour);
  await dueTimers(service.deps).drain();
  const { body } = await openRequest(service, table, here, { kind: 'robot', seat: 0 }).expect(201);
  expect(body.state).toBe('accepted');
  await takeFirst(service, table, here);
  await vi.waitFor(async () => {
    const { players, awaiting, version } = await readTable(service, table, here);
    expect(players[0].robot).toBe('fair');
    expect([awaiting.seats, version]).toEqual([[1], 3]);
  }, waiting);
  await away.delete(`/v1/games/${table.id}/seats/me/robot`).expect(204);
});

test('a player who must leave is replaced by a robot if the others agree', async () => {
  const table = await lastingTable(service, 3, { clock });
  const [by, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body } = await openRequest(service, table, third, { kind: 'robot', seat: 2 }).expect(201);
  expect(body).toMatchObject({ by: 2, seat: 2, awaiting: [0, 1] });
  await answerRequest(service, table, by, body.id).expect(200);
  expect((await answerRequest(service, table, second, body.id).expect(200)).body.state).toBe('accepted');
  expect((await readTable(service, table, by)).players[2].robot).toBe('fair');
});

test('resigned players cannot request or answer, and no robot replaces them', async () => {
  const table = await lastingTable(service, 3, { clock });
  const [by, second, third] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body } = await openRequest(service, table, by, { kind: 'pause' }).expect(201);
  await third.post(`/v1/games/${table.id}/resign`).expect(201);
  await answerRequest(service, table, third, body.id, false).expect(403);
  await openRequest(service, table, third, { kind: 'more-time' }).expect(403);
  await openRequest(service, table, by, { kind: 'robot', seat: 2 }).expect(404);
  expect((await answerRequest(service, table, second, body.id).expect(200)).body.state).toBe('accepted');
});
