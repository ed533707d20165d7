import type { Decision, GameState } from '#engine';
import { rulesOf, type Search } from '#engine/search';
import { outlookFor } from '../fair/fair.ts';
import { type RankedDecision, valueChoices } from '../fair/rank.ts';
import { quickFactsFor } from '../playouts/worths.ts';
import { type Candidate, candidatesFrom, worthOfCandidate } from './candidates.ts';
import { halve } from './halving.ts';
import { tryOnOneDeal, turnsOfPlayout } from './playout.ts';

/**
 * Playouts of a decision in a game of two where tiles are drawn, which take a fifth of a second. It is a count and no time,
 * so that the same view and seed give the same decision on every machine.
 */
export const PLAYOUTS = 1000;

/** Decides for what turns out best when the game is played on for a while. @param seat the awaiting seat */
export function decideStrongly(state: GameState, seat: number, seed: string, playouts = PLAYOUTS): Decision {
  const [best] = rankStrongly(state, seat, seed, playouts);
  if (best === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return best.decision;
}

/** Values the most promising decisions of the awaiting seat by playouts, the others at first sight; the best first. */
export function rankStrongly(
  state: GameState,
  seat: number,
  seed: string,
  playouts = PLAYOUTS,
): RankedDecision[] {
  const outlook = outlookFor(state, seat, seed);
  const ranked = valueChoices(outlook, seat).sort((a, b) => b.value - a.value);
  const candidates = candidatesFrom(ranked);
  if (candidates.length < 2) return ranked;
  const facts = quickFactsFor(outlook.search);
  const best = halve(candidates, playouts / costIn(outlook.search), (bag, left) =>
    tryOnOneDeal(outlook, facts, seat, `${seed} ${bag}`, left),
  );
  return [...valued(best), ...untried(best, ranked.slice(candidates.length))];
}

/** The values of candidates, the best first; one that left early by bad luck is not worth more than those that stayed. */
function valued(candidates: readonly Candidate[]): RankedDecision[] {
  let least = Number.POSITIVE_INFINITY;
  return candidates.map((candidate) => {
    least = Math.min(least, worthOfCandidate(candidate));
    return { decision: candidate.decision, value: least };
  });
}

/** The values of all others, as much lower or higher as playouts made those of the candidates on average. */
function untried(candidates: readonly Candidate[], others: readonly RankedDecision[]): RankedDecision[] {
  const shifts = candidates.map((candidate) => worthOfCandidate(candidate) - candidate.prior);
  const shift = shifts.reduce((sum, each) => sum + each, 0) / candidates.length;
  const most = valued(candidates).at(-1)?.value ?? 0;
  return others.map(({ decision, value }) => ({ decision, value: Math.min(most, value + shift) }));
}

/** How much longer a playout takes than in a game of two where tiles are drawn, roughly. */
function costIn(search: Search): number {
  const { handSize } = rulesOf(search);
  return (turnsOfPlayout(search) / 4) * handSize;
}
