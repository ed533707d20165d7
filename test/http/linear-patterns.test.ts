import { expect, test } from 'vitest';
import {
  attackTexts,
  cpuTimeOf,
  literalPatterns,
  type Pattern,
  recordPatterns,
} from '../support/patterns.ts';

/** As long as an address or a header field could be before it was limited. */
const length = 16_384;
/** CPU time for such a text, ms. A linear expression needs less than one, a quadratic one more than a hundred. */
const enough = 30;

/** Read when the service starts, or run by hand. */
const isNoRequest = (file: string) => /^(generated|commands)\/|^db\/embedded|\/parse-tiles\.ts$/.test(file);

function superLinear({ place, expression }: Pattern): string[] {
  const slow = attackTexts(expression, length).find(
    (text) =>
      cpuTimeOf(() => (expression.global ? text.match(expression) : expression.exec(text)), enough) >= enough,
  );
  return slow === undefined ? [] : [`${place} ${expression}: ${JSON.stringify(slow.slice(0, 60))}…`];
}

test('no regular expression that a request can meet takes more than linear time', () => {
  const patterns = literalPatterns(isNoRequest);
  expect(patterns.length).toBeGreaterThan(80);
  expect(patterns.flatMap(superLinear)).toEqual([]);
});

test('nor does one that is put together when the service starts', async () => {
  const recording = recordPatterns();
  await import('../../src/http/app.ts').finally(recording.end);
  expect(recording.patterns.length).toBeGreaterThan(20);
  expect(recording.patterns.flatMap(superLinear)).toEqual([]);
});

test('a quadratic expression is found', () => {
  const place = 'here';
  expect(superLinear({ place, expression: /[\w-]{8,}\.[\w-]{32}(?![\w-])/g })).not.toEqual([]);
  expect(superLinear({ place, expression: /^ *([^:]+):(.+?) *$/ })).not.toEqual([]);
});
