import fc from 'fast-check';

/**
 * The share of generated cases (random games, requests) that a test run plays. `npm test` plays a fifth, `npm run
 * test:deep` all of them, and `TEST_DEPTH=20` twenty times as many. The seed changes with the commit; each run prints
 * it, and `TEST_SEED=7` repeats that run.
 */
export const depth = Number(process.env['TEST_DEPTH'] ?? 1);
export const seed = Number(process.env['TEST_SEED'] ?? 1701);

/** True in the core run, where expensive files check each operation against a few cases instead of all. */
export const isCore = process.env['TEST_SUITE'] === 'core';

/** Returns this run's share of `count`, at least `least`. */
export const partOf = (count: number, least = 1): number => Math.max(least, Math.ceil(count * depth));

/**
 * Whether this run plays the item at an index: every item, or for a depth of a fifth every fifth, chosen by the seed.
 */
export const isPlayed = (index: number, every = Math.round(1 / depth)): boolean =>
  (index + seed) % Math.max(1, every) === 0;

/** Returns this run's share of a list, at least one item. */
export function someOf<T>(all: readonly T[]): T[] {
  const every = Math.min(all.length, Math.round(1 / depth));
  return all.filter((_, index) => isPlayed(index, every));
}

/** Parameters of a property with `count` runs in full. */
export function forRuns(count: number): { seed: number; numRuns: number } {
  return { seed, numRuns: partOf(count) };
}

/**
 * The same for a test that also counts the cases it met and must not depend on luck: its first `fixed` runs are the
 * same with any seed.
 */
export function forRunsAfter<T>(values: fc.Arbitrary<T>, fixed: number, count: number) {
  const examples = fc.sample(values, { seed: 1701, numRuns: fixed });
  return { seed, numRuns: partOf(count, fixed), examples };
}
