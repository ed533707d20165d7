import type { Tx } from '../../../db/client.ts';
import { publicResults } from '../../../db/games/game-lists.ts';
import type { NewDelivery } from '../../../db/notifications/deliveries.ts';
import {
  areResultsWatched,
  gamesWithEndpoint,
  type WatchingEndpoint,
  watchingEndpoints,
} from '../../../db/notifications/webhook-endpoints.ts';
import { isAtTable } from '../../../helpers/seats.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { FanOut } from '../../channel.ts';
import { facts, type Notification } from '../../events/types.ts';
import { deliveryTo, takes } from './deliveries.ts';

/** Returns those of some games of which endpoints may be told whose owners are not at their tables. */
export async function watchedGames(db: Tx, games: readonly string[]): Promise<readonly string[]> {
  const watched = await gamesWithEndpoint(db, games);
  return (await areResultsWatched(db)) ? [...watched, ...(await publicResults(db, games))] : watched;
}

/**
 * Returns the deliveries of what happened to the endpoints for one game whose owners are not at its table: what everybody
 * who watches the game may know; and of ends to those for the results of all public games.
 */
export async function watcherDeliveries(
  deps: Deps,
  db: Tx,
  batch: readonly FanOut[],
): Promise<NewDelivery[]> {
  const games = [...new Set(batch.map(({ game }) => game.id))];
  const endpoints = await watchingEndpoints(db, games, batch.some(isResult));
  return batch.flatMap((about) =>
    endpoints.flatMap((endpoint) =>
      newsFor(endpoint, about)
        .filter((notification) => takes(endpoint, notification, about.game))
        .map((notification) =>
          deliveryTo(deps, endpoint, { about, notification, recipient: endpoint.owner }),
        ),
    ),
  );
}

const isResult = ({ game }: FanOut) => game.visibility === 'public' && game.status === 'finished';

/**
 * Returns what an endpoint may be told whose owner watches. A table that has not started concerns those alone who are at it,
 * and where the end has no result there is none to be told.
 */
function newsFor({ games, gameId, owner }: WatchingEndpoint, about: FanOut): readonly Notification[] {
  const { game, notifications } = about;
  if (games === 'public')
    return isResult(about) ? notifications.filter(({ type }) => type === 'game.finished') : [];
  const isShown = game.visibility !== 'private' && game.startedAt !== null;
  if (gameId !== game.id || !isShown || isAtTable(game, owner.id)) return [];
  return notifications.filter(({ type }) => facts[type].audience === 'watchers');
}
