import type { GameRow } from '../../db/games/games.ts';
import { type Pile, pilesFor, rulesSchema } from '../../engine/index.ts';

/** Everything that anybody needs to verify a game's shuffle. */
export interface Fairness {
  readonly scenario: boolean;
  readonly commitment: string | null;
  /** Null until the game is over, and all others with the same bag. */
  readonly seed: string | null;
  /** The tiles in their order before the shuffle; empty in a scenario. */
  readonly piles: readonly Pile[];
}

/** Returns the commitment to a game's shuffle and, once it and all others with the bag are over, the seed that it commits to. */
export function fairnessOf(row: GameRow): Fairness {
  return {
    scenario: row.scenario !== null,
    commitment: row.commitment,
    seed: row.revealedAt === null ? null : row.seed,
    piles: row.scenario === null ? pilesFor(rulesSchema.parse(row.rules), row.seatCount) : [],
  };
}
