import {
  type Ending,
  type GameOfPlayer,
  type GamePart,
  gamesAwaiting,
  gamesAwaitingOthers,
  gamesCreatedBy,
  gamesOf,
  idsAwaiting,
  isOver,
  publicGames,
} from '../../db/games/game-lists.ts';
import type { GameRow } from '../../db/games/games.ts';
import type { Deps } from '../../platform/deps.ts';
import { type GameSummary, summaryOf } from './game.ts';
import { thumbnailAddress } from './thumbnail-link.ts';

export { type Ending, isOver };

/** Whose turn it is: that of the player who reads the list, or that of somebody else. */
export type Turn = 'mine' | 'others';

export interface GameQuery extends GamePart {
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
export function listGames({ db }: Deps, query: GameQuery): Promise<(GameRow | GameOfPlayer)[]> {
  const { of, viewer, ...part } = query;
  if (of === undefined) return publicGames(db.prisma, viewer, part);
  const { playerId, which } = of;
  const list = which === undefined ? gamesOf : lists[which];
  return list(db.prisma, playerId, part);
}

/** A game in a list, with what a list shows in addition. */
export interface ListedGame extends GameSummary {
  /** The address of a small picture of the board, without the service's name; null before the start. */
  readonly thumbnail: string | null;
  readonly hasUnread: boolean;
}

/** Returns what a viewer may see of a game in a list. */
export function listedGame(deps: Deps, row: GameRow | GameOfPlayer, viewer: string | undefined): ListedGame {
  const hasUnread = 'hasUnread' in row && row.hasUnread;
  return { ...summaryOf(row, viewer), thumbnail: thumbnailAddress(deps, row), hasUnread };
}

const mostListed = 1000;

/** The games that wait for a player's decision, those with the next deadline first. */
export async function waitingGames(
  { db }: Deps,
  player: string,
): Promise<{ readonly count: number; readonly games: readonly string[] }> {
  const games = await idsAwaiting(db.prisma, player, mostListed);
  return { count: games.length, games };
}
