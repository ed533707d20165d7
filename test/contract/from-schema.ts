import fc, { type Arbitrary } from 'fast-check';
import { resolved } from './document.ts';

/** The part of JSON Schema that the document uses for requests. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly unknown[];
}

const maxItems = 4;
const maxCharacters = 40;

/** Values that a schema of the document allows, including its examples. */
export function valuesOf(schema: object): Arbitrary<unknown> {
  const whole = resolved<Schema>(schema);
  const examples = whole.examples ?? [];
  const made = madeFrom(whole);
  return examples.length === 0
    ? made
    : fc.oneof({ weight: 3, arbitrary: made }, fc.constantFrom(...examples));
}

function madeFrom(schema: Schema): Arbitrary<unknown> {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return fc.oneof(...branches.map(valuesOf));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), lengths(schema.minItems, schema.maxItems, maxItems));
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer(range(schema));
    case 'number':
      return fc.double({ ...range(schema), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties = {}, required = [], additionalProperties }: Schema): Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, valuesOf(inner)]),
  );
  const described = fc.record(members, { requiredKeys: [...required] });
  if (typeof additionalProperties !== 'object') return described;
  const others = fc.dictionary(fc.string({ maxLength: 8 }), valuesOf(additionalProperties), { maxKeys: 2 });
  return fc.tuple(others, described).map(([more, object]) => ({ ...more, ...object }));
}

function lengths(least = 0, most = Number.POSITIVE_INFINITY, usual = maxCharacters) {
  return { minLength: least, maxLength: Math.max(least, Math.min(most, usual)) };
}

function range({ minimum = -1_000_000, maximum = 1_000_000 }: Schema): { min: number; max: number } {
  return { min: Math.max(minimum, Number.MIN_SAFE_INTEGER), max: Math.min(maximum, Number.MAX_SAFE_INTEGER) };
}

function textsOf({ format, pattern, minLength, maxLength }: Schema): Arbitrary<string> {
  const formed = format === undefined ? undefined : formats[format];
  const texts = formed ?? patternTexts(pattern, lengths(minLength, maxLength));
  const most = maxLength ?? Number.POSITIVE_INFINITY;
  return texts.filter((text) => text.length >= (minLength ?? 0) && text.length <= most);
}

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid({ version: [4, 7] }),
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.[a-z]{2,3}$/),
  uri: fc.webUrl(),
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

function patternTexts(pattern: string | undefined, size: ReturnType<typeof lengths>): Arbitrary<string> {
  const texts = fc.oneof(fc.string(size), fc.string({ ...size, unit: 'grapheme' }));
  if (pattern === undefined) return texts;
  const expression = new RegExp(pattern, 'u');
  // Character classes are beyond the generator; few texts lack the required characters.
  if (pattern.includes('\\p{')) return texts.filter((text) => expression.test(text));
  const withoutLookahead = new RegExp(pattern.replace(/\(\?=[^)]*\)/g, ''));
  return fc.stringMatching(withoutLookahead).filter((text) => expression.test(text));
}
