import type { GameRow } from '../db/games.ts';

/** What anyone can check about a game's shuffle. */
export interface Fairness {
  readonly scenario: boolean;
  readonly commitment: string | null;
  /** After the end only. */
  readonly seed: string | null;
}

/** The commitment to a game's shuffle and, once the game is over, the seed it commits to. */
export function fairnessOf(row: GameRow): Fairness {
  const isOver = row.status === 'finished' || row.status === 'aborted';
  return { scenario: row.scenario !== null, commitment: row.commitment, seed: isOver ? row.seed : null };
}
