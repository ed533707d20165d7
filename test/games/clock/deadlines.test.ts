import { expect, test } from 'vitest';
import { clockSchema, deadlineFrom, durationMs } from '../../../src/games/clock/deadlines.ts';

const hour = 3_600_000;

test.each([
  ['P1W', 7 * 24 * hour],
  ['P3D', 72 * hour],
  ['PT12H', 12 * hour],
  ['P1DT2H30M', 26.5 * hour],
  ['PT90M', 1.5 * hour],
])('%s is %i ms', (text, ms) => {
  expect(durationMs(text)).toBe(ms);
});

test.each(['P', 'PT', 'P1Y', 'P1M', 'PT1S', 'P1W2D', 'P1DT', '3 days', 'P-1D', 'p1d', 'PT1.5H', 'P9999D'])(
  '%s is not a valid turn duration',
  (text) => {
    expect(clockSchema.safeParse({ perTurn: text }).success).toBe(false);
  },
);

test('a deadline counts from the question, and without a clock there is none', () => {
  const now = new Date('2026-02-28T22:00:00Z');
  expect(deadlineFrom({ perTurn: 'P1D' }, now)).toEqual(new Date('2026-03-01T22:00:00Z'));
  expect(deadlineFrom(null, now)).toBeUndefined();
});
