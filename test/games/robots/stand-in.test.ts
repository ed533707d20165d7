import { expect, test, vi } from 'vitest';
import { dueTimers } from '../../../src/games/clock/timers.ts';
import { expireRequests } from '../../../src/games/requests/close-stale.ts';
import { useWorkers } from '../../notifications/support/workers.ts';
import { useApp } from '../../support/app.ts';
import { lasting, type TestPlayer } from '../../support/players.ts';
import { answerRequest, openRequest } from '../../support/requests.ts';
import { lastingTable, readTable, type TestTable, tableWithAway, takeFirst } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';

const service = useApp();
useWorkers(service);
const hour = 3_600_000;

async function awayTable(): Promise<TestTable> {
  const table = await tableWithAway(service);
  return { ...table, players: await Promise.all(table.players.map((player) => lasting(service, player))) };
}

const robotsAt = async (table: TestTable) =>
  (await readTable(service, table, table.players[0]!)).players.map(({ robot }: { robot: unknown }) => robot);

const gameAwaiting = (table: TestTable, seat: number) =>
  vi.waitFor(async () => {
    const game = await readTable(service, table, table.players[0]!);
    expect(game.awaiting?.seats).toEqual([seat]);
    return game;
  }, waiting);

const kindsOf = async ({ id }: TestTable): Promise<string[]> => {
  const text = `SELECT kind FROM outbox_events WHERE game_id = $1 AND kind <> 'decision.made' ORDER BY position`;
  return (await service.db.pool.query(text, [id])).rows.map(({ kind }) => kind);
};

test('after a time-out a robot plays until the player decides again', async () => {
  const table = await lastingTable(service, 2, { clock: { perTurn: 'PT12H', onTimeout: 'robot' } });
  const [away, here] = table.players as [TestPlayer, TestPlayer];
  service.pass(13 * hour);
  await dueTimers(service.deps).drain();
  const game = await gameAwaiting(table, 1);
  expect(game.players[0]).toMatchObject({ robot: 'fair', displayName: `${away.handle} (robot)` });
  await takeFirst(service, table, here);
  await gameAwaiting(table, 1);
  expect(await kindsOf(table)).toEqual(['player.joined', 'game.started', 'player.replaced']);
  await away.delete(`/v1/games/${table.id}/seats/me/robot`).expect(204);
  expect(await robotsAt(table)).toEqual([null, null]);
  await takeFirst(service, table, here);
  await gameAwaiting(table, 0);
  await takeFirst(service, table, away);
  expect(await kindsOf(table)).toContain('player.returned');
  const { body } = await here.get(`/v1/games/${table.id}/moves/verify`).expect(200);
  expect(body).toMatchObject({ ok: true });
});

test('any decision of the player ends the substitution', async () => {
  const table = await lastingTable(service, 2, { clock: { perTurn: 'PT12H', onTimeout: 'robot' } });
  const [away] = table.players as [TestPlayer, TestPlayer];
  service.pass(13 * hour);
  await dueTimers(service.deps).drain();
  await gameAwaiting(table, 1);
  await away.post(`/v1/games/${table.id}/resign`).expect(201);
  expect(await robotsAt(table)).toEqual([null, null]);
});

test('a robot never plays for a player with time left, or where robots are excluded', async () => {
  const clock = { perTurn: 'PT12H', onTimeout: 'robot' };
  const table = await lastingTable(service, 2, { clock });
  await dueTimers(service.deps).drain();
  expect(await robotsAt(table)).toEqual([null, null]);
  const refused = { clock, allowRobots: false };
  await table.players[0]!.post('/v1/games', refused).expect(422);
  const slow = { robots: ['easy'], robotDelay: 'PT10H', clock };
  await table.players[0]!.post('/v1/games', slow).expect(422);
});

test('a robot plays for an absent player when all others agree', async () => {
  const table = await awayTable();
  const [by, away, other] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  const { body: request } = await openRequest(service, table, by, { kind: 'robot', seat: 1 }).expect(201);
  expect(request).toMatchObject({ kind: 'robot', state: 'open', by: 0, seat: 1, awaiting: [2] });
  await openRequest(service, table, other, { kind: 'robot', seat: 1 }).expect(409);
  expect((await answerRequest(service, table, by, request.id).expect(200)).body.state).toBe('open');
  expect((await answerRequest(service, table, other, request.id).expect(200)).body.state).toBe('accepted');
  await answerRequest(service, table, other, request.id).expect(409);
  await gameAwaiting(table, 2);
  expect(await robotsAt(table)).toEqual([null, 'fair', null]);
  const { body } = await away.get(`/v1/games/${table.id}/requests`).expect(200);
  expect(body.items).toHaveLength(1);
});

test('a request ends when one player declines, or on time', async () => {
  const table = await awayTable();
  const [by, away] = table.players as [TestPlayer, TestPlayer];
  const { body: first } = await openRequest(service, table, by, { kind: 'robot', seat: 1 }).expect(201);
  expect((await answerRequest(service, table, away, first.id, false).expect(200)).body).toMatchObject({
    state: 'declined',
    declinedBy: 1,
  });
  await openRequest(service, table, by, { kind: 'robot', seat: 1 }).expect(201);
  service.pass(73 * hour);
  await expireRequests(service.deps);
  const { body } = await by.get(`/v1/games/${table.id}/requests`).expect(200);
  expect(body.items.map(({ state }: { state: string }) => state)).toEqual(['expired', 'declined']);
  expect(await robotsAt(table)).toEqual([null, null, null]);
  expect((await kindsOf(table)).filter((kind) => kind === 'request.closed')).toHaveLength(2);
});

test('a robot cannot play for a player who is present', async () => {
  const table = await lastingTable(service, 2, {});
  const { body } = await openRequest(service, table, table.players[1]!, { kind: 'robot', seat: 0 }).expect(
    409,
  );
  expect(body.type).toBe('/problems/player-not-away');
  expect(Date.parse(body.nextAt)).toBeGreaterThan(Date.now() + 23 * hour);
});
