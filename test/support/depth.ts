/**
 * How much of what is generated (random games, requests) a run of the tests plays, and which. `npm test` plays a fifth,
 * `npm run test:deep` all of it, and `TEST_DEPTH=20` twenty times as much. The seed changes with the commit; each run
 * prints it, and `TEST_SEED=7` plays that one again.
 */
export const depth = Number(process.env['TEST_DEPTH'] ?? 1);
export const seed = Number(process.env['TEST_SEED'] ?? 1701);

/** Returns the part of `count` that this run plays, at least `least`. */
export const partOf = (count: number, least = 1): number => Math.max(least, Math.ceil(count * depth));

/** Parameters of a property whose whole search is `count` runs; `least` are needed for what else the test asserts. */
export function forRuns(count: number, least = 1): { seed: number; numRuns: number } {
  return { seed, numRuns: partOf(count, least) };
}
