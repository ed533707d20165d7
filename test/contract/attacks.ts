import fc, { type Arbitrary } from 'fast-check';
import type { Request } from './requests.ts';

/** Attacks: a long, deep, broken or misleading part in one place of a request. */
export type Attack =
  | { readonly at: 'query'; readonly name: string; readonly text: string }
  | { readonly at: 'path'; readonly text: string }
  | { readonly at: 'header'; readonly name: string; readonly text: string }
  | { readonly at: 'body'; readonly place: number; readonly text: string }
  | { readonly at: 'whole body'; readonly text: string; readonly type: string }
  | { readonly at: 'nowhere' };

/** Characters that patterns look for; repeated, they slow down a backtracking pattern. */
const pumps = [
  ...'a1 -.,:"\\@/#([{%&=;!',
  'a.',
  'a-',
  '1,',
  '1 ',
  'a@',
  '0-',
  '""',
  '\\"',
  'a b',
  '{}',
  '%2',
  '..',
  'é',
  'é',
  '\u202e',
  '👍',
  'ﷺ',
];
const long = (most: number) =>
  fc
    .record({
      head: fc.constantFrom(...heads),
      pump: fc.constantFrom(...pumps),
      tail: fc.constantFrom(...tails),
    })
    .chain(({ head, pump, tail }) =>
      fc.integer({ min: 1, max: most }).map((size) => `${head}${pump.repeat(size / pump.length)}${tail}`),
    );
const heads = [
  '',
  '',
  'a:b',
  'say ',
  'new ',
  '1,1 r0 ',
  'redeploy ',
  '"',
  'W/"',
  'cbm_',
  'eyJ',
  'P',
  '#3f9ac ',
  '2026-',
];
const tails = ['', 'x', '!', '\u0001', '"', '\ud800'];

const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');
const headerNames = [
  'authorization',
  'on-behalf-of',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'accept',
  'accept-encoding',
  'accept-language',
  'x-forwarded-for',
  'origin',
  'cookie',
  'content-type',
  'range',
];

const junkBodies = [
  '['.repeat(30_000),
  `{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
  `[${'0,'.repeat(30_000)}0]`,
  '{"__proto__":{}}',
  `{${Array.from({ length: 4000 }, (_, at) => `"k${at}":0`).join()}}`,
  `"${'\\u0000'.repeat(9000)}"`,
  '9'.repeat(60_000),
  `{"text":"${'1'.repeat(60_000)}"}`,
  `{"type":"tile","x":1e308,"y":-0,"rotation":90.0}`,
  ' '.repeat(60_000),
];
const mediaTypes = [
  'application/json',
  'text/plain',
  'application/json; charset=utf-16',
  `application/${'x'.repeat(5000)}`,
];

export const attacks: Arbitrary<Attack> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ at: fc.constant('query'), name: names(), text: long(7000) }) },
  { weight: 2, arbitrary: fc.record({ at: fc.constant('path'), text: long(7000) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      at: fc.constant('header'),
      name: fc.constantFrom(...headerNames),
      text: long(7900).map(ascii),
    }),
  },
  { weight: 8, arbitrary: fc.record({ at: fc.constant('body'), place: fc.nat(1000), text: long(60_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      at: fc.constant('whole body'),
      text: fc.constantFrom(...junkBodies),
      type: fc.constantFrom(...mediaTypes),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ at: 'nowhere' } as const) },
) as Arbitrary<Attack>;

function names(): Arbitrary<string> {
  return fc.constantFrom(
    'cursor',
    'limit',
    'after',
    'status',
    'mine',
    'size',
    'pass',
    'x',
    '__proto__',
    'invitation',
  );
}

/** A request with an attack in it. */
export function attacked(request: Request, attack: Attack): Request {
  const { path, headers, body } = request;
  switch (attack.at) {
    case 'query':
      return {
        ...request,
        path: `${path}${path.includes('?') ? '&' : '?'}${attack.name}=${inUrl(attack.text)}`,
      };
    case 'path':
      return { ...request, path: path.replace(/[^/?]+(?=\?|$)/, () => inUrl(attack.text)) };
    case 'header':
      return { ...request, headers: { ...headers, [attack.name]: attack.text } };
    case 'body':
      return body === undefined ? request : { ...request, body: replaced(body, attack.place, attack.text) };
    case 'whole body':
      return { ...request, headers: { ...headers, 'content-type': attack.type }, body: attack.text };
    case 'nowhere':
      return request;
  }
}

const inUrl = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).slice(0, 7000);

/** A body with one of its texts replaced; a body that is not JSON stays unchanged. */
function replaced(body: string, place: number, text: string): string {
  const texts = [...body.matchAll(/"(?:[^"\\]|\\.)*"/g)];
  const found = texts[place % Math.max(texts.length, 1)];
  if (found === undefined) return body;
  return `${body.slice(0, found.index)}${JSON.stringify(text)}${body.slice(found.index + found[0].length)}`;
}
