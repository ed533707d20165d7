import { expect, test, vi } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { transaction } from '../../src/db/transactions.ts';
import { openSender } from '../../src/notifications/outgoing/sender.ts';
import { dropDeliveries, insertDeliveries } from '../../src/notifications/store/deliveries.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { cityFirst, resignAhead, startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { listen, typesOf } from './support/listener.ts';
import { onLoopback } from './support/reach.ts';
import { useReceiver } from './support/receiver.ts';
import { typesAt, webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const { subscribe, play } = webhookCalls(service);

test('a player can have twenty webhooks, even if created simultaneously', async () => {
  const player = await makePlayer(service);
  const create = (number: number) => player.post('/v1/me/webhooks', { url: `https://example.org/${number}` });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => create(number)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ body }) => body.type === '/problems/too-many-webhooks')).toHaveLength(20);
});

test('repeated event types count once', async () => {
  const player = await makePlayer(service);
  const events = ['decision.made', 'decision.made'];
  const { body } = await player.post('/v1/me/webhooks', { url: 'https://example.org/', events }).expect(201);
  expect(body.events).toEqual(['decision.made']);
  const change = { events: ['turn.started', 'turn.started'] };
  const { body: changed } = await player.patch(`/v1/me/webhooks/${body.id}`, change).expect(200);
  expect(changed.events).toEqual(['turn.started']);
});

test('a webhook without chosen events receives turns and the end', async () => {
  const player = await makePlayer(service);
  const hook = { url: 'https://example.org/' };
  const { body } = await player.post('/v1/me/webhooks', hook).expect(201);
  expect(body).toMatchObject({
    events: ['turn.started', 'turn.reminder', 'game.finished'],
    format: 'standard',
  });
});

const lost = { scores: [4, 0], places: [2, 1], resigned: [0] };

test('webhooks and live events show the places and who resigned', async () => {
  const table = await startTable(service, 2, cityFirst);
  const [anna, bruno] = table.players;
  const receiver = await useReceiver();
  await subscribe(bruno!, receiver.url, { events: ['turn.started', 'game.finished'] });
  const listener = await listen(`${service.url}/v1/games/${table.id}/events`, anna!);
  await resignAhead(service, table);
  await vi.waitFor(() => expect(typesOf(listener)).toContain('game.finished'), waiting);
  const live = listener.received.find(({ event }) => event === 'game.finished');
  expect(live?.data).toMatchObject({ game: table.id, version: 2, ...lost });
  await vi.waitFor(() => expect(typesAt(receiver)).toContain('game.finished'), waiting);
  const hook = receiver.received.find(({ body }) => body.type === 'game.finished')?.body;
  expect(hook?.data).toMatchObject(lost);
  expect(hook?.data.sentence).toMatch(new RegExp(`resigns\\. The game is over and ${bruno!.handle} wins`));
});

test('a message in Discord marks who has resigned', async () => {
  const table = await startTable(service, 2, cityFirst);
  const [anna, bruno] = table.players;
  const receiver = await useReceiver();
  await subscribe(bruno!, receiver.url, { events: ['game.finished'], format: 'discord' });
  await resignAhead(service, table);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), waiting);
  const { embeds } = receiver.received[0]!.body as unknown as { embeds: { footer: { text: string } }[] };
  expect(embeds[0]?.footer.text).toBe(`${anna!.handle} (resigned) 4 · ${bruno!.handle} 0`);
});

test('an owner’s slow receivers do not delay others', async () => {
  const dead = await useReceiver(() => {});
  const alive = await useReceiver();
  const table = await startTable(service, 2);
  for (let count = 0; count < 20; count += 1)
    await subscribe(table.players[1]!, `${dead.url}${count}`, { events: ['message.posted'] });
  const other = await makePlayer(service);
  const { id } = await subscribe(other, alive.url);
  const url = `/v1/games/${table.id}/messages`;
  for (let count = 0; count < 30; count += 1)
    await table.players[0]!.post(url, { text: `${count}` }).expect(201);
  const slow = () => service.db.prisma.webhookEndpoint.count({ where: { isSlow: true } });
  await vi.waitFor(async () => expect(await slow()).toBe(20), waiting);
  await service.db.pool.query('UPDATE webhook_endpoints SET is_slow = true WHERE id = $1', [id]);
  await other.post(`/v1/me/webhooks/${id}/test`).expect(202);
  await vi.waitFor(() => expect(alive.received).toHaveLength(1), { timeout: 9_000, interval: 20 });
  await vi.waitFor(async () => expect(await slow(), 'it has left the slow lane').toBe(20), waiting);
});

test('a receiver is not slow because others at its address are', async () => {
  const receiver = await useReceiver((response, { body }) => {
    if (body.isFast) response.writeHead(204).end();
  });
  const sender = openSender(onLoopback, 3_000);
  const send = (owner: string, isFast: boolean) =>
    sender.send({ owner, url: receiver.url, headers: {}, body: JSON.stringify({ isFast }) });
  const hanging = Array.from({ length: 40 }, () => send('one', false));
  await vi.waitFor(() => expect(receiver.received).toHaveLength(40), waiting);
  for (const owner of ['one', 'other']) {
    const { status, milliseconds } = await send(owner, true);
    expect(status).toBe(204);
    expect(milliseconds).toBeLessThan(1_000);
  }
  expect((await Promise.all(hanging)).every(({ status }) => status === undefined)).toBe(true);
  await sender.close();
});

test('a game’s webhooks reach an endpoint in the order of decisions', async () => {
  const receiver = await useReceiver((response, { body }) => {
    const answer = () => response.writeHead(204).end();
    // The earlier ones take longer.
    if (body.data.entry.seq % 2 === 1) setTimeout(answer, 60);
    else answer();
  });
  const table = await startTable(service, 2);
  await subscribe(table.players[0]!, receiver.url, { events: ['decision.made'] });
  for (let turn = 0; turn < 8; turn += 1) await play(table, turn % 2);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(8), waiting);
  expect(receiver.received.map(({ body }) => body.data.entry.seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('deliveries reserved by a dead process are still sent', async () => {
  const receiver = await useReceiver();
  const table = await startTable(service, 2);
  const { id } = await subscribe(table.players[0]!, receiver.url, { events: ['decision.made'] });
  const { prisma } = service.db;
  const body = JSON.stringify({
    type: 'webhook.test',
    timestamp: new Date().toISOString(),
    data: { sentence: '' },
  });
  const left = [1, 2, 3].map(() => {
    const delivery = newId();
    const about = { channel: 'webhook', type: 'webhook.test', endpointId: id, gameId: table.id };
    return { ...about, id: delivery, dedupeKey: delivery, playerId: table.players[0]!.id, body };
  });
  await transaction(service.db, async () => {
    await insertDeliveries(service.db.prisma, left, service.deps.clock());
    await dropDeliveries(service.db.prisma, [left[0]!.id], service.deps.clock());
    await service.db.prisma.$executeRaw`
      UPDATE deliveries SET next_at = now() + interval '500 ms' WHERE endpoint_id = ${id}::uuid AND state = 'waiting'`;
    await service.db.prisma.due.updateMany({
      where: { key: table.players[0]!.id },
      data: { at: new Date(Date.now() + 500) },
    });
  });
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  const states = async () =>
    (await prisma.delivery.findMany({ where: { endpointId: id }, orderBy: { id: 'asc' } })).map(
      ({ state }) => state,
    );
  await vi.waitFor(
    async () => expect(await states()).toEqual(['dropped', 'delivered', 'delivered']),
    waiting,
  );
});
