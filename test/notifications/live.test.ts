import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { testDeps, useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { placeFirst, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen, type TestListener, typesOf } from './support/listener.ts';
import { allNumbered } from './support/numbered.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

let second: FastifyInstance;
let secondUrl: string;
beforeAll(async () => {
  second = await buildApp(testDeps(service.db, { databaseListen: false }).deps);
  await second.listen({ host: '127.0.0.1', port: 0 });
  secondUrl = `http://127.0.0.1:${(second.server.address() as AddressInfo).port}`;
});
afterAll(() => second.close());

const types = (received: readonly { event: string }[]) => received.map(({ event }) => event);

describe('live events', () => {
  test('are sent for each entry and turn, also from another process and without LISTEN', async () => {
    const table = await startTable(service, 2);
    const [first, other] = table.players as [TestPlayer, TestPlayer];
    const here = await listen(`${service.url}/v1/games/${table.id}/events`, other);
    const there = await listen(`${secondUrl}/v1/me/events`, first);
    const { body: move } = await placeFirst(service, table, 0);
    // The start events may still be in transit.
    const ofMove = () => here.received.filter(({ data }) => data.version === 1);
    await vi.waitFor(() => expect(types(ofMove())).toEqual(['decision.made', 'turn.started']), waiting);
    await vi.waitFor(() => expect(types(there.received)).toContain('decision.made'), waiting);
    const made = ofMove()[0]!.data;
    expect(made).toMatchObject({ game: table.id, version: 1, entry: { seq: 1, events: move.entry.events } });
    await placeFirst(service, table, 1);
    await vi.waitFor(() => expect(types(there.received).at(-1)).toBe('turn.started'), waiting);
  });

  test('are neither lost nor repeated during simultaneous play', async () => {
    const tables = await Promise.all(Array.from({ length: 6 }, () => startTable(service, 2)));
    const listeners = await Promise.all(
      tables.map(({ id, players }) => listen(`${service.url}/v1/games/${id}/events`, players[0]!)),
    );
    await Promise.all(
      tables.map(async (table) => {
        for (let turn = 0; turn < 10; turn += 1) await placeFirst(service, table, turn % 2);
      }),
    );
    for (const { received } of listeners) {
      const versions = () =>
        received.filter(({ event }) => event === 'decision.made').map(({ data }) => data.version);
      await vi.waitFor(() => expect(versions()).toHaveLength(10), waiting);
      expect(versions()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('for a private game go only to players with access', async () => {
    const table = await startTable(service, 2, { visibility: 'private' });
    const stranger = (await startTable(service, 2)).players[0]!;
    const mine = await listen(`${service.url}/v1/me/events`, stranger);
    const theirs = await listen(`${service.url}/v1/me/events`, table.players[1]!);
    await placeFirst(service, table, 0);
    await vi.waitFor(() => expect(types(theirs.received)).toContain('turn.started'), waiting);
    // Events at their own table may still be in transit.
    expect(mine.received.filter(({ data }) => data.game === table.id)).toEqual([]);
  });

  test('end when the service is closed', async () => {
    const table = await startTable(service, 2);
    const third = await buildApp(service.deps);
    await third.listen({ host: '127.0.0.1', port: 0 });
    const url = `http://127.0.0.1:${(third.server.address() as AddressInfo).port}`;
    const listener = await listen(`${url}/v1/games/${table.id}/events`, table.players[0]!);
    await third.close();
    await vi.waitFor(() => expect(listener.hasEnded()).toBe(true), waiting);
  });
});

const reconnections = 50;
const writers = 4;

const textsOf = ({ received }: TestListener): string[] =>
  received.filter(({ event }) => event === 'message.posted').map(({ data }) => data.text);

test.each(['game', 'player'])(
  `a listener to a %s that reconnects ${reconnections} times under load gets every event once and in order`,
  async (followed) => {
    const table = await startTable(service, 2);
    const [reader, author] = table.players as [(typeof table.players)[0], (typeof table.players)[0]];
    const url =
      followed === 'game' ? `${service.url}/v1/games/${table.id}/events` : `${service.url}/v1/me/events`;
    const posted: string[] = [];
    let isOver = false;
    const write = async (writer: number) => {
      for (let number = 0; !isOver; number += 1) {
        const text = `${writer} ${number}`;
        await author.post(`/v1/games/${table.id}/messages`, { text }).expect(201);
        posted.push(text);
      }
    };
    const all: string[] = [];
    let listener = await listen(url, reader);
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
    for (let count = 1; count <= reconnections; count += 1) {
      const enough = count % 3;
      await vi.waitFor(() => expect(textsOf(listener).length).toBeGreaterThanOrEqual(enough), waiting);
      listener.close();
      all.push(...textsOf(listener));
      listener = await listen(url, reader, listener.lastId());
    }
    isOver = true;
    await writing;
    const received = () => [...all, ...textsOf(listener)];
    await vi.waitFor(() => expect(received().length).toBeGreaterThanOrEqual(posted.length), waiting);
    expect(received().toSorted()).toEqual(posted.toSorted());
    for (let writer = 0; writer < writers; writer += 1) {
      const mine = received().filter((text) => text.startsWith(`${writer} `));
      expect(mine).toEqual(mine.map((_, number) => `${writer} ${number}`));
    }
  },
  60_000,
);

const post = (game: string, what: string, { auth }: TestPlayer, body: object = {}) =>
  service.http.post(`/v1/games/${game}/${what}`).set(auth).send(body);
const say = (game: string, player: TestPlayer, text: string) =>
  post(game, 'messages', player, { text }).expect(201);
const eventsOf = (game: string) => `${service.url}/v1/games/${game}/events`;
const mine = () => `${service.url}/v1/me/events`;

const textsFor = async (game: string, { auth }: TestPlayer) => {
  const { body } = await service.http.get(`/v1/games/${game}/messages`).set(auth).expect(200);
  return body.items.map(({ text }: { text: string }) => text).reverse();
};

/** A player's open game with two more seats. */
async function openGame(owner: TestPlayer, visibility = 'public'): Promise<string> {
  const newGame = { seatCount: 3, visibility };
  return (await owner.post('/v1/games', newGame).expect(201)).body.id;
}

const received = (listener: TestListener, type: string) =>
  vi.waitFor(() => expect(typesOf(listener)).toContain(type), waiting);

test('is not sent to spectators, live or from the past', async () => {
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

test('is not sent to invited players of a private game', async () => {
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

test('is no longer sent to players who left, not even from before', async () => {
  const [owner, guest, third] = await Promise.all([1, 2, 3].map(() => makePlayer(service)));
  const game = await openGame(owner!);
  await post(game, 'seats', guest!).expect(201);
  const listener = await listen(eventsOf(game), guest!);
  const start = listener.lastId();
  await say(game, owner!, 'one');
  await received(listener, 'message.posted');
  await guest!.delete(`/v1/games/${game}/seats/me`).expect(204);
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

test('a private game’s stream ends when its listener leaves the table', async () => {
  const [owner, guest] = [await makePlayer(service), await makePlayer(service)];
  const { body } = await owner.post('/v1/games', { seatCount: 3, visibility: 'private' }).expect(201);
  await post(body.id, 'seats', guest, { invitation: body.invitation }).expect(201);
  await allNumbered(service);
  const listener = await listen(eventsOf(body.id), guest);
  await guest.delete(`/v1/games/${body.id}/seats/me`).expect(204);
  await say(body.id, owner, 'He has gone, now we can talk');
  await vi.waitFor(() => expect(listener.hasEnded()).toBe(true), waiting);
  expect(listener.received).toEqual([
    { id: undefined, event: 'closed', data: { reason: 'game-not-visible' } },
  ]);
});
