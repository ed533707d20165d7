import { expect, test } from 'vitest';
import { addressHere } from '../../../web/app/addresses.ts';

const here = 'https://play.example';

test.each([
  ['/', '/'],
  ['/games/1?seq=2', '/games/1?seq=2'],
  ['https://play.example/new', 'https://play.example/new'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
])('a link that continues to %s leads to %s', (given, expected) => {
  expect(addressHere(given, here)).toBe(expected);
});
