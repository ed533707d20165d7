import type { Tx } from '../../../db/client.ts';
import type { NewDelivery } from '../../../db/notifications/deliveries.ts';
import { type WatchingEndpoint, watchingEndpoints } from '../../../db/notifications/webhook-endpoints.ts';
import { isAtTable } from '../../../helpers/seats.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { FanOut } from '../../channel.ts';
import { facts } from '../../events/types.ts';
import { deliveryTo, takes } from './deliveries.ts';

/**
 * Returns the deliveries of what happened to the endpoints for one game whose owners are not at its table: what everybody
 * who watches the game may know.
 */
export async function watcherDeliveries(
  deps: Deps,
  db: Tx,
  batch: readonly FanOut[],
): Promise<NewDelivery[]> {
  const endpoints = await watchingEndpoints(db, [...new Set(batch.map(({ game }) => game.id))]);
  return batch.flatMap((about) => {
    const watchers = endpoints.filter((endpoint) => watches(endpoint, about));
    const news = about.notifications.filter(({ type }) => facts[type].audience === 'watchers');
    return watchers.flatMap((endpoint) =>
      news
        .filter((notification) => takes(endpoint, notification))
        .map((notification) =>
          deliveryTo(deps, endpoint, { about, notification, recipient: endpoint.owner }),
        ),
    );
  });
}

/** Whether an endpoint is for a game that its owner watches. A table that has not started concerns those alone who are at it. */
function watches({ gameId, owner }: WatchingEndpoint, { game }: FanOut): boolean {
  const isShown = game.visibility !== 'private' && game.startedAt !== null;
  return gameId === game.id && isShown && !isAtTable(game, owner.id);
}
