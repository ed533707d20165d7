import {
  type GameRow,
  type GameStatus,
  gamesAwaiting,
  gamesOf,
  type Page,
  publicGames,
} from '../db/games.ts';
import type { Deps } from '../deps.ts';

export interface GameQuery {
  readonly status?: GameStatus | undefined;
  /** Only games in which the player sits. */
  readonly isMine: boolean;
  /** Only games that wait for the player. */
  readonly isMyTurn: boolean;
  /** The last game of the page before. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** One game more than `limit` of a list, newest first: those of the player, or those that everybody may see. */
export function listGames({ db }: Deps, playerId: string, query: GameQuery): Promise<GameRow[]> {
  const page: Page = { status: query.status, before: query.before, limit: query.limit + 1 };
  if (query.isMyTurn) return gamesAwaiting(db.pool, playerId, page);
  return query.isMine ? gamesOf(db.pool, playerId, page) : publicGames(db.pool, page);
}
