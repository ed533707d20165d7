import { bodyOf, type Client, Refused } from '#client';
import type { Memory, Webhook } from './memory.ts';

/** The events the bot announces. */
const EVENTS = [
  'game.started',
  'turn.started',
  'turn.reminder',
  'turn.expired',
  'game.finished',
  'player.invited',
  'message.posted',
] as const;

/** Ensures that the service sends webhooks to `url`, and that their secret is known. */
export async function ensureWebhook(client: Client, memory: Memory, url: string): Promise<void> {
  const known = memory.webhook;
  if (known !== undefined && known.url === url && (await isThere(client, known))) return;
  const { id, secret } = await bodyOf(
    client.POST('/v1/me/webhooks', { body: { url, events: [...EVENTS], format: 'standard' } }),
  );
  memory.webhook = { id, url, secret };
  await memory.save();
  if (known !== undefined) await remove(client, known);
}

/** Whether the webhook still exists; enables it if the service disabled it while the bot was away for days. */
async function isThere(client: Client, { id }: Webhook): Promise<boolean> {
  const params = { path: { id } };
  try {
    const { enabled } = await bodyOf(client.GET('/v1/me/webhooks/{id}', { params }));
    if (!enabled) await bodyOf(client.PATCH('/v1/me/webhooks/{id}', { params, body: { enabled: true } }));
    return true;
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return false;
    throw error;
  }
}

async function remove(client: Client, { id }: Webhook): Promise<void> {
  try {
    await bodyOf(client.DELETE('/v1/me/webhooks/{id}', { params: { path: { id } } }));
  } catch (error) {
    if (!(error instanceof Refused && error.status === 404)) throw error;
  }
}
