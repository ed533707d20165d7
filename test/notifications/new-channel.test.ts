import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DeliveryChannel, dedupeKey } from '../../src/notifications/channel.ts';
import { channels, deliveryChannels } from '../../src/notifications/channels/index.ts';
import { listNotifications, updatePreferences } from '../../src/notifications/index.ts';
import type { DeliveryRow } from '../../src/notifications/store/deliveries.ts';
import { startWork, type Work } from '../../src/work/start.ts';
import { useApp } from '../support/app.ts';
import type { TestPlayer } from '../support/players.ts';
import { placeFirst, startTable, type TestTable } from '../support/table.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();
/** The deliveries by pigeon. */
const flights: DeliveryRow[] = [];
let isOpen = false;

/** A channel outside the product, listed only by this test's workers. */
const pigeon: DeliveryChannel = {
  name: 'pigeon',
  isStored: true,
  concurrency: { atOnce: 2 },
  retrySchedule: [0],
  wants: ({ about }, { type }) => about !== 'end' && type !== 'decision.made',
  deliveriesFor:
    async () =>
    ({ event, game }, notification, { id }) =>
      id === undefined
        ? []
        : [
            {
              dedupeKey: dedupeKey(event, notification.type, `${id} pigeon`),
              channel: 'pigeon',
              type: notification.type,
              playerId: id,
              gameId: game.id,
              seq: event.seq,
              data: { name: game.name },
            },
          ],
  open: () => {
    isOpen = true;
    return {
      attempt: async (delivery) => {
        flights.push(delivery);
        return { isDelivered: true, at: service.deps.clock(), milliseconds: 1 };
      },
      close: async () => {
        isOpen = false;
      },
    };
  },
};

let workers: Work;
beforeAll(async () => {
  workers = await startWork(service.deps, {
    channels: [...deliveryChannels, pigeon],
  });
});
afterAll(async () => {
  await workers.stop();
  expect(isOpen).toBe(false);
});

const flightsOf = ({ id }: TestTable, type: string) =>
  flights.filter((flight) => flight.gameId === id && flight.type === type);

/**
 * The status of a player's pigeon deliveries, newest first. (Over HTTP the schema of the answer names the product's
 * channels.)
 */
async function statusOf({ id }: TestTable, player: TestPlayer) {
  const items = await listNotifications(service.deps, player.id, id, { limit: 20 });
  return items.filter(({ channel }) => channel === 'pigeon');
}

describe('a channel added in one list', () => {
  test('receives the notifications that its players want', async () => {
    const table = await startTable(service, 2, { name: 'Dovecote' });
    const [first, second] = table.players as [TestPlayer, TestPlayer];
    await vi.waitFor(() => expect(flightsOf(table, 'game.started')).toHaveLength(2), waiting);
    await vi.waitFor(() => expect(flightsOf(table, 'turn.started')).toHaveLength(1), waiting);
    await placeFirst(service, table, 0);
    await vi.waitFor(() => expect(flightsOf(table, 'turn.started')).toHaveLength(2), waiting);
    expect(flightsOf(table, 'player.joined')).toMatchObject([{ playerId: first.id }]);
    expect(flightsOf(table, 'turn.started')).toMatchObject([
      { playerId: first.id, seq: 0, data: { name: 'Dovecote' } },
      { playerId: second.id, seq: 1 },
    ]);
    expect(flightsOf(table, 'decision.made')).toEqual([]);
    await vi.waitFor(async () => {
      const items = await statusOf(table, second);
      expect(items[0]).toMatchObject({ event: 'turn.started', state: 'delivered', attempts: 1 });
    }, waiting);
  });

  test('respects preferences, and is not part of the product', async () => {
    const table = await startTable(service, 2);
    const player = table.players[1]!;
    await updatePreferences(service.deps, player.id, table.id, { about: 'end' });
    // A turn that ended before its fan-out is not announced.
    await vi.waitFor(() => expect(flightsOf(table, 'turn.started')).toHaveLength(1), waiting);
    await placeFirst(service, table, 0);
    await placeFirst(service, table, 1);
    await vi.waitFor(() => expect(flightsOf(table, 'turn.started')).toHaveLength(2), waiting);
    expect(flightsOf(table, 'turn.started').map(({ playerId }) => playerId)).toEqual(
      Array(2).fill(table.players[0]!.id),
    );
    expect(channels.map(({ name }) => name)).toEqual(['webhook', 'email', 'push', 'live']);
  });
});
