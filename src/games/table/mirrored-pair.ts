import type { GameRow } from '../../db/games/games.ts';
import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { type RulesRequest, resolveRules } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { createSeatedGame, type SeatedGame } from './create-seated.ts';
import type { Bag } from './new-game.ts';

/** Two games of the same two players; the seats stay as they are named. */
export interface MirroredPair extends Omit<SeatedGame, 'players' | 'seating'> {
  /** Ids, in the order of seats of the first game; in the second they are swapped. */
  readonly players: readonly [string, string];
}

/**
 * Creates two games with the same bag and swapped seats, and begins both, in the transaction under way if there is one. They
 * are played in step: so each player gets what the other gets, and nobody knows what comes. Consent and counting are as for
 * `createSeatedGame`.
 * @throws Problem invalid-setup, also where tiles are held in hands: of which each player would know those of the other
 */
export function createMirroredPair(
  deps: Deps,
  { players: [first, second], ...game }: MirroredPair,
): Promise<readonly [GameRow, GameRow]> {
  const bag = newBagInStep(deps, game.rules);
  const seated = { ...game, seating: 'as-taken' } as const;
  return transaction(deps.db, async () => [
    await createSeatedGame(deps, { ...seated, players: [first, second] }, bag),
    await createSeatedGame(deps, { ...seated, players: [second, first] }, bag),
  ]);
}

/** Returns a bag for two games that are played in step. @throws Problem invalid-setup where tiles are held in hands */
export function newBagInStep(deps: Pick<Deps, 'newSeed'>, rules: RulesRequest = {}): Bag {
  if (resolveRules(rules).handSize > 1) throw problem('invalid-setup', { detail: handsAreKnown });
  return { seed: deps.newSeed(), shared: { id: newId(), inStep: true } };
}

/** Creates and begins the second game of a pair whose first one has just begun with a bag in step. */
export function createOtherOfPair(
  deps: Deps,
  first: GameRow,
  game: Omit<SeatedGame, 'players' | 'seating'>,
): Promise<GameRow> {
  const { seed, bagId } = first;
  if (seed === null || bagId === null) throw new Error(`game ${first.id} has no bag in step`);
  const players = first.seats.map(({ playerId }) => playerId).toReversed();
  return createSeatedGame(
    deps,
    { ...game, players, seating: 'as-taken' },
    { seed, shared: { id: bagId, inStep: true } },
  );
}

const handsAreKnown =
  'In a mirrored pair tiles are drawn, not held in hands: each player would know the hand of the other from the other game.';
