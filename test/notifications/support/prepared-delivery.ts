import { expect, vi } from 'vitest';
import { webhook } from '../../../src/notifications/channels/webhook/index.ts';
import { webhookTransport } from '../../../src/notifications/channels/webhook/transport.ts';
import { openSender } from '../../../src/notifications/outgoing/sender.ts';
import type { TestApp } from '../../support/app.ts';
import { startTable } from '../../support/table.ts';
import { waiting } from '../../support/waiting.ts';
import { onLoopback } from './reach.ts';
import { type Receiver, useReceiver } from './receiver.ts';
import { runDelivery } from './run-delivery.ts';
import { webhookCalls } from './webhook-calls.ts';

/** Returns a function that prepares a delivery of `turn.started` to a receiver, left alone by the workers. */
export function preparedDeliveries(service: TestApp) {
  const sender = openSender(onLoopback, 400);
  const { subscribe, deliveries, play } = webhookCalls(service);

  return async (receiver: Pick<Receiver, 'url'>) => {
    const { pool } = service.db;
    const table = await startTable(service, 2);
    const player = table.players[1]!;
    const hook = await subscribe(player, receiver.url, { events: ['turn.started'] });
    const setUrl = (url: string) =>
      pool.query('UPDATE webhook_endpoints SET url = $2 WHERE id = $1', [hook.id, url]);
    await setUrl((await useReceiver((response) => response.writeHead(500).end())).url);
    await play(table, 0);
    await vi.waitFor(async () => {
      const [delivery] = await deliveries(player, hook.id);
      expect(delivery?.attempts).toHaveLength(1);
    }, waiting);
    await setUrl(receiver.url);
    const [{ id }] = await deliveries(player, hook.id);
    await pool.query(`UPDATE deliveries SET attempts = 0, attempt_log = '[]' WHERE id = $1`, [id]);
    await pool.query(`DELETE FROM due WHERE key = $1`, [player.id]);
    const transport = webhookTransport(service.deps, sender);
    const attempt = () => runDelivery(service.deps, { channel: webhook, transport }, id);
    const log = async () => (await deliveries(player, hook.id))[0];
    const endpoint = async () => (await player.get(`/v1/me/webhooks/${hook.id}`).expect(200)).body;
    return { table, player, hook, id, attempt, log, endpoint };
  };
}
