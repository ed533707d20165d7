import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { placeFirst, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen, type TestListener, typesOf } from './support/listener.ts';
import { allNumbered } from './support/numbered.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const post = (game: string, what: string, { auth }: TestPlayer, body: object = {}) =>
  service.http.post(`/v1/games/${game}/${what}`).set(auth).send(body);
const say = (game: string, player: TestPlayer, text: string) =>
  post(game, 'messages', player, { text }).expect(201);
const eventsOf = (game: string) => `${service.url}/v1/games/${game}/events`;
const mine = () => `${service.url}/v1/me/events`;

const textsOf = ({ received }: TestListener) =>
  received.filter(({ event }) => event === 'message.posted').map(({ data }) => data.text);
const textsFor = async (game: string, { auth }: TestPlayer) => {
  const { body } = await service.http.get(`/v1/games/${game}/messages`).set(auth).expect(200);
  return body.items.map(({ text }: { text: string }) => text).reverse();
};

/** An open game of a player with two more seats. */
async function openGame(owner: TestPlayer, visibility = 'public'): Promise<string> {
  const newGame = { seatCount: 3, visibility };
  return (await service.http.post('/v1/games').set(owner.auth).send(newGame).expect(201)).body.id;
}

const received = (listener: TestListener, type: string) =>
  vi.waitFor(() => expect(typesOf(listener)).toContain(type), waiting);

test('reaches nobody who only watches, neither live nor from the past', async () => {
  const stranger = await makePlayer(service);
  const before = await listen(mine(), stranger);
  const table = await startTable(service, 2);
  const watcher = await listen(eventsOf(table.id), stranger);
  const player = await listen(eventsOf(table.id), table.players[1]!);
  await say(table.id, table.players[0]!, 'My phone is 555');
  await placeFirst(service, table, 0);
  await received(watcher, 'decision.made');
  await received(player, 'decision.made');
  expect(textsOf(watcher)).toEqual([]);
  expect(player.received.filter(({ event }) => event === 'message.posted')).toMatchObject([
    { data: { by: table.players[0]!.handle, text: 'My phone is 555' } },
  ]);
  const later = await listen(eventsOf(table.id), stranger, before.lastId());
  await received(later, 'decision.made');
  expect(textsOf(later)).toEqual([]);
});

test('reaches nobody who is merely invited to a private game', async () => {
  const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
  const game = await openGame(owner, 'private');
  await post(game, 'invitations', owner, { invite: [guest.handle] }).expect(202);
  const invited = await listen(eventsOf(game), guest);
  const start = invited.lastId();
  await say(game, owner, 'Before you came');
  await post(game, 'seats', guest).expect(201);
  await received(invited, 'player.joined');
  await say(game, owner, 'Welcome');
  await received(invited, 'message.posted');
  const again = await listen(eventsOf(game), guest, start);
  await received(again, 'message.posted');
  for (const listener of [invited, again]) expect(textsOf(listener)).toEqual(['Welcome']);
  expect(await textsFor(game, guest)).toEqual(['Welcome']);
  expect(await textsFor(game, owner)).toEqual(['Before you came', 'Welcome']);
});

test('reaches those who left no more, not even what they heard', async () => {
  const [owner, guest, third] = await Promise.all([1, 2, 3].map(() => makePlayer(service)));
  const game = await openGame(owner!);
  await post(game, 'seats', guest!).expect(201);
  const listener = await listen(eventsOf(game), guest!);
  const start = listener.lastId();
  await say(game, owner!, 'one');
  await received(listener, 'message.posted');
  await service.http.delete(`/v1/games/${game}/seats/me`).set(guest!.auth).expect(204);
  await say(game, owner!, 'two');
  await post(game, 'seats', third!).expect(201);
  await received(listener, 'player.joined');
  expect(textsOf(listener)).toEqual(['one']);
  const again = await listen(eventsOf(game), guest!, start);
  await received(again, 'player.joined');
  expect(textsOf(again)).toEqual([]);
  await post(game, 'seats', guest!).expect(201);
  expect(await textsFor(game, guest!), 'back at the table').toEqual(['one']);
});

test('a stream of a private game ends when its listener leaves the table', async () => {
  const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
  const { body } = await service.http
    .post('/v1/games')
    .set(owner.auth)
    .send({ seatCount: 3, visibility: 'private' })
    .expect(201);
  await post(body.id, 'seats', guest, { invitation: body.invitation }).expect(201);
  await allNumbered(service);
  const listener = await listen(eventsOf(body.id), guest);
  await service.http.delete(`/v1/games/${body.id}/seats/me`).set(guest.auth).expect(204);
  await say(body.id, owner, 'He has gone, now we can talk');
  await vi.waitFor(() => expect(listener.hasEnded()).toBe(true), waiting);
  expect(listener.received).toEqual([
    { id: undefined, event: 'closed', data: { reason: 'game-not-visible' } },
  ]);
});
