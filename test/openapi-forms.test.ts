import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

type JsonObject = Record<string, unknown>;

const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));

/** Every object of the document outside its examples, with where it is. */
function objectsIn(value: unknown, place = ''): [place: string, object: JsonObject][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    ['example', 'examples', 'value'].includes(name) ? [] : objectsIn(one, `${place}/${name}`),
  );
  return Array.isArray(value) ? inner : [[place, value as JsonObject], ...inner];
}

const objects = objectsIn(document);
const placesOf = (isWrong: (object: JsonObject) => boolean) =>
  objects.filter(([, object]) => isWrong(object)).map(([place]) => place);

test('a second validator takes the document for OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('no answer has both an example and examples', () => {
  expect(placesOf((object) => 'example' in object && 'examples' in object)).toEqual([]);
});

test('there are no tuples, and no patterns with classes of Unicode', () => {
  expect(placesOf((object) => 'prefixItems' in object)).toEqual([]);
  expect(placesOf(({ pattern }) => typeof pattern === 'string' && /\\[pP]\{/.test(pattern))).toEqual([]);
});

test('patterns mean the same with and without the flag u', () => {
  const name = document.components.schemas.NewGame.properties.name.pattern;
  for (const flags of ['', 'u']) {
    expect(new RegExp(name, flags).test('Sonntagsrunde 🎲')).toBe(true);
    expect(new RegExp(name, flags).test('a\u0000b')).toBe(false);
  }
});

test('integers have a format, lists and texts of JSON a largest size', () => {
  const isInteger = ({ type, format }: JsonObject) => type === 'integer' && format === undefined;
  expect(placesOf((object) => isInteger(object) && !('const' in object))).toEqual([]);
  expect(placesOf((object) => object['type'] === 'array' && !('maxItems' in object))).toEqual([]);
  const bounds = ['maxLength', 'enum', 'const', 'format', 'pattern'];
  const isUnbounded = (object: JsonObject) =>
    object['type'] === 'string' && !bounds.some((name) => name in object);
  const inJson = placesOf(isUnbounded).filter((place) => !/\/content\/(text|image)\//.test(place));
  expect(inJson).toEqual([]);
});

test('a query parameter that is true or false is a boolean', () => {
  const parameters: JsonObject[] = document.paths['/v1/games'].get.parameters;
  const schema = parameters.find(({ name }) => name === 'mine')?.['schema'];
  expect(schema).toMatchObject({ type: 'boolean' });
});
