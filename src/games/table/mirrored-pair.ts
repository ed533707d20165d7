import { newId } from '../../db/id.ts';
import { transaction } from '../../db/transactions.ts';
import { type RulesRequest, resolveRules } from '../../engine/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import type { GameRow } from '../store/games.ts';
import { DEFAULT_TERMS, termsOf } from '../terms.ts';
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
  return { seed: deps.newSeed(), shared: { id: newId(), inSync: true } };
}

/**
 * Creates and begins the second game of the pair with which a challenge was accepted, once the first has begun; does
 * nothing where games are played singly.
 */
export async function beginOtherOfPair(deps: Deps, first: GameRow): Promise<void> {
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
