import { expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import type { Transport } from '../../src/notifications/channel.ts';
import { push } from '../../src/notifications/channels/push/index.ts';
import { insertDeliveries } from '../../src/notifications/store/deliveries.ts';
import { gameServices } from '../../src/work/services.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import type { TestBrowser } from '../support/push-browser.ts';
import { playOn, startTable } from '../support/table.ts';
import { usePushService } from './support/push-service.ts';
import { runDelivery } from './support/run-delivery.ts';

// Without workers: the test makes each attempt.
const service = useApp();
const pushService = usePushService();
const day = 86_400_000;

interface Prepared {
  readonly id: string;
  readonly table: { readonly id: string; readonly players: TestPlayer[] };
  readonly player: TestPlayer;
  readonly browser: TestBrowser;
}

/** A turn notification waiting to be sent to one of two devices. */
async function prepared(): Promise<Prepared> {
  const table = await startTable(service, 2, { clock: { perTurn: 'P3D' } });
  const player = table.players[0]!;
  const browser = pushService().subscribe();
  const url = '/v1/me/push-subscriptions';
  await player.post(url, pushService().subscribe().subscription).expect(201);
  const { body } = await player.post(url, browser.subscription).expect(201);
  const id = newId();
  const delivery = {
    id,
    dedupeKey: id,
    channel: 'push',
    type: 'turn.started',
    playerId: player.id,
    gameId: table.id,
    seq: 0,
    body: JSON.stringify({ title: 'Your turn', body: '', language: 'en' }),
    data: { subscription: body.id },
  };
  await insertDeliveries(service.db.prisma, [delivery], service.deps.clock());
  return { id, table, player, browser };
}

async function attempt({ id }: Prepared): Promise<void> {
  const transport: Transport = push.open(service.deps, gameServices(service.deps));
  await runDelivery(service.deps, { channel: push, transport }, id);
  await transport.close();
}

async function stateOf({ id }: Prepared) {
  const text = 'SELECT state, attempts, next_at AS "nextAt" FROM deliveries WHERE id = $1';
  return (await service.db.pool.query(text, [id])).rows[0];
}

async function devicesOf({ player }: Prepared) {
  return (await player.get('/v1/me/push-subscriptions').expect(200)).body.items;
}

test.each([404, 410])('after %d only that device is removed', async (status) => {
  const one = await prepared();
  pushService().answers = [{ status }];
  await attempt(one);
  expect(await stateOf(one)).toMatchObject({ state: 'failed', attempts: 1, nextAt: null });
  expect(await devicesOf(one)).toHaveLength(1);
});

test.each([400, 401, 403, 413])('%d is not retried, and the device stays', async (status) => {
  const one = await prepared();
  pushService().answers = [{ status }];
  await attempt(one);
  expect(await stateOf(one)).toMatchObject({ state: 'failed', nextAt: null });
  expect(await devicesOf(one)).toHaveLength(2);
});

test('waits as long as the push service asks after 429, and by schedule after 503, then delivers', async () => {
  const one = await prepared();
  pushService().answers = [{ status: 429, headers: { 'retry-after': '900' } }, { status: 503 }];
  await attempt(one);
  const after = await stateOf(one);
  expect(after).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(after.nextAt.getTime() - Date.now()).toBeGreaterThan(890_000);
  const [, device] = await devicesOf(one);
  expect(device.failingSince).not.toBeNull();
  await attempt(one);
  const later = await stateOf(one);
  expect(later).toMatchObject({ state: 'waiting', attempts: 2 });
  expect(later.nextAt.getTime() - Date.now()).toBeLessThan(400_000);
  await attempt(one);
  expect(await stateOf(one)).toMatchObject({ state: 'delivered', attempts: 3 });
  const [, healthy] = await devicesOf(one);
  expect(healthy).toMatchObject({ failingSince: null, lastDeliveredAt: expect.any(String) });
  expect(await pushService().received(one.browser)).toHaveLength(3);
});

test('a device that was unreachable for two weeks is removed', async () => {
  const one = await prepared();
  await service.db.pool.query('UPDATE push_subscriptions SET failing_since = $1', [
    new Date(service.deps.clock().getTime() - 15 * day),
  ]);
  pushService().answers = [{ status: 500 }];
  await attempt(one);
  expect(await devicesOf(one)).toHaveLength(1);
});

test('a past turn is not pushed', async () => {
  const one = await prepared();
  await playOn(service, one.table, 1);
  await attempt(one);
  expect(await stateOf(one)).toMatchObject({ state: 'dropped', attempts: 0 });
  expect(await pushService().received(one.browser)).toEqual([]);
});

test('a turn past its deadline, or for an ended session, is not pushed', async () => {
  const late = await prepared();
  await service.db.pool.query(`UPDATE games SET deadline = now() - interval '1 minute' WHERE id = $1`, [
    late.table.id,
  ]);
  await attempt(late);
  expect(await stateOf(late)).toMatchObject({ state: 'dropped' });
  const gone = await prepared();
  await gone.player.delete('/v1/sessions/current').expect(204);
  await attempt(gone);
  expect(await stateOf(gone)).toMatchObject({ state: 'dropped' });
  expect(await pushService().received(gone.browser)).toEqual([]);
});
