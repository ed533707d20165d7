import { isDeepStrictEqual } from 'node:util';
import { transaction } from '../../db/transactions.ts';
import { resolveRules } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { Problem, problem } from '../../platform/problems.ts';
import type { GameRow } from '../store/games.ts';
import { createGame } from './create.ts';
import { type NewGame, newBagApart } from './new-game.ts';

/** A request for several games. */
export interface NewGames {
  readonly games: readonly NewGame[];
  /** Whether they have the same bag, so that their results can be compared. */
  readonly sameBag: boolean;
}

/**
 * Creates several open games like `createGame`: all of them, or none.
 * @throws Problem those of creating a game, with the `index` of the refused game
 */
export function createGames(deps: Deps, ownerId: string, { games, sameBag }: NewGames): Promise<GameRow[]> {
  const bag = sameBag ? newBagApart(deps) : undefined;
  return transaction(deps.db, async () => {
    const rows: GameRow[] = [];
    for (const [index, game] of games.entries()) {
      if (sameBag) refuseOtherBag(game, games[0] ?? game, index);
      rows.push(
        await createGame(deps, ownerId, game, bag).catch((error) => Promise.reject(placed(error, index))),
      );
    }
    return rows;
  });
}

/** Refuses settings that would change the bag of the `first` game, or reveal it. */
function refuseOtherBag(game: NewGame, first: NewGame, index: number): void {
  const detail = reasonAgainst(game, first);
  if (detail !== undefined) throw problem('invalid-setup', { detail, index });
}

function reasonAgainst(game: NewGame, first: NewGame): string | undefined {
  if (game.scenario !== undefined) return 'A game with a scenario has no bag that others could have.';
  if (game.join) return 'Who arranges games with the same bag plays in none of them: set `join` to false.';
  const isSame =
    game.seatCount === first.seatCount &&
    isDeepStrictEqual(resolveRules(game.rules ?? {}), resolveRules(first.rules ?? {}));
  return isSame ? undefined : 'Games with the same bag have the same rules and the same number of seats.';
}

function placed(error: unknown, index: number): unknown {
  return error instanceof Problem ? problem(error.kind, { ...error.members, index }) : error;
}
