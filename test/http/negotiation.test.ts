import { expect, test } from 'vitest';
import { mediaTypeFor } from '../../src/http/negotiation.ts';

const offered = ['application/json', 'application/x-ndjson'] as const;

test.each([
  [undefined, offered[0]],
  ['', offered[0]],
  ['*/*', offered[0]],
  ['application/*', offered[0]],
  ['Application/X-NDJSON', offered[1]],
  ['application/x-ndjson, application/json', offered[0]],
  ['application/x-ndjson, application/json;q=0.9', offered[1]],
  ['application/json; charset=utf-8; q=0.2, */*;q=0.1', offered[0]],
  ['*/*, application/json;q=0.5', offered[1]],
  ['text/html, */*;q=0.1', offered[0]],
])('Accept: %s returns %s', (accept, type) => {
  expect(mediaTypeFor({ headers: { accept } }, offered)).toBe(type);
});

test.each(['text/html', 'application/json;q=0', '*/*;q=0', 'application/json;q=x', ','])(
  'returns 406 for Accept: %s',
  (accept) => {
    expect(() => mediaTypeFor({ headers: { accept } }, offered)).toThrow(
      'Accept application/json or application/x-ndjson here.',
    );
  },
);
