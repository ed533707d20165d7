import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Asserts what `toEqual` asserts, in a fraction of its time when the values are the same: for what is compared after
 * every step of a game. Where a stricter comparison sees a difference, `toEqual` decides, and says what it is.
 */
export function expectSame(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toEqual(expected);
}
