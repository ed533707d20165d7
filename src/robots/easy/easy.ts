import type { Decision, GameState } from '#engine';
import {
  beginSearch,
  mark,
  playPart,
  projectIn,
  randomFrom,
  type Search,
  shuffleHidden,
  undoTo,
} from '#engine/search';
import { weigh } from '../weigh.ts';
import { appealOf, type Chance } from './appeal.ts';

/** Share of the others' gains that a beginner sees. */
const OTHERS = 0.5;
/** Chance that a beginner overlooks the gains of a decision. */
const OVERLOOKED = 0.2;
/** Size of random misjudgements in points, zero on average. */
const NOISE = 1.5;

/**
 * Decides like a beginner: counts points as if the game ended now, likes to place pieces, rarely considers
 * fields, overlooks gains, and never looks ahead.
 * @param seat the awaiting seat
 */
export function decideEasily(state: GameState, seat: number, seed: string): Decision {
  const chance = chanceFrom(seed);
  const search = beginSearch(shuffleHidden(state, seat, seed));
  const before = projectIn(search);
  const weighed = weigh(search, (decision) => {
    const gains = gainsOf(search, decision, before);
    return impressionOf(gains, seat, chance) + appealOf(search, seat, decision, chance);
  });
  const [first, ...others] = weighed;
  if (first === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return others.reduce((best, each) => (each.value > best.value ? each : best), first).decision;
}

/** Points of every seat that a decision brings if the game ends after it. */
function gainsOf(search: Search, decision: Decision, before: readonly number[]): number[] {
  const start = mark(search);
  playPart(search, decision);
  const gains = projectIn(search).map((points, seat) => points - (before[seat] ?? 0));
  undoTo(search, start);
  return gains;
}

/** Returns the apparent worth of points. */
function impressionOf(gains: readonly number[], seat: number, chance: Chance): number {
  const isOverlooked = chance() < OVERLOOKED;
  const gain = gains[seat] ?? 0;
  const others = Math.max(0, ...gains.filter((_, each) => each !== seat));
  const seen = isOverlooked ? 0 : gain - OTHERS * others;
  return seen + NOISE * (chance() + chance() - 1);
}

/** Numbers from 0 to below 1, the same for the same seed. */
function chanceFrom(seed: string): Chance {
  const random = randomFrom(seed);
  return () => random(2 ** 16) / 2 ** 16;
}
