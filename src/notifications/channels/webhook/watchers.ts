import { clubsOfGames } from '../../../clubs/store/club-endpoints.ts';
import type { Tx } from '../../../db/tx.ts';
import { isBagSecret } from '../../../games/store/games.ts';
import { isAtTable } from '../../../helpers/seats.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { FanOut } from '../../channel.ts';
import { dataOf, isOfKind, kindOf, type Notification } from '../../kinds/index.ts';
import type { NewDelivery } from '../../store/deliveries.ts';
import { type WatchingEndpoint, watchingEndpoints } from '../../store/webhook-endpoints.ts';
import { deliveryTo, takes } from './deliveries.ts';
import { clubEvents } from './endpoints.ts';

/**
 * Returns the deliveries of what happened to the endpoints for one game whose owners are not at its table: what everybody
 * who watches the game may know; of ends to those for the results of all public games; and to those of clubs what all members
 * may know.
 */
export async function watcherDeliveries(
  deps: Deps,
  db: Tx,
  batch: readonly FanOut[],
): Promise<NewDelivery[]> {
  const games = [...new Set(batch.map(({ game }) => game.id))];
  const clubs = await clubsOfGames(db, games);
  const clubOf = ({ event }: FanOut) => dataOf(event).club ?? clubs.get(event.game);
  const watchable = {
    games,
    clubs: [...new Set(batch.flatMap((about) => clubOf(about) ?? []))],
    hasResults: batch.some(isResult),
  };
  const endpoints = await watchingEndpoints(db, watchable);
  return batch.flatMap((about) =>
    endpoints.flatMap((endpoint) =>
      newsFor(endpoint, about, clubOf(about))
        .filter((notification) => takes(endpoint, notification, about.game))
        .map((notification) =>
          deliveryTo(deps, endpoint, { about, notification, recipient: endpoint.owner }),
        ),
    ),
  );
}

const isResult = ({ game }: FanOut) => game.visibility === 'public' && game.status === 'finished';

/** The end of a game; of one that was hidden until others with the same bag were over, as it comes to be seen. */
function resultsIn(about: FanOut): readonly Notification[] {
  const { event, entry, timeouts, match, notifications } = about;
  if (!isOfKind(event, 'game.finished') || entry === undefined)
    return wasHidden(about) ? [] : notifications.filter(({ type }) => type === 'game.finished');
  return [{ type: 'game.finished', to: [], entry, timeouts, match }];
}

/** Whether a game was still hidden because of its bag when something happened, even if that is told after it came to be seen. */
const wasHidden = ({ event, game: { bagId, inSync, revealedAt } }: FanOut): boolean =>
  bagId !== null && !inSync && revealedAt !== null && event.at < revealedAt;

/**
 * Returns what an endpoint may be told whose owner watches. A table that has not started concerns those alone who are at it,
 * or are members of `club`, and where the end has no result there is none to be told.
 */
function newsFor(
  { games, gameId, clubId, owner }: WatchingEndpoint,
  about: FanOut,
  club: string | undefined,
): readonly Notification[] {
  const { game, notifications } = about;
  if (games === 'club') return clubId === club ? clubNews(about) : [];
  if (games === 'public') return isResult(about) ? resultsIn(about) : [];
  const isShown = game.visibility !== 'private' && game.startedAt !== null;
  if (gameId !== game.id || !isShown || isAtTable(game, owner.id)) return [];
  return notifications.filter((each) => kindOf(each).audience === 'watchers');
}

/** Returns what all members of a club may know: not who was told because of following somebody, and no tiles of others. */
function clubNews(about: FanOut): readonly Notification[] {
  const { event, game, notifications } = about;
  if (event.player !== null) return [];
  const isOfCompetition = isOfKind(event, 'round.started', 'competition.finished');
  if (isBagSecret(game) && !isOfCompetition) return [];
  if (isOfKind(event, 'game.finished')) return resultsIn(about);
  return notifications.filter(
    ({ type }) => clubEvents.includes(type) && !(type === 'game.finished' && wasHidden(about)),
  );
}
