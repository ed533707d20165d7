import { gamesAwaiting, gamesOf, type Page, publicGames } from '../../db/game-lists.ts';
import type { GameRow, GameStatus } from '../../db/games.ts';
import type { Deps } from '../../deps.ts';

export interface GameQuery {
  readonly status?: GameStatus | undefined;
  /** Only games of this player: all, or those that wait for the player. Undefined: games that everybody may see. */
  readonly of?: { readonly playerId: string; readonly isAwaiting: boolean } | undefined;
  /** The last game of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
  /** Who reads the list; undefined for somebody without an account. */
  readonly viewer: string | undefined;
}

/** Returns one game more than `limit`, newest first: those of the player, or those that everybody may see. */
export function listGames({ db }: Deps, query: GameQuery): Promise<GameRow[]> {
  const page: Page = { status: query.status, before: query.before, limit: query.limit + 1 };
  if (query.of === undefined) return publicGames(db.pool, query.viewer, page);
  const { playerId, isAwaiting } = query.of;
  return isAwaiting ? gamesAwaiting(db.pool, playerId, page) : gamesOf(db.pool, playerId, page);
}
