import type { Decision, GameState } from '#engine';
import { beginSearch, shuffleHidden } from '#engine/search';
import { TERMS } from './expansions/index.ts';
import { beginOutlook, type Outlook } from './outlook.ts';
import { type RankedDecision, rankChoices } from './rank.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Chooses the most promising decision, looking one decision ahead. @param seat the awaiting seat */
export function decideFairly(state: GameState, seat: number, seed: string): Decision {
  const [best] = rankFairly(state, seat, seed);
  if (best === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return best.decision;
}

/** Values every legal decision of the awaiting seat, best first. */
export function rankFairly(
  state: GameState,
  seat: number,
  seed: string,
  weights: Weights = WEIGHTS,
): RankedDecision[] {
  return rankChoices(outlookFor(state, seat, seed, weights), seat);
}

/** Returns an outlook from a seat's knowledge of a state. */
export function outlookFor(
  state: GameState,
  seat: number,
  seed: string,
  weights: Weights = WEIGHTS,
): Outlook {
  const search = beginSearch(shuffleHidden(state, seat, seed));
  return beginOutlook(search, seat, weights, TERMS);
}
