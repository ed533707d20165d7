/** An estimate with the ends of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Standard deviations of a normal distribution that hold 95 % of it. */
const Z = 1.96;

/** Estimates a chance from successes, which can be fractional (Wilson score interval). */
export function chanceFrom(successes: number, trials: number): Estimate {
  if (trials === 0) return { mean: 0, low: 0, high: 1 };
  const mean = successes / trials;
  const scale = 1 + Z ** 2 / trials;
  const centre = (mean + Z ** 2 / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((mean * (1 - mean)) / trials + Z ** 2 / (4 * trials ** 2));
  return { mean, low: centre - half, high: centre + half };
}

/** Estimates a mean from independent values. */
export function meanFrom(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const half = count > 1 ? Z * Math.sqrt(squares / (count - 1) / count) : Number.POSITIVE_INFINITY;
  return { mean, low: mean - half, high: mean + half };
}
