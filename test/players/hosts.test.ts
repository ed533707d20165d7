/** Owners without a seat, who arrange games for others. */

import { describe, expect, test, vi } from 'vitest';
import { getAs, postAs } from '../http/support/calls.ts';
import { listen, typesOf } from '../notifications/support/listener.ts';
import { useReceiver } from '../notifications/support/receiver.ts';
import { typesAt, webhookCalls } from '../notifications/support/webhook-calls.ts';
import { useWorkers } from '../notifications/support/workers.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, type TestPlayer } from '../support/players.ts';
import { type TestTable, takeFirst } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();
useWorkers(service);
const { subscribe } = webhookCalls(service);

/** A game for two that its owner arranges without a seat. */
async function arrange({ auth }: TestPlayer, request: object = {}): Promise<string> {
  const game = { seatCount: 2, join: false, ...request };
  return (await postAs(service, auth, '/v1/games', game).expect(201)).body.id;
}

const sit = (game: string, { auth }: TestPlayer) =>
  postAs(service, auth, `/v1/games/${game}/seats`).expect(201);

/** A running game of two whose owner has no seat. */
async function arrangedTable(host: TestPlayer): Promise<TestTable> {
  const players = [await makePlayer(service), await makePlayer(service)];
  const id = await arrange(host);
  for (const player of players) await sit(id, player);
  return { id, players };
}

const list = async ({ auth }: Partial<TestPlayer>, query: object, status = 200) =>
  (
    await service.http
      .get('/v1/games')
      .query(query)
      .set(auth ?? {})
      .expect(status)
  ).body;

describe('an owner’s list', () => {
  test('contains every game they created, seated or not, and none of others', async () => {
    const [host, other] = [await makePlayer(service), await makePlayer(service)];
    const table = await arrangedTable(host);
    const open = await arrange(host, { visibility: 'private', name: 'Round two' });
    const withSeat = await arrange(host, { join: true });
    await sit(await arrange(other), host);
    const ids = async (query: object) =>
      (await list(host, { owner: 'me', ...query })).items.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual([withSeat, open, table.id]);
    expect(await ids({ status: 'running' })).toEqual([table.id]);
    expect(await ids({ search: 'round' })).toEqual([open]);
    expect(await ids({ search: table.players[1]!.handle })).toEqual([table.id]);
    expect(await ids({ status: 'finished' })).toEqual([]);
    await postAs(service, table.players[0]!.auth, `/v1/games/${table.id}/resign`, {}).expect(201);
    expect(await ids({ status: 'finished' })).toEqual([table.id]);
    const page = await list(host, { owner: 'me', limit: 2 });
    expect(await ids({ limit: 2, cursor: page.nextCursor })).toEqual([table.id]);
  });
});

test('an owner without a seat receives events by webhook and live, except turns', async () => {
  const host = await makePlayer(service);
  const receiver = await useReceiver();
  const events = ['game.started', 'turn.started', 'decision.made', 'game.finished', 'player.joined'];
  await subscribe(host, receiver.url, { events });
  const live = await listen(`${service.url}/v1/me/events`, host);
  const table = await arrangedTable(host);
  await takeFirst(service, table, table.players[0]!);
  await postAs(service, table.players[0]!.auth, `/v1/games/${table.id}/resign`, {}).expect(201);
  const expected = [
    ...['player.joined', 'player.joined', 'game.started'],
    ...['decision.made', 'decision.made', 'game.finished'],
  ];
  await vi.waitFor(() => expect(typesAt(receiver).sort()).toEqual([...expected].sort()), waiting);
  const { data } = receiver.received[0]!.body;
  expect(data).toMatchObject({ game: { id: table.id }, seat: null, player: { playerId: host.id } });
  await vi.waitFor(() => expect(typesOf(live)).toEqual(expected), waiting);
  // And events from while they were away.
  const again = await listen(`${service.url}/v1/me/events`, host, live.received[2]!.id);
  await vi.waitFor(() => expect(typesOf(again)).toEqual(expected.slice(3)), waiting);
});

test('a player who owns the game receives everything once', async () => {
  const [owner, other] = [await makePlayer(service), await makePlayer(service)];
  const receiver = await useReceiver();
  await subscribe(owner, receiver.url, { events: ['player.joined', 'game.started', 'decision.made'] });
  const id = await arrange(owner, { join: true });
  await sit(id, other);
  await takeFirst(service, { id, players: [owner, other] }, owner);
  await vi.waitFor(() => expect(typesAt(receiver)).toContain('decision.made'), waiting);
  expect(typesAt(receiver)).toEqual(['player.joined', 'game.started', 'decision.made']);
});

test('an owner without a seat can write at the table, and gets no email', async () => {
  const host = await makePlayer(service);
  await confirmAddress(service, host);
  const [receiver, theirs] = [await useReceiver(), await useReceiver()];
  await subscribe(host, receiver.url, { events: ['message.posted'] });
  const table = await arrangedTable(host);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  await subscribe(first, theirs.url, { events: ['message.posted'] });
  const messages = `/v1/games/${table.id}/messages`;
  const post = ({ auth }: TestPlayer, text: string) => postAs(service, auth, messages, { text });
  const { body: posted } = await post(host, 'The final begins').expect(201);
  expect(posted).toMatchObject({ handle: host.handle, text: 'The final begins' });
  await post(second, 'Thank you').expect(201);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  expect(receiver.received[0]!.body.data.message).toEqual({ by: second.id, text: 'Thank you' });
  await vi.waitFor(() => expect(theirs.received).toHaveLength(2), waiting);
  for (const { auth } of [host, first]) {
    const { body } = await getAs(service, auth, messages).expect(200);
    expect(body.items.map(({ text }: { text: string }) => text)).toEqual(['Thank you', 'The final begins']);
  }
  await host.put(`${messages}/read`, { message: posted.id }).expect(204);
  const about = { playerId: host.id, gameId: table.id };
  expect(await service.db.prisma.delivery.count({ where: { ...about, channel: { not: 'webhook' } } })).toBe(
    0,
  );
});

describe('a running game', () => {
  const cancel = (id: string, { auth }: TestPlayer) => service.http.delete(`/v1/games/${id}`).set(auth);
  const statusOf = async (id: string, { auth }: TestPlayer) =>
    (await getAs(service, auth, `/v1/games/${id}`).expect(200)).body.status;

  test('between robots only can be cancelled by its owner', async () => {
    const host = await makePlayer(service);
    const receiver = await useReceiver();
    await subscribe(host, receiver.url, { events: ['game.finished'] });
    const id = await arrange(host, { robots: ['easy', 'easy'], robotDelay: 'PT1H' });
    expect(await statusOf(id, host)).toBe('running');
    await cancel(id, await makePlayer(service)).expect(403);
    await cancel(id, host).expect(204);
    expect(await statusOf(id, host)).toBe('aborted');
    await vi.waitFor(() => expect(typesAt(receiver)).toEqual(['game.finished']), waiting);
    await cancel(id, host).expect(409);
  });

  test('between people cannot be cancelled by its owner', async () => {
    const host = await makePlayer(service);
    const table = await arrangedTable(host);
    const { body } = await cancel(table.id, host).expect(409);
    expect(body).toMatchObject({ type: '/problems/game-not-open', gameStatus: 'running' });
    expect(body.detail).toContain('they alone can end');
    const alone = await makePlayer(service);
    const id = await arrange(alone, { join: true, robots: ['easy'], robotDelay: 'PT1H' });
    await cancel(id, alone).expect(409);
    expect(await statusOf(id, alone)).toBe('running');
  });
});
