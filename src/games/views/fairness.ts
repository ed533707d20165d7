import { pilesFor, rulesSchema } from '../../engine/index.ts';
import type { GameRow } from '../store/games.ts';

/** Returns the commitment to a game's shuffle and, once all games with the bag are finished, its seed. */
export const fairnessOf = (row: GameRow) => ({
  scenario: row.scenario !== null,
  commitment: row.commitment,
  seed: row.revealedAt === null ? null : row.seed,
  piles: row.scenario === null ? pilesFor(rulesSchema.parse(row.rules), row.seatCount) : [],
});
