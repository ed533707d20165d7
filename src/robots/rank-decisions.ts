import type { GameState } from '#engine';
import { rankFairly } from './fair/fair.ts';
import type { RankedDecision } from './fair/rank.ts';

/** What decisions are ranked with. */
export interface RankOptions {
  readonly level: 'fair';
  /** Fixes what is left to chance. */
  readonly seed: string;
}

/**
 * Ranks every legal decision of the awaiting seat, the best first. The value is the lead over the opponents that the
 * seat may expect at the end of the game, in points; it uses nothing that the seat may not know.
 */
export function rankDecisions(state: GameState, seat: number, { seed }: RankOptions): RankedDecision[] {
  return rankFairly(state, seat, seed);
}
