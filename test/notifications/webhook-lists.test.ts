/** The data and actions about webhooks for programs: types of events, deliveries by state, new secrets. */
import { expect, test, vi } from 'vitest';
import { notificationTypes } from '../../src/notifications/kinds/index.ts';
import { document } from '../contract/document.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

test('every event type for webhooks is listed, with an example and its description', async () => {
  const { body } = await service.http.get('/v1/webhooks/event-types').expect(200);
  const types = body.items.map(({ type }: { type: string }) => type);
  expect(types).toEqual(notificationTypes);
  for (const { type, schema, example, description, audience } of body.items) {
    const name = schema.split('/').at(-1);
    expect(document.components.schemas[name].description).toBe(description);
    expect(example.type).toBe(type);
    expect(audience === 'watchers').toBe(
      !/^(turn|plan|message|invitation|table|round|competition|match)|invited|removed/.test(type),
    );
  }
  const { auth } = await makePlayer(service);
  const hook = { url: 'https://bot.example/', events: types };
  await service.http.post('/v1/me/webhooks').set(auth).send(hook).expect(201);
});

test('deliveries are listed by state', async () => {
  let status = 500;
  const receiver = await useReceiver((response) => response.writeHead(status).end());
  const player = await makePlayer(service);
  const { subscribe } = webhookCalls(service);
  const { id } = await subscribe(player, receiver.url);
  const at = `/v1/me/webhooks/${id}`;
  const list = async (query: object) =>
    (await service.http.get(`${at}/deliveries`).query(query).set(player.auth).expect(200)).body.items;
  const trial = async () => {
    const { body } = await player.post(`${at}/test`, {}).expect(202);
    await vi.waitFor(async () => {
      const [latest] = await list({});
      expect(latest).toMatchObject({ id: body.deliveryId, finishedAt: expect.any(String) });
    }, waiting);
    return body.deliveryId as string;
  };
  const failed = await trial();
  status = 204;
  const delivered = await trial();
  const idsIn = async (query: object) => (await list(query)).map((each: { id: string }) => each.id);
  expect(await idsIn({})).toEqual([delivered, failed]);
  expect(await idsIn({ state: 'failed' })).toEqual([failed]);
  expect(await idsIn({ state: 'delivered', limit: 1 })).toEqual([delivered]);
  expect(await idsIn({ state: 'waiting' })).toEqual([]);
  await service.http.get(`${at}/deliveries`).query({ state: 'lost' }).set(player.auth).expect(400);
});

test('a webhook gets a new secret, retries a failed delivery, and is deleted', async () => {
  let status = 500;
  const receiver = await useReceiver((response) => response.writeHead(status).end());
  const table = await startTable(service, 2);
  const [first, second] = table.players as [TestPlayer, TestPlayer];
  const { subscribe, deliveries, play } = webhookCalls(service);
  const { id, secret } = await subscribe(second, receiver.url, { events: ['turn.started'] });
  const at = `/v1/me/webhooks/${id}`;
  const rotated = await second.post(`${at}/rotate`).expect(200);
  expect(rotated.body.secret).not.toBe(secret);
  await play(table, 0);
  const latest = async () => (await deliveries(second, id))[0];
  await vi.waitFor(async () => expect((await latest())?.attempts).toHaveLength(1), waiting);
  status = 204;
  const again = `${at}/deliveries/${(await latest()).id}/retry`;
  await first.post(again).expect(404);
  await second.post(again).expect(202);
  await vi.waitFor(async () => expect((await latest()).state).toBe('delivered'), waiting);
  await second.delete(at).expect(204);
  await second.get(at).expect(404);
});
