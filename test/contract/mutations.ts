import fc, { type Arbitrary } from 'fast-check';

/** A mutation that most likely invalidates a value. */
export interface Mutation {
  /** Selects one of its places. */
  readonly at: number;
  /** The replacement; undefined removes the place. */
  readonly junk: unknown;
  /** Adds it beside, under a new name, instead. */
  readonly beside: boolean;
}

const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`);

/** Values of wrong types, and extremes of valid ones. */
export const junk: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e21,
    -1e308,
    2 ** 31,
    2 ** 53,
    '',
    ' ',
    [],
    {},
    deep,
  ),
  fc.constantFrom(
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '\u2028',
    '👩‍👩‍👧',
    'İ',
    'null',
    '__proto__',
    '-0',
    '1e3',
  ),
  fc.constantFrom('x'.repeat(5000), 'ß'.repeat(300), Array(300).fill(0), JSON.parse('{"__proto__":{"a":1}}')),
  fc.constantFrom(
    "'; DROP TABLE games; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
    '%00',
  ),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

export const mutations: Arbitrary<Mutation> = fc.record({
  at: fc.nat(1000),
  junk: fc.option(junk, { nil: undefined, freq: 4 }),
  beside: fc.boolean(),
});

/** `value` with the mutation. */
export function mutated(value: unknown, { at, junk, beside }: Mutation): unknown {
  const places = placesIn(value);
  const place = places[at % places.length] ?? [];
  return changed(value, beside ? [...place.slice(0, -1), 'surprise'] : place, junk);
}

type Place = readonly (string | number)[];

function placesIn(value: unknown, here: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [here];
  const inner = Array.isArray(value)
    ? value.map((one, index) => [index, one] as const)
    : Object.entries(value);
  return [here, ...inner.flatMap(([name, one]) => placesIn(one, [...here, name]))];
}

function changed(value: unknown, [name, ...rest]: Place, junk: unknown): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return junk;
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value };
  const inner = rest.length === 0 ? junk : changed(copy[name], rest, junk);
  if (inner === undefined) delete copy[name];
  else copy[name] = inner;
  return copy;
}
