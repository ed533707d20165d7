import { visibleGame } from '../games/access.ts';
import { type GameRow, visibleIds } from '../games/store/games.ts';
import type { ListPart } from '../helpers/list-part.ts';
import { pick } from '../helpers/pick.ts';
import { seatOf } from '../helpers/seats.ts';
import type { Deps } from '../platform/deps.ts';
import { findShownPlayer, showingRatings } from '../players/shown-player.ts';
import type { VoidReason } from './rules/counting.ts';
import { classOf, provisionalFrom, type RatingClass, shown } from './rules/rating.ts';
import {
  changesBy,
  changesByMatch,
  changesOf,
  type RankedPlayer,
  type RatingChangeRow,
  type RatingPlace,
  rankedPlayers,
  ratingsOf,
} from './store/ratings.ts';

/** Returns a player's ratings, the class with the most games first. */
export async function ratingsOfPlayer({ db }: Pick<Deps, 'db'>, player: string) {
  return (await ratingsOf(db.prisma, [player]))
    .map((row) => ({
      ...pick(row, 'class', 'games', 'updatedAt'),
      ...shown(row),
    }))
    .sort((one, other) => other.games - one.games);
}

/** The players to list. */
export interface RankingQuery {
  readonly class: RatingClass;
  /** Lists robots instead of people. */
  readonly robots: boolean;
}

/** Returns the players of a class with a rating that is visible to the viewer and no longer provisional, best first. */
export function ranking(
  { db }: Pick<Deps, 'db'>,
  viewer: string | undefined,
  { class: kind, robots }: RankingQuery,
  part: ListPart<RatingPlace>,
): Promise<RankedPlayer[]> {
  const which = { below: provisionalFrom, areRobots: robots, viewer };
  return rankedPlayers(db.prisma, { class: kind, ...which, ...part });
}

/** Returns the view of a rating change. */
const shownChange = (row: RatingChangeRow) => ({
  finishedAt: row.finishedAt,
  place: row.place,
  before: shown({ mu: row.muBefore, sigma: row.sigmaBefore }),
  after: shown(row),
  voidReason: row.voidReason as VoidReason | null,
});

/**
 * Returns the history of a player's rating in a class, latest game first; empty if the player hides it.
 * @throws Problem player-not-found, also if the player is hidden from the viewer
 */
export async function ratingHistory(
  deps: Deps,
  viewer: string | undefined,
  query: { readonly handle: string; readonly class: RatingClass },
  part: ListPart<number>,
) {
  const { id, robot, privacy, areGamesShown } = await findShownPlayer(deps, viewer, query.handle);
  if (robot === null && !privacy.rating && id !== viewer) return [];
  const rows = await changesOf(deps.db.prisma, id, query.class, part);
  const visible = await visibleIds(
    deps.db.prisma,
    { viewer, isPublicShown: areGamesShown || id === viewer },
    rows.map(({ gameId }) => gameId),
  );
  return rows.map((row) => {
    const isVisible = visible.has(row.gameId);
    const change = { ...shownChange(row), number: Number(row.number) };
    if (isVisible) return { ...change, gameId: row.gameId, matchId: row.matchId };
    return {
      ...change,
      gameId: null,
      matchId: null,
      finishedAt: new Date(row.finishedAt.toISOString().slice(0, 10)),
    };
  });
}

/**
 * Returns the rating changes caused by a game, or by its match.
 * @throws Problem game-not-found
 */
export async function ratingsBy(deps: Deps, viewer: string | undefined, id: string) {
  const row = await visibleGame(deps, viewer, id);
  const kind = classOf(row.seatCount);
  const isRated = row.match === null ? row.rated && row.status !== 'aborted' : row.match.rated;
  if (!isRated) return { state: 'unrated' as const, class: kind, changes: [] };
  const changes =
    row.matchId === null ? await changesBy(deps.db.prisma, id) : await changesOfMatch(deps, row);
  if (changes.length === 0) return { state: 'waiting' as const, class: kind, changes: [] };
  const showing = await showingRatings(
    deps,
    viewer,
    changes.map(({ playerId }) => playerId),
  );
  return {
    state: 'rated' as const,
    class: kind,
    changes: changes.map((change) => seatChange(change, showing)),
  };
}

/** Returns the rating changes caused by a game's match, by the seats of the game. */
async function changesOfMatch({ db }: Deps, { matchId, seats }: GameRow): Promise<RatingChangeRow[]> {
  const changes = matchId === null ? [] : await changesByMatch(db.prisma, matchId);
  return changes
    .map((change) => ({ ...change, seat: seatOf({ seats }, change.playerId)?.seat ?? change.seat }))
    .sort((one, other) => one.seat - other.seat);
}

function seatChange(row: RatingChangeRow, showing: ReadonlySet<string>) {
  const { before, after, voidReason } = shownChange(row);
  const { seat } = row;
  return showing.has(row.playerId)
    ? { seat, before, after, voidReason }
    : { seat, before: null, after: null, voidReason: null };
}
