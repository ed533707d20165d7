import type { Rules } from '#engine';
import { randomFrom } from '#engine/search';
import { WEIGHTS, type Weights } from '../../../src/robots/fair/weights.ts';
import type { VariantWeights } from './contestants.ts';
import { fixturesOf } from './fixtures.ts';
import { summarize } from './summarize.ts';
import { playOnThreads } from './threads.ts';

/** The settings of a search for weights. */
interface Tuning {
  readonly rules: Rules;
  readonly seats: number;
  /** Games of a step. */
  readonly games: number;
  readonly steps: number;
  readonly seed: string;
  readonly threads: number;
}

/** Weights that seem better than the initial ones of the search. */
interface Suggestion {
  readonly steps: number;
  /** Lead of the better side of the last step, in points a seat. */
  readonly lead: number;
  readonly weights: Weights;
}

/** Relative change of each weight, up or down, in a trial. */
const TRIAL = 0.15;
/** Relative change for each point of lead, and its maximum. */
const RATE = 0.01;
const MAX = 0.1;

/**
 * Looks for better weights of the fair robot by simultaneous perturbation (SPSA): in each step all weights are changed a
 * little in directions taken by chance, once this way and once the other; both play the same bags, and the weights move
 * towards the side that leads.
 */
export async function tune(
  { steps, threads, ...match }: Tuning,
  onStep: (suggestion: Suggestion) => void,
): Promise<void> {
  const random = randomFrom(match.seed);
  let weights = WEIGHTS;
  for (let step = 1; step <= steps; step++) {
    const directions = numbersIn(weights).map(() => (random(2) === 0 ? -1 : 1));
    const variants = {
      plus: changed(weights, directions, TRIAL),
      minus: changed(weights, directions, -TRIAL),
    };
    const lead = await leadOfPlus(variants, { ...match, seed: `${match.seed} ${step}` }, threads);
    weights = changed(weights, directions, Math.max(-MAX, Math.min(MAX, lead * RATE)));
    onStep({ steps: step, lead: Math.abs(lead), weights });
  }
}

async function leadOfPlus(
  weights: VariantWeights,
  match: Omit<Tuning, 'steps' | 'threads'>,
  threads: number,
): Promise<number> {
  const fixtures = fixturesOf({ ...match, contestants: ['plus', 'minus'] });
  const played = await playOnThreads(
    fixtures.map((fixture) => ({ ...fixture, weights })),
    threads,
    () => {},
  );
  return summarize(played).lead?.mean ?? 0;
}

/** Changes each weight proportionally; shares stay below 1. */
export function changed(weights: Weights, directions: readonly number[], part: number): Weights {
  const numbers = numbersIn(weights).map((weight, index) => {
    const value = weight * Math.exp(part * (directions[index] ?? 0));
    return weight < 1 ? Math.min(value, 0.95) : value;
  });
  return withNumbers(weights, numbers);
}

/** All numbers in an object and the objects in it, in their order. */
export function numbersIn(object: object): number[] {
  return Object.values(object).flatMap((each: unknown) =>
    typeof each === 'number' ? [each] : numbersIn(Object(each)),
  );
}

function withNumbers<Shape extends object>(shape: Shape, numbers: number[]): Shape {
  const entries = Object.entries(shape).map(([name, each]: [string, unknown]) => [
    name,
    typeof each === 'number' ? numbers.shift() : withNumbers(Object(each), numbers),
  ]);
  return Object.fromEntries(entries) as Shape;
}
