import type { GameState } from '#engine';
import { rankFairly } from './fair/fair.ts';
import type { RankedDecision } from './fair/rank.ts';
import { rankStrongly } from './strong/strong.ts';

/** Options for ranking decisions. */
export interface RankOptions {
  readonly level: 'fair' | 'strong';
  /** Seed of random choices. */
  readonly seed: string;
  /** Playouts of a strong robot; as many as it usually makes if absent. */
  readonly playouts?: number;
}

/**
 * Ranks every legal decision of the awaiting seat, best first. The value is the seat's expected lead over the opponents
 * at the end of the game, in points, using only what the seat can know.
 */
export function rankDecisions(
  state: GameState,
  seat: number,
  { level, seed, playouts }: RankOptions,
): RankedDecision[] {
  return level === 'fair' ? rankFairly(state, seat, seed) : rankStrongly(state, seat, seed, playouts);
}
