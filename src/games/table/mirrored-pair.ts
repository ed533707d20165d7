import type { GameRow } from '../../db/games/games.ts';
import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { resolveRules } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { createSeatedGame, type SeatedGame } from './create-seated.ts';

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
  if (resolveRules(game.rules ?? {}).handSize > 1) throw problem('invalid-setup', { detail: handsAreKnown });
  const bag = { seed: deps.newSeed(), shared: { id: newId(), inStep: true } };
  const seated = { ...game, seating: 'as-taken' } as const;
  return transaction(deps.db, async () => [
    await createSeatedGame(deps, { ...seated, players: [first, second] }, bag),
    await createSeatedGame(deps, { ...seated, players: [second, first] }, bag),
  ]);
}

const handsAreKnown =
  'In a mirrored pair tiles are drawn, not held in hands: each player would know the hand of the other from the other game.';
