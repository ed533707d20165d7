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
 * Returns the deliveries to endpoints of owners who are not at the table. Endpoints for one game get what any watcher may
 * know, those for all public games get results, and those of clubs get what all members may know.
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

/** The notifications of a game's end. A game hidden because of its bag is reported when it is revealed. */
function resultsIn(about: FanOut): readonly Notification[] {
  const { event, entry, timeouts, match, notifications } = about;
  if (!isOfKind(event, 'game.finished') || entry === undefined)
    return wasHidden(about) ? [] : notifications.filter(({ type }) => type === 'game.finished');
  return [{ type: 'game.finished', to: [], entry, timeouts, match }];
}

/** Whether the event happened while the game was hidden because of its bag, even if it is reported after the reveal. */
const wasHidden = ({ event, game: { bagId, inSync, revealedAt } }: FanOut): boolean =>
  bagId !== null && !inSync && revealedAt !== null && event.at < revealedAt;

/**
 * Returns the notifications that a watching owner's endpoint may get. A table that has not started is only for its
 * participants and the members of `club`; an end without a result is not reported.
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

/** Returns the notifications that all members of a club may get: none because of follows, and no tiles in hand. */
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
