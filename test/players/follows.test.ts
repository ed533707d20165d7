/** Following players without their knowledge: lists of their open tables, and notifications. */
import { describe, expect, test, vi } from 'vitest';
import { useEmailWorkers } from '../notifications/support/email-workers.ts';
import { listen } from '../notifications/support/listener.ts';
import { useReceiver } from '../notifications/support/receiver.ts';
import { useApp } from '../support/app.ts';
import { confirmAddress, lasting, makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { makePlayers } from './support/players.ts';
import { tableCalls } from './support/tables.ts';

const service = useApp();
const mailbox = useEmailWorkers(service);

const follow = ({ auth }: TestPlayer, handle: string, body: object = {}) =>
  service.http.put(`/v1/me/follows/${handle}`).set(auth).send(body);
const follows = async ({ auth }: TestPlayer) =>
  (await service.http.get('/v1/me/follows').set(auth).expect(200)).body.items;
const tables = async ({ auth }: TestPlayer): Promise<string[]> => {
  const { body } = await service.http.get('/v1/games?followed=true').set(auth).expect(200);
  return body.items.map(({ name }: { name: string }) => name);
};
const pageOf = async ({ auth }: TestPlayer, { handle }: TestPlayer) =>
  (await service.http.get(`/v1/players/${handle}`).set(auth).expect(200)).body;
const two = () => makePlayers(service, 'anna', 'bruno');

describe('following', () => {
  test('lists followed players’ open public tables that they own or sit at', async () => {
    const [anna, bruno] = await two();
    const other = await makePlayer(service, 'other');
    const calls = tableCalls(service);
    await follow(anna, bruno.handle.toUpperCase()).expect(204);
    await calls.create(bruno, { name: 'of Bruno' });
    await calls.create(bruno, { name: 'private', visibility: 'private' });
    const { id } = await calls.create(other, { name: 'with Bruno', seatCount: 3 });
    await calls.create(other, { name: 'of another owner' });
    await calls.sit(id, bruno).expect(201);
    expect(await tables(anna)).toEqual(['with Bruno', 'of Bruno']);
    expect(await tables(bruno)).toEqual([]);
    await service.http.get('/v1/games?followed=true').expect(401);
    for (const query of ['mine=true', 'status=running'])
      await anna.get(`/v1/games?followed=true&${query}`).expect(400);
  });

  test('is visible only to the follower, and can end', async () => {
    const [anna, bruno] = await two();
    await follow(anna, bruno.handle, { notify: true }).expect(204);
    await follow(anna, bruno.handle, { notify: true }).expect(204);
    expect(await follows(anna)).toMatchObject([{ handle: bruno.handle, notify: true }]);
    expect((await pageOf(anna, bruno)).yourFollow).toEqual({ notify: true });
    expect((await pageOf(bruno, anna)).yourFollow).toBeNull();
    expect(await follows(bruno)).toEqual([]);
    const exported = await service.http
      .get('/v1/me/export')
      .set({ authorization: `Bearer ${bruno.accessToken}` });
    expect(exported.text).not.toContain(anna.id);
    await anna.delete(`/v1/me/follows/${bruno.handle}`).expect(204);
    expect(await follows(anna)).toEqual([]);
  });

  test('is refused to guests, for oneself, and for unknown players', async () => {
    const [anna, bruno] = await two();
    const guest = await makeGuest(service);
    expect((await follow(guest, bruno.handle).expect(403)).body.type).toBe('/problems/account-required');
    await follow(anna, anna.handle).expect(409);
    await bruno.patch('/v1/me', { privacy: { audience: 'private' } }).expect(200);
    expect((await follow(anna, bruno.handle).expect(404)).body.type).toBe('/problems/player-not-found');
  });

  test('ends with a block in either direction, which also prevents it', async () => {
    const [anna, bruno] = await two();
    const calls = tableCalls(service);
    await follow(anna, bruno.handle, { notify: true }).expect(204);
    await follow(bruno, anna.handle).expect(204);
    await calls.block(bruno, anna.handle).expect(204);
    expect([await follows(anna), await follows(bruno)]).toEqual([[], []]);
    await follow(anna, bruno.handle).expect(404);
    await follow(bruno, anna.handle).expect(404);
  });

  test('ends with either account', async () => {
    const [anna, bruno] = await two();
    await follow(anna, bruno.handle).expect(204);
    await service.db.prisma.player.delete({ where: { id: bruno.id } });
    expect(await follows(anna)).toEqual([]);
  });

  test('is limited in number', async () => {
    const [anna, bruno] = await two();
    const ids = await Promise.all(Array.from({ length: 5 }, () => makePlayer(service, 'many')));
    const { prisma } = service.db;
    const rows = await prisma.player.createManyAndReturn({
      data: Array.from({ length: 495 }, (_, index) => ({
        id: `01980a3e-7c1d-7a40-9d1a-${String(index).padStart(12, '0')}`,
        handle: `filler-${index}`,
        displayName: 'Filler',
        createdAt: service.deps.clock(),
        updatedAt: service.deps.clock(),
      })),
      select: { id: true },
    });
    const data = [...rows, ...ids].map(({ id: followedId }) => ({
      playerId: anna.id,
      followedId,
      createdAt: service.deps.clock(),
    }));
    await prisma.follow.createMany({ data });
    expect((await follow(anna, bruno.handle).expect(409)).body.type).toBe('/problems/limit-reached');
    await follow(anna, ids[0]?.handle ?? '', { notify: true }).expect(204);
  });
});

test('notifies opted-in followers of a new table on every channel, at most once in 12 hours', async () => {
  const [anna, bruno] = (await Promise.all((await two()).map((player) => lasting(service, player)))) as [
    TestPlayer,
    TestPlayer,
  ];
  const quiet = await makePlayer(service, 'quiet');
  const calls = tableCalls(service);
  await confirmAddress(service, anna);
  const receiver = await useReceiver();
  const hook = { url: receiver.url, events: ['table.opened'] };
  await anna.post('/v1/me/webhooks', hook).expect(201);
  const listener = await listen(`${service.url}/v1/me/events`, anna);
  await follow(anna, bruno.handle, { notify: true }).expect(204);
  await follow(quiet, bruno.handle).expect(204);
  await calls.create(bruno, { name: 'unlisted', visibility: 'unlisted' });
  await calls.create(bruno, { name: 'full', seatCount: 2, robots: ['easy'] });
  const { id } = await calls.create(bruno, { name: 'first' });
  await calls.create(bruno, { name: 'second' });
  const heard = async () => (await eventsOf()).map(({ gameId, playerId }) => [gameId, playerId]);
  const eventsOf = () =>
    service.db.prisma.outboxEvent.findMany({
      where: { kind: 'table.opened', data: { path: ['by'], equals: bruno.id } },
    });
  expect(await heard()).toEqual([[id, anna.id]]);
  await vi.waitFor(() => {
    expect(listener.received.map(({ event }) => event)).toContain('table.opened');
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['table.opened']);
    expect(
      mailbox()
        .to(anna.email)
        .map(({ about }) => about),
    ).toContain(`${bruno.handle} has opened a table`);
  }, waiting);
  service.pass(12 * 3_600_000);
  const later = await calls.create(bruno, { name: 'later' });
  expect(await heard()).toEqual([
    [id, anna.id],
    [later.id, anna.id],
  ]);
});
