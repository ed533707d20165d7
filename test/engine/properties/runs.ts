/** How many random games, and which: a part of them in `npm run test:unit`. For a longer search: `PROPERTY_RUNS=20 PROPERTY_SEED=7 npx vitest run ...`. */
const times = Number(process.env['PROPERTY_RUNS'] ?? 1);
const seed = Number(process.env['PROPERTY_SEED'] ?? 1701);

/** Parameters of a property: a number of runs (times `PROPERTY_RUNS`), the same ones every time. */
export function forRuns(count: number): { seed: number; numRuns: number } {
  return { seed, numRuns: Math.ceil(count * times) };
}

/** Milliseconds that a property may take on a busy machine. */
export const propertyTimeoutMs = 120_000 * Math.max(times, 1);
