/** The random number generator of JCloisterZone 5.7 and later for drawing tiles: a linear congruential generator. */

const MULTIPLIER = 25214903917n;
const INCREMENT = 11n;
/** The lowest 48 bits. */
const MASK = 2n ** 48n - 1n;

/** Returns a number from 0 to `size - 1` for a state of the generator, which is at least 0 and less than 1. */
export function indexBelow(size: number, random: number): number {
  return Math.trunc(random * size);
}

/** Returns the state of the generator after one number. */
export function nextRandom(random: number): number {
  const next = (MULTIPLIER * (bitsOf(random) & MASK) + INCREMENT) & MASK;
  return Number(next) / 2 ** 48;
}

/** Returns the 64 bits of a double. */
function bitsOf(number: number): bigint {
  return new BigUint64Array(Float64Array.of(number).buffer)[0] as bigint;
}
