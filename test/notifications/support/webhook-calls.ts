import type { TestApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { placeFirst, type TestTable } from '../../support/table.ts';
import type { Receiver } from './receiver.ts';

/** Calls that subscribe webhooks and advance games. */
export function webhookCalls(service: TestApp) {
  async function subscribe(player: TestPlayer, url: string, options: object = {}) {
    const { body } = await player
      .post('/v1/me/webhooks', {
        url,
        events: ['turn.started', 'decision.made', 'game.finished', 'game.started'],
        ...options,
      })
      .expect(201);
    return body as { id: string; secret: string };
  }

  async function deliveries(player: TestPlayer, id: string) {
    const { body } = await player.get(`/v1/me/webhooks/${id}/deliveries`).expect(200);
    return body.items;
  }

  const play = (table: TestTable, seat: number) => placeFirst(service, table, seat);

  return { subscribe, deliveries, play };
}

/** Types of the events a receiver got. */
export const typesAt = ({ received }: Receiver) => received.map(({ body }) => body.type);
