import type { RankedDecision } from '../fair/rank.ts';

/** A decision that playouts try. */
export interface Candidate {
  readonly decision: RankedDecision['decision'];
  /** Its value without any playout. */
  readonly prior: number;
  playouts: number;
  /** Sum of the values of all its playouts. */
  sum: number;
}

/** Initial number of candidates, minimum playouts for each, and the maximum deficit to the best one in points. */
const MAX = 12;
const MIN_PLAYOUTS = 8;
const MARGIN = 8;
/** Number of playouts that the prior value counts for. */
const PRIOR_WEIGHT = 10;

/**
 * Chooses the decisions that are worth playouts.
 * @param ranked best first
 * @param playouts available in total
 */
export function candidatesFrom(ranked: readonly RankedDecision[], playouts: number): Candidate[] {
  const best = ranked[0]?.value ?? 0;
  return ranked
    .slice(0, Math.min(MAX, Math.max(2, Math.floor(playouts / MIN_PLAYOUTS))))
    .filter(({ value }) => value >= best - MARGIN)
    .map(({ decision, value }) => ({ decision, prior: value, playouts: 0, sum: 0 }));
}

/** Returns the estimated worth of a candidate, in points. */
export function worthOfCandidate({ prior, playouts, sum }: Candidate): number {
  return (sum + PRIOR_WEIGHT * prior) / (playouts + PRIOR_WEIGHT);
}
