import { expect, test, vi } from 'vitest';
import { newId } from '../../src/db/id.ts';
import {
  dropDeliveries,
  insertDeliveries,
  waitingDeliveries,
} from '../../src/db/notifications/deliveries.ts';
import { transaction } from '../../src/db/transactions.ts';
import { useApp } from '../support/app.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const { subscribe, play } = webhookCalls(service);

test('webhooks of a game reach an endpoint in the order of its decisions', async () => {
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

test('what a process had reserved when it died, and what lost its job, is sent all the same', async () => {
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
    await service.db.prisma.$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key LIKE '%turn %'`;
  });
  expect((await waitingDeliveries(prisma)).get('webhook')?.count).toBe(2);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  const states = async () =>
    (await prisma.delivery.findMany({ where: { endpointId: id }, orderBy: { id: 'asc' } })).map(
      ({ state }) => state,
    );
  await vi.waitFor(
    async () => expect(await states()).toEqual(['dropped', 'delivered', 'delivered']),
    waiting,
  );
  expect((await waitingDeliveries(prisma)).get('webhook')).toBeUndefined();
});
