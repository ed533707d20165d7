import { expect, test, vi } from 'vitest';
import { someOf } from '../support/depth.ts';
import {
  type Attack,
  attacksOn,
  attackText,
  cpuTimeOf,
  literalPatterns,
  type Pattern,
  recordPatterns,
  wallTimeOf,
} from '../support/patterns.ts';

/** The maximum length of an unlimited address or header. */
const length = 16_384;
/** CPU time for such a text, in ms. A linear expression needs less than one, a quadratic one more than a hundred. */
const enough = 30;
/**
 * Time for a quarter of it, in ms, above which the whole text is tried: a quadratic expression needs more than five.
 */
const suspect = 1;

/** Used only at the start, or in manual runs. */
const isNoRequest = (file: string) =>
  /^(generated|commands|tools|embedded-postgres)\/|\/parse-tiles\.ts$/.test(file);

function superLinear({ place, expression }: Pattern, attacks = attacksOn(expression)): string[] {
  const meeting = (attack: Attack, characters: number) => {
    const text = attackText(attack, characters);
    return () => (expression.global ? text.match(expression) : expression.exec(text));
  };
  const isSlow = (attack: Attack) =>
    wallTimeOf(meeting(attack, length / 4)) >= suspect &&
    cpuTimeOf(meeting(attack, length), enough) >= enough;
  const slow = attacks.find(isSlow);
  return slow === undefined ? [] : [`${place} ${expression}: ${JSON.stringify(slow)}`];
}

/** The expressions that are slow for one of this run's attacks. */
const slowAmong = (patterns: readonly Pattern[]) =>
  patterns.flatMap((pattern) => superLinear(pattern, someOf(attacksOn(pattern.expression))));

test('regular expressions reachable by requests run in linear time', () => {
  const patterns = literalPatterns(isNoRequest);
  expect(patterns.length).toBeGreaterThan(80);
  expect(slowAmong(patterns)).toEqual([]);
});

test('so do those built at the start', async () => {
  vi.resetModules(); // Other files may already have loaded some of it.
  const recording = recordPatterns();
  await import('../../src/http/app.ts').finally(recording.end);
  expect(recording.patterns.length).toBeGreaterThan(20);
  expect(slowAmong(recording.patterns)).toEqual([]);
});

test('a quadratic expression is detected', () => {
  const place = 'here';
  expect(superLinear({ place, expression: /[\w-]{8,}\.[\w-]{32}(?![\w-])/g })).not.toEqual([]);
  expect(superLinear({ place, expression: /^ *([^:]+):(.+?) *$/ })).not.toEqual([]);
});
