import { awaiting, type GameState } from '#engine';
import { evaluate } from './fair/evaluate.ts';
import { outlookFor, rankFairly } from './fair/fair.ts';

/**
 * Returns a seat's expected lead over the opponents at the end of the game, in points: after its best
 * decision if the game waits for it, else in the current position.
 */
export function valueOfPosition(state: GameState, seat: number, { seed }: { readonly seed: string }): number {
  if (awaiting(state)?.seat === seat) return rankFairly(state, seat, seed)[0]?.value ?? 0;
  return evaluate(outlookFor(state, seat, seed), seat);
}
