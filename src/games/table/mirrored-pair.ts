import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { type RulesRequest, resolveRules } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { GameRow } from '../store/games.ts';
import { DEFAULT_TERMS, termsOf } from '../terms.ts';
import { createSeatedGame, type SeatedGame } from './create-seated.ts';
import type { Bag } from './new-game.ts';

/** Two games of the same two players, with fixed seats. */
export interface MirroredPair extends Omit<SeatedGame, 'players' | 'seating'> {
  /** Ids in the seat order of the first game; they are swapped in the second. */
  readonly players: readonly [string, string];
}

/**
 * Creates two games with the same bag and swapped seats, and starts both, in the current transaction if there is one. They are played in
 * step: each player draws the same tiles as the opponent, and neither knows the coming ones. Consent and counting are as for
 * `createSeatedGame`.
 * @throws Problem invalid-setup, also if players hold tiles in hand, because each would know the opponent's
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

/**
 * Returns a bag for two games played in step.
 * @throws Problem invalid-setup if players hold tiles in hand
 */
export function newBagInStep(deps: Pick<Deps, 'newSeed'>, rules: RulesRequest = {}): Bag {
  if (resolveRules(rules).handSize > 1) throw problem('invalid-setup', { detail: handsAreKnown });
  return { seed: deps.newSeed(), shared: { id: newId(), inSync: true } };
}

/** Creates and starts the second game of a pair once a challenge is accepted and the first has started; does nothing for single games. */
export async function startSecondOfPair(deps: Deps, first: GameRow): Promise<void> {
  const { seed, bagId, matchId } = first;
  if (matchId === null || first.match?.form !== 'mirrored') return;
  if (seed === null || bagId === null) throw new Error(`game ${first.id} has no bag in step`);
  const { clock, minReliability: _, ...terms } = termsOf(first);
  const other: SeatedGame = {
    ...DEFAULT_TERMS,
    ...terms,
    name: first.name,
    label: first.label ?? undefined,
    visibility: first.visibility,
    clock: clock ?? undefined,
    ownerId: first.ownerId,
    inMatch: { match: matchId, number: 1 },
    players: first.seats.map(({ playerId }) => playerId).toReversed(),
    seating: 'as-taken',
  };
  await createSeatedGame(deps, other, { seed, shared: { id: bagId, inSync: true } });
}

const handsAreKnown =
  'In a mirrored pair tiles are drawn, not held in hands: each player would know the hand of the other from the other game.';
