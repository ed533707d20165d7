/** What programs can look up about webhooks: types of events, and deliveries by their state. */
import { expect, test, vi } from 'vitest';
import { notificationTypes } from '../../src/notifications/events/types.ts';
import { document } from '../contract/document.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

test('every type of event that a webhook can have is listed, with an example and its description', async () => {
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

test('deliveries are listed by their state', async () => {
  let status = 500;
  const receiver = await useReceiver((response) => response.writeHead(status).end());
  const player = await makePlayer(service);
  const { subscribe } = webhookCalls(service);
  const { id } = await subscribe(player, receiver.url);
  const at = `/v1/me/webhooks/${id}`;
  const list = async (query: object) =>
    (await service.http.get(`${at}/deliveries`).query(query).set(player.auth).expect(200)).body.items;
  const trial = async () => {
    const { body } = await service.http.post(`${at}/test`).set(player.auth).send({}).expect(202);
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
