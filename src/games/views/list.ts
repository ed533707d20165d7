import type { Deps } from '../../platform/deps.ts';
import type { ShownPlayer } from '../../players/shown-player.ts';
import {
  type GameOfPlayer,
  gamesAwaiting,
  gamesAwaitingOthers,
  gamesCreatedBy,
  gamesOf,
  gamesShown,
  idsAwaiting,
  type PublicPart,
  publicGames,
} from '../store/game-lists.ts';
import type { GameRow } from '../store/games.ts';
import {
  type Ending,
  endingOf,
  GAME_ORDERS,
  type GameOrder,
  type GamePart,
  isOver,
  type LastMove,
  orderOf,
  revealOf,
} from '../store/games-from.ts';
import { type GameSummary, summaryOf } from './game.ts';
import { thumbnailAddress } from './thumbnail-link.ts';

export {
  type Ending,
  endingOf,
  GAME_ORDERS,
  type GameOrder,
  type GamePart,
  isOver,
  type LastMove,
  orderOf,
  revealOf,
};

/** A game in a list, as stored. */
export type ListedRow = GameRow | GameOfPlayer;

/** The player to move: the reader of the list, or another player. */
export type Turn = 'mine' | 'others';

export interface GameQuery extends PublicPart {
  /**
   * Only games of this player: all in which they sit, running ones by the player to move, or those they created. Undefined for public
   * games.
   */
  readonly of?: { readonly playerId: string; readonly which?: Turn | 'created' | undefined } | undefined;
  /** The reader of the list; undefined for a visitor. */
  readonly viewer: string | undefined;
}

const lists = { mine: gamesAwaiting, others: gamesAwaitingOthers, created: gamesCreatedBy };

/** Returns games of the player, or public ones, in the order of `GamePart`. */
export function listGames({ db }: Deps, query: GameQuery): Promise<ListedRow[]> {
  const { of, viewer, ...part } = query;
  if (of === undefined) return publicGames(db.prisma, viewer, part);
  const { playerId, which } = of;
  const list = which === undefined ? gamesOf : lists[which];
  return list(db.prisma, playerId, part);
}

/**
 * Returns the games of a player that a viewer can see: public ones if the player (and the requested opponent, if any) shows them, and those
 * that the viewer sits in or created.
 */
export function listShownGames(
  { db }: Deps,
  viewer: string | undefined,
  { player, opponent }: { readonly player: ShownPlayer; readonly opponent: ShownPlayer | undefined },
  part: GamePart,
): Promise<GameRow[]> {
  const isPublicShown = player.areGamesShown && opponent?.areGamesShown !== false;
  return gamesShown(
    db.prisma,
    { player: player.id, viewer, isPublicShown },
    { ...part, opponent: opponent?.id },
  );
}

/** A game in a list, with the additional data of lists. */
export interface ListedGame extends GameSummary {
  /** Time of the last log entry, or of the start; null before the start. */
  readonly lastMoveAt: string | null;
  /** The address of a thumbnail of the board, without the service's host; null before the start. */
  readonly thumbnail: string | null;
  readonly hasUnread: boolean;
}

/** Returns a viewer's view of a game in a list. */
export function listedGame(deps: Deps, row: ListedRow, viewer: string | undefined): ListedGame {
  const hasUnread = 'hasUnread' in row && row.hasUnread;
  const lastMoveAt = row.startedAt === null ? null : row.updatedAt.toISOString();
  return { ...summaryOf(row, viewer), lastMoveAt, thumbnail: thumbnailAddress(deps, row), hasUnread };
}

const maxListed = 1000;

/** Returns the games that wait for a player's decision, next deadline first. */
export async function waitingGames(
  { db }: Deps,
  player: string,
): Promise<{ readonly count: number; readonly games: readonly string[] }> {
  const games = await idsAwaiting(db.prisma, player, maxListed);
  return { count: games.length, games };
}
