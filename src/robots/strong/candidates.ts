import type { RankedDecision } from '../fair/rank.ts';

/** A decision that playouts try. */
export interface Candidate {
  readonly decision: RankedDecision['decision'];
  /** The value that it has without any playout. */
  readonly prior: number;
  playouts: number;
  /** Sum of the values of all its playouts. */
  sum: number;
}

/** Candidates at the beginning, playouts that each needs, and how far behind the best one may be, in points. */
const MAX = 12;
const MIN_PLAYOUTS = 8;
const MARGIN = 8;
/** Playouts that the value without any counts as much as. */
const PRIOR_WEIGHT = 10;

/**
 * Chooses the decisions that are worth playouts.
 * @param ranked the best first
 * @param playouts that there will be
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
