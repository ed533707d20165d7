import { expect, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { confirmAddress, makePlayer, type TestPlayer } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { preparedDeliveries } from './support/prepared-delivery.ts';
import { useReceiver } from './support/receiver.ts';
import { webhookCalls } from './support/webhook-calls.ts';
import { useWorkers } from './support/workers.ts';

const service = useApp();
useWorkers(service);

const { subscribe, deliveries, play } = webhookCalls(service);
const prepared = preparedDeliveries(service);

const retry = (hook: string, delivery: string, { auth }: TestPlayer) =>
  service.http.post(`/v1/me/webhooks/${hook}/deliveries/${delivery}/retry`).set(auth);
const emailsTo = async ({ id }: TestPlayer) =>
  service.db.prisma.delivery.count({ where: { playerId: id, type: 'webhook.disabled' } });

test('manual attempts do not affect the schedule or the webhook', async () => {
  const receiver = await useReceiver((response) => response.writeHead(500).end());
  const { player, hook, id, attempt, log, endpoint } = await prepared(receiver);
  for (let count = 0; count < 3; count += 1) await attempt();
  const { nextAttemptAt } = await log();
  const { failingSince } = await endpoint();
  for (let count = 1; count <= 9; count += 1) {
    await retry(hook.id, id, player).expect(202);
    await vi.waitFor(async () => expect((await log()).attempts).toHaveLength(3 + count), waiting);
    expect(await log()).toMatchObject({ state: 'waiting', nextAttemptAt });
  }
  expect(await endpoint()).toMatchObject({ enabled: true, failingSince });
  expect((await log()).attempts.map(({ isManual }: { isManual: boolean }) => isManual)).toEqual([
    ...Array(3).fill(false),
    ...Array(9).fill(true),
  ]);
  await attempt();
  const { attempts, nextAttemptAt: next } = await log();
  expect(Date.parse(next) - Date.parse(attempts.at(-1).at), 'the fourth of the schedule').toBeGreaterThan(
    5_000_000,
  );
  receiver.answer = (response) => response.writeHead(204).end();
  await retry(hook.id, id, player).expect(202);
  await vi.waitFor(async () => expect((await log()).state).toBe('delivered'), waiting);
  expect(await emailsTo(player)).toBe(0);
});

test('a failed delivery stays failed after a failed retry', async () => {
  const receiver = await useReceiver((response) => response.writeHead(500).end());
  const { player, hook, id, attempt, log } = await prepared(receiver);
  for (let count = 0; count < 10; count += 1) await attempt();
  const enable = { enabled: true };
  await player.patch(`/v1/me/webhooks/${hook.id}`, enable).expect(200);
  await retry(hook.id, id, player).expect(202);
  await vi.waitFor(async () => expect((await log()).attempts).toHaveLength(11), waiting);
  expect(await log()).toMatchObject({ state: 'failed', nextAttemptAt: null });
});

test('a failed test, even with 410, neither disables a webhook nor sends an email', async () => {
  const receiver = await useReceiver((response) => response.writeHead(410).end());
  const player = await makePlayer(service);
  await confirmAddress(service, player);
  const { id } = await subscribe(player, receiver.url);
  for (let count = 1; count <= 3; count += 1) {
    await player.post(`/v1/me/webhooks/${id}/test`).expect(202);
    await vi.waitFor(async () => {
      const items = await deliveries(player, id);
      expect(items.filter(({ state }: { state: string }) => state === 'failed')).toHaveLength(count);
    }, waiting);
  }
  const { body } = await player.get(`/v1/me/webhooks/${id}`).expect(200);
  expect(body).toMatchObject({ enabled: true, failingSince: null });
  expect(await emailsTo(player)).toBe(0);
});

test('another webhook’s delivery is not found or revealed', async () => {
  const receiver = await useReceiver((response) => response.writeHead(500).end());
  const { player, id, table } = await prepared(receiver);
  const other = await subscribe(player, receiver.url);
  await play(table, 1); // one to this webhook could no longer be retried
  const { body } = await retry(other.id, id, player).expect(404);
  expect(body.type).toBe('/problems/delivery-not-found');
});

test('a delivery about a past turn cannot be retried, whether dropped or delivered', async () => {
  const receiver = await useReceiver((response) => response.writeHead(500).end());
  const { player, hook, id, attempt, log, table } = await prepared(receiver);
  await play(table, 1);
  const outdated = { type: '/problems/delivery-outdated' };
  expect((await retry(hook.id, id, player).expect(409)).body).toMatchObject(outdated);
  await attempt();
  expect(await log()).toMatchObject({ state: 'dropped', attempts: [] });
  expect(receiver.received).toEqual([]);
  expect((await retry(hook.id, id, player).expect(409)).body).toMatchObject(outdated);
});
