import type { GameRow } from '../../db/games/games.ts';
import { transaction } from '../../db/transactions.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem, problem } from '../../platform/problems.ts';
import { createGame } from './create.ts';
import type { NewGame } from './new-game.ts';

/**
 * Creates several open games as `createGame` does: all of them, or none.
 * @throws Problem those of creating a game, with the `index` of the game that is refused
 */
export function createGames(deps: Deps, ownerId: string, requests: readonly NewGame[]): Promise<GameRow[]> {
  return transaction(deps.db, async () => {
    const rows: GameRow[] = [];
    for (const [index, request] of requests.entries()) {
      rows.push(
        await createGame(deps, ownerId, request).catch((error) => Promise.reject(placed(error, index))),
      );
    }
    return rows;
  });
}

function placed(error: unknown, index: number): unknown {
  return error instanceof Problem ? problem(error.kind, { ...error.members, index }) : error;
}
