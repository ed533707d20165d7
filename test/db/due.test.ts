import { expect, test } from 'vitest';
import { addDue, endDue, nextDue, postponeDue, takeDue } from '../../src/db/due.ts';
import { newId } from '../../src/db/id.ts';
import { claimDeliveries, insertDeliveries } from '../../src/notifications/store/deliveries.ts';
import { endTurn } from '../../src/notifications/store/endpoint-queue.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();
const start = Date.now();
const at = (second: number) => new Date(start + second * 1_000);
const lease = (second: number, limit = 10) => ({ now: at(second), until: at(second + 60), limit });

test('an item that becomes due again during its processing stays due', async () => {
  const { prisma } = service.db;
  const key = newId();
  await addDue(prisma, 'match', key, at(1));
  const [due] = await takeDue(prisma, 'match', lease(2));
  expect(due?.key).toBe(key);
  expect(await takeDue(prisma, 'match', lease(3))).toEqual([]);
  await addDue(prisma, 'match', key, at(4));
  expect(await endDue(prisma, 'match', due!)).toBe(false);
  const [again] = await takeDue(prisma, 'match', lease(5));
  await postponeDue(prisma, 'match', again!, at(500));
  expect(await nextDue(prisma, [])).toEqual(new Map([['match', at(500)]]));
  expect(await endDue(prisma, 'match', again!)).toBe(true);
  expect(await nextDue(prisma, [])).toEqual(new Map());
});

test('items taken by a process that died are due again when their lease ends', async () => {
  const { prisma } = service.db;
  const key = newId();
  await addDue(prisma, 'match', key, at(1));
  expect(await takeDue(prisma, 'match', lease(2))).toHaveLength(1);
  expect(await takeDue(prisma, 'match', lease(61))).toEqual([]);
  expect(await takeDue(prisma, 'match', lease(63), [key])).toEqual([]);
  expect(await takeDue(prisma, 'match', lease(63))).toMatchObject([{ key }]);
});

test('receivers of a channel take turns, and a player at the limit gets no more', async () => {
  const { prisma } = service.db;
  const [busy, quiet] = [newId(), newId()];
  const to = (playerId: string) => ({ dedupeKey: newId(), channel: 'pigeon', type: 'test', playerId });
  await insertDeliveries(prisma, [to(busy), to(busy), to(busy), to(busy)], at(1));
  await insertDeliveries(prisma, [to(quiet)], at(2));
  const claim = async (limit: number, players: string[], deliveries: string[] = []) =>
    claimDeliveries(prisma, 'pigeon', lease(10, limit), { each: 2, except: { players, deliveries } });
  const first = await claim(2, []);
  expect(new Set(first.map(({ playerId }) => playerId))).toEqual(new Set([busy, quiet]));
  expect(await claim(10, [busy])).toEqual([]);
  expect((await nextDue(prisma, ['pigeon'])).get('pigeon')).toEqual(at(1));
  const more = await claim(10, []);
  expect(more.map(({ playerId }) => playerId)).toEqual([busy, busy]);
  expect(await claim(10, [], [])).toHaveLength(1);
});

test('an owner’s turn ends with the due time of the next waiting item, for slow and healthy endpoints', async () => {
  const { prisma } = service.db;
  const owner = await makePlayer(service, 'owner');
  const url = 'https://93.184.215.14/hook';
  const { body: hook } = await owner.post('/v1/me/webhooks', { url }).expect(201);
  const delivery = { dedupeKey: newId(), channel: 'webhook', type: 'webhook.test', endpointId: hook.id };
  await insertDeliveries(prisma, [delivery], at(1));
  const [turn] = await takeDue(prisma, 'webhooks', lease(2));
  expect(turn?.key).toBe(owner.id);
  await prisma.delivery.updateMany({ where: { endpointId: hook.id }, data: { nextAt: at(300) } });
  await endTurn(prisma, turn!, false);
  expect((await nextDue(prisma, [])).get('webhooks')).toEqual(at(300));
  await prisma.webhookEndpoint.update({ where: { id: hook.id }, data: { isSlow: true } });
  const [next] = await takeDue(prisma, 'webhooks', lease(301));
  await endTurn(prisma, next!, false);
  const after = await nextDue(prisma, []);
  expect([after.get('webhooks'), after.get('slow-webhooks')]).toEqual([undefined, at(300)]);
});
