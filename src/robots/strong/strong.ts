import type { Decision, GameState } from '#engine';
import { rulesOf, type Search, seatCount } from '#engine/search';
import { outlookFor } from '../fair/fair.ts';
import type { Outlook } from '../fair/outlook.ts';
import { type RankedDecision, rankChoices } from '../fair/rank.ts';
import { quickFactsFor } from '../playouts/worths.ts';
import { candidatesFrom, worthOfCandidate } from './candidates.ts';
import { followToEnd, isNearEnd } from './ending.ts';
import { halve } from './halving.ts';
import { tryOnOneDeal } from './playout.ts';

/**
 * Playouts of a decision in a game of two with drawn tiles, which take a third of a second. The budget is a count and
 * not a time, so that the same view and seed give the same decision on every machine.
 */
export const PLAYOUTS = 500;

/** Decisions at the end of the game that take as long as a playout. */
const TRIES = 12;

/** Chooses the decision that turns out best in playouts. @param seat the awaiting seat */
export function decideStrongly(state: GameState, seat: number, seed: string, playouts = PLAYOUTS): Decision {
  const [best] = rankStrongly(state, seat, seed, playouts);
  if (best === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return best.decision;
}

/** Values the most promising decisions of the awaiting seat by playouts, the others without; best first. */
export function rankStrongly(
  state: GameState,
  seat: number,
  seed: string,
  playouts = PLAYOUTS,
): RankedDecision[] {
  const outlook = outlookFor(state, seat, seed);
  const ranked = rankChoices(outlook, seat);
  if (ranked.length < 2) return ranked;
  const affordable = playouts / costIn(outlook.search);
  const followed = isNearEnd(outlook.search)
    ? followToEnd(outlook, seat, ranked, affordable * TRIES)
    : undefined;
  return withOthers(followed ?? tryByPlayouts(outlook, seat, ranked, seed, affordable), ranked);
}

/** Values the most promising decisions by playouts. Returns them, best first. */
function tryByPlayouts(
  outlook: Outlook,
  seat: number,
  ranked: readonly RankedDecision[],
  seed: string,
  playouts: number,
): RankedDecision[] {
  const facts = quickFactsFor(outlook.search);
  const best = halve(candidatesFrom(ranked, playouts), playouts, (bag, left) =>
    tryOnOneDeal(outlook, facts, seat, `${seed} ${bag}`, left),
  );
  // A candidate dropped early by bad luck must not be valued above those that stayed.
  let least = Number.POSITIVE_INFINITY;
  return best.map((candidate) => {
    least = Math.min(least, worthOfCandidate(candidate));
    return { decision: candidate.decision, value: least };
  });
}

/** Adds the untried decisions, shifted by the average change that playouts made to the others. */
function withOthers(tried: readonly RankedDecision[], ranked: readonly RankedDecision[]): RankedDecision[] {
  const first = new Map(ranked.map(({ decision, value }) => [decision, value]));
  const shift =
    tried.reduce((sum, { decision, value }) => sum + value - (first.get(decision) ?? 0), 0) / tried.length;
  const most = tried.at(-1)?.value ?? 0;
  const decisions = new Set(tried.map(({ decision }) => decision));
  const others = ranked.filter(({ decision }) => !decisions.has(decision));
  return [
    ...tried,
    ...others.map(({ decision, value }) => ({ decision, value: Math.min(most, value + shift) })),
  ];
}

/** Returns roughly the relative duration of a playout compared with a base game of two with drawn tiles. */
function costIn(search: Search): number {
  const { handSize, expansions } = rulesOf(search);
  return (seatCount(search) / 2) * handSize * (1 + expansions.length / 6);
}
