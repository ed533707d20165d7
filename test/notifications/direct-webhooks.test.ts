import { describe, expect, test, vi } from 'vitest';
import { dropDeliveries, insertDeliveries, waitingDeliveries } from '../../src/db/deliveries.ts';
import type { DirectDelivery } from '../../src/db/direct-deliveries.ts';
import { newId } from '../../src/db/id.ts';
import { Waiting } from '../../src/notifications/channels/webhook/direct/waiting.ts';
import { useApp } from '../support/app.ts';
import { startTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);
const { subscribe, play } = webhookCalls(service);

/** A delivery named `endpoint game number`. */
function delivery(id: string): DirectDelivery {
  const [endpointId, gameId] = id.split(' ');
  return { id, endpointId, gameId, ownerId: 'owner' } as DirectDelivery;
}

describe('deliveries that wait in memory', () => {
  const line = (...ids: string[]) => {
    const all = new Waiting();
    for (const id of ids) all.add(delivery(id));
    return all;
  };
  const open = () => true;

  test('follow one another by game and endpoint, and pass those of a busy game', () => {
    const all = line('a x 1', 'a x 2', 'a y 1');
    expect(all.take(open)?.id).toBe('a x 1');
    expect(all.take(open)?.id).toBe('a y 1');
    expect(all.take(open)).toBeUndefined();
    all.finish(delivery('a x 1'));
    expect(all.take(open)?.id).toBe('a x 2');
    expect(all.size).toBe(0);
  });

  test('are taken from one endpoint after the other, and not from a closed one', () => {
    const all = line('a x 1', 'a y 1', 'a z 1', 'b x 1', 'c x 1');
    const next = () => all.take((endpoint) => endpoint !== 'c')?.id;
    expect([next(), next(), next(), next(), next()]).toEqual(['a x 1', 'b x 1', 'a y 1', 'a z 1', undefined]);
  });

  test('are removed with their endpoint, or all at once', () => {
    const all = line('a x 1', 'b x 1', 'a y 1');
    expect(all.remove('a').map(({ id }) => id)).toEqual(['a x 1', 'a y 1']);
    expect(all.remove().map(({ id }) => id)).toEqual(['b x 1']);
    expect(all.size).toBe(0);
  });
});

test('webhooks of a game reach an endpoint in the order of its decisions, without a job for each', async () => {
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
  const { rows } = await service.db.pool.query(
    `SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE task_identifier IN ('deliver webhook', 'drain')`,
  );
  expect(rows).toEqual([{ jobs: 0 }]);
});

/** Deliveries as a process that has just died left them, reserved together for a moment more. */
function leftBehind(player: string, hook: string, game: string, count: number) {
  const body = JSON.stringify({
    type: 'webhook.test',
    timestamp: new Date().toISOString(),
    data: { sentence: '' },
  });
  const [channel, type, lane, reservedUntil] = ['webhook', 'webhook.test', 'direct', new Date()] as const;
  const names = { channel, type, lane, playerId: player, endpointId: hook, gameId: game };
  return Array.from({ length: count }, (_, seq) => {
    const id = newId();
    return { ...names, id, dedupeKey: id, seq, body, reservedUntil };
  });
}

test('what a process had reserved when it died is claimed when the reservation ends', async () => {
  const receiver = await useReceiver();
  const table = await startTable(service, 2);
  const hook = await subscribe(table.players[0]!, receiver.url, { events: ['decision.made'] });
  const { pool, prisma } = service.db;
  const left = leftBehind(table.players[0]!.id, hook.id, table.id, 3);
  const [finished] = left;
  const at = service.deps.clock();
  const reservedUntil = new Date(at.getTime() + 600);
  await insertDeliveries(
    prisma,
    left.map((delivery) => ({ ...delivery, reservedUntil })),
    at,
  );
  await dropDeliveries(prisma, [finished!.id], at);
  expect((await waitingDeliveries(prisma)).get('webhook')?.count).toBe(2);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  await vi.waitFor(async () => {
    const { rows } = await pool.query('SELECT state FROM deliveries WHERE endpoint_id = $1 ORDER BY id', [
      hook.id,
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['dropped', 'delivered', 'delivered']);
  }, waiting);
  expect((await waitingDeliveries(prisma)).get('webhook')).toBeUndefined();
});
