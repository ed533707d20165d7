import { type Decision, type GameState, type Option, options } from '#engine';
import { type Random, randomFrom } from '../random.ts';
import { appealOf } from './appeal.ts';

/** How much of what others gain is noticed. */
const OTHERS = 0.5;
/** Chance that a beginner overlooks what a decision brings at once. */
const OVERLOOKED = 0.25;
/** Points by which decisions are misjudged, on average nothing. */
const NOISE = 1.5;

/**
 * Decides like a beginner: takes the points that lie before it, likes to put pieces down, seldom thinks of fields,
 * and does not look ahead.
 * @param seat the awaiting seat
 */
export function decideEasily(state: GameState, seat: number, seed: string): Decision {
  const random = randomFrom(seed);
  let best: { decision: Decision; value: number } | undefined;
  for (const option of offersTo(state, seat)) {
    const value = impressionOf(option, seat, random);
    if (best === undefined || value > best.value) best = { decision: option.decision, value };
  }
  if (best === undefined) throw new Error(`the game does not wait for seat ${seat}`);
  return best.decision;
}

/** Every legal decision, with its points. */
function offersTo(state: GameState, seat: number): Option[] {
  return options(state, seat).flatMap((option) => [option, ...(option.deployments ?? [])]);
}

/** What a decision looks worth at first sight, in points. */
function impressionOf({ decision, gains }: Option, seat: number, random: Random): number {
  const isOverlooked = random() < OVERLOOKED;
  const gain = gains[seat] ?? 0;
  const others = Math.max(0, ...gains.filter((_, each) => each !== seat));
  const seen = isOverlooked ? 0 : gain - OTHERS * others;
  return seen + appealOf(decision, random) + NOISE * (random() + random() - 1);
}
