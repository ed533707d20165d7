import type { GameRow } from '../../db/games.ts';
import { type Pile, pilesFor, rulesSchema } from '../../engine/index.ts';

/** What anyone can check about a game's shuffle. */
export interface Fairness {
  readonly scenario: boolean;
  readonly commitment: string | null;
  /** After the end only. */
  readonly seed: string | null;
  /** What was shuffled, in the order before the shuffle; none in a scenario. */
  readonly piles: readonly Pile[];
}

/** The commitment to a game's shuffle and, once the game is over, the seed it commits to. */
export function fairnessOf(row: GameRow): Fairness {
  const isOver = row.status === 'finished' || row.status === 'aborted';
  return {
    scenario: row.scenario !== null,
    commitment: row.commitment,
    seed: isOver ? row.seed : null,
    piles: row.scenario === null ? pilesFor(rulesSchema.parse(row.rules), row.seatCount) : [],
  };
}
