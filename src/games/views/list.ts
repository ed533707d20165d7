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

/** A game in a list as the database has it. */
export type ListedRow = GameRow | GameOfPlayer;

/** Whose turn it is: that of the player who reads the list, or that of somebody else. */
export type Turn = 'mine' | 'others';

export interface GameQuery extends PublicPart {
  /**
   * Only games of this player: all in which the player sits, running ones of them by whose turn it is, or those that the
   * player created. Undefined: games that everybody may see.
   */
  readonly of?: { readonly playerId: string; readonly which?: Turn | 'created' | undefined } | undefined;
  /** Who reads the list; undefined for somebody without an account. */
  readonly viewer: string | undefined;
}

const lists = { mine: gamesAwaiting, others: gamesAwaitingOthers, created: gamesCreatedBy };

/** Returns games of the player, or those that everybody may see, in the order of `GamePart`. */
export function listGames({ db }: Deps, query: GameQuery): Promise<ListedRow[]> {
  const { of, viewer, ...part } = query;
  if (of === undefined) return publicGames(db.prisma, viewer, part);
  const { playerId, which } = of;
  const list = which === undefined ? gamesOf : lists[which];
  return list(db.prisma, playerId, part);
}

/**
 * Returns games of a player as far as a viewer may see them: public ones where the player, and the opponent if one is asked
 * for, show them, and those in which the viewer sits or that the viewer created.
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

/** A game in a list, with what a list shows in addition. */
export interface ListedGame extends GameSummary {
  /** When the last entry of the log was written, or the game started; null before the start. */
  readonly lastMoveAt: string | null;
  /** The address of a small picture of the board, without the service's name; null before the start. */
  readonly thumbnail: string | null;
  readonly hasUnread: boolean;
}

/** Returns what a viewer may see of a game in a list. */
export function listedGame(deps: Deps, row: ListedRow, viewer: string | undefined): ListedGame {
  const hasUnread = 'hasUnread' in row && row.hasUnread;
  const lastMoveAt = row.startedAt === null ? null : row.updatedAt.toISOString();
  return { ...summaryOf(row, viewer), lastMoveAt, thumbnail: thumbnailAddress(deps, row), hasUnread };
}

const maxListed = 1000;

/** The games that wait for a player's decision, those with the next deadline first. */
export async function waitingGames(
  { db }: Deps,
  player: string,
): Promise<{ readonly count: number; readonly games: readonly string[] }> {
  const games = await idsAwaiting(db.prisma, player, maxListed);
  return { count: games.length, games };
}
