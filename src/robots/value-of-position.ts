import { awaiting, type GameState } from '#engine';
import { evaluate } from './fair/evaluate.ts';
import { outlookFor, rankFairly } from './fair/fair.ts';

/**
 * Returns the lead over the opponents, in points, that a seat may expect at the end of the game: after its best
 * decision when the game waits for it, else as the position stands.
 */
export function valueOfPosition(state: GameState, seat: number, { seed }: { readonly seed: string }): number {
  if (awaiting(state)?.seat === seat) return rankFairly(state, seat, seed)[0]?.value ?? 0;
  return evaluate(outlookFor(state, seat, seed), seat);
}
