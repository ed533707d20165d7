import { expect, test, vi } from 'vitest';
import { openSender } from '../../src/notifications/outgoing/sender.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const { subscribe } = webhookCalls(service);

test('the slow receivers of one owner delay those of no other', async () => {
  const dead = await useReceiver(() => {});
  const alive = await useReceiver();
  const table = await startTable(service, 2);
  for (let count = 0; count < 20; count += 1)
    await subscribe(table.players[1]!, `${dead.url}${count}`, { events: ['message.posted'] });
  const other = await makePlayer(service);
  const { id } = await subscribe(other, alive.url);
  const url = `/v1/games/${table.id}/messages`;
  for (let count = 0; count < 30; count += 1)
    await service.http
      .post(url)
      .set(table.players[0]!.auth)
      .send({ text: `${count}` })
      .expect(201);
  const slow = () => service.db.prisma.webhookEndpoint.count({ where: { isSlow: true } });
  await vi.waitFor(async () => expect(await slow()).toBe(20), waiting);
  await service.db.pool.query('UPDATE webhook_endpoints SET is_slow = true WHERE id = $1', [id]);
  await service.http.post(`/v1/me/webhooks/${id}/test`).set(other.auth).expect(202);
  await vi.waitFor(() => expect(alive.received).toHaveLength(1), { timeout: 9_000, interval: 20 });
  await vi.waitFor(async () => expect(await slow(), 'it has left the slow lane').toBe(20), waiting);
});

test('a receiver is not slow because others at its address are', async () => {
  const receiver = await useReceiver((response, { body }) => {
    if (body.isFast) response.writeHead(204).end();
  });
  const sender = openSender(['127.0.0.0/8'], 3_000);
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
