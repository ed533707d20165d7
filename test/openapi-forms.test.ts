import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type JsonObject = Record<string, unknown>;

const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));

/** Every object of the document outside its examples, with its path. */
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

/** Names reserved by generated clients. */
const taken = /^(request|response|path|query|body|headers?|options|params?|data|config|client|url|method)$/;

test.each<[string, (object: JsonObject) => boolean]>([
  ['answer with both an example and examples', (object) => 'example' in object && 'examples' in object],
  ['tuple', (object) => 'prefixItems' in object],
  [
    'pattern with classes of Unicode',
    ({ pattern }) => typeof pattern === 'string' && /\\[pP]\{/.test(pattern),
  ],
  [
    'id or time with a pattern',
    ({ format, pattern }) => /^(uuid|date-time)$/.test(String(format)) && !!pattern,
  ],
  [
    'parameter of a path with a taken name',
    ({ in: place, name }) => place === 'path' && taken.test(String(name)),
  ],
  [
    'list of choices with a default, whose values generators would take for any texts',
    ({ items, default: value }) =>
      Array.isArray(value) && value.length > 0 && 'enum' in ((items as object) ?? {}),
  ],
])('contains no %s', (_, isWrong) => expect(placesOf(isWrong)).toEqual([]));

test('patterns mean the same with and without the u flag', () => {
  const name = document.components.schemas.NewGame.properties.name.pattern;
  for (const flags of ['', 'u']) {
    expect(new RegExp(name, flags).test('Sonntagsrunde 🎲')).toBe(true);
    expect(new RegExp(name, flags).test('a\u0000b')).toBe(false);
  }
});

test('integers have a format; arrays and JSON strings have a maximum size', () => {
  const isInteger = ({ type, format }: JsonObject) => type === 'integer' && format === undefined;
  expect(placesOf((object) => isInteger(object) && !('const' in object))).toEqual([]);
  expect(placesOf((object) => object['type'] === 'array' && !('maxItems' in object))).toEqual([]);
  const bounds = ['maxLength', 'enum', 'const', 'format', 'pattern'];
  const isUnbounded = (object: JsonObject) =>
    object['type'] === 'string' && !bounds.some((name) => name in object);
  const inJson = placesOf(isUnbounded).filter((place) => !/\/content\/(text|image)\//.test(place));
  expect(inJson).toEqual([]);
});

test('a boolean query parameter has type boolean', () => {
  const parameters: JsonObject[] = document.paths['/v1/games'].get.parameters;
  const schema = parameters.find(({ name }) => name === 'mine')?.['schema'];
  expect(schema).toMatchObject({ type: 'boolean' });
});

test('an enumeration of small numbers is an int32', () => {
  const rotation = document.components.schemas.TileDecision.properties.rotation;
  expect(rotation).toMatchObject({ enum: [0, 90, 180, 270], format: 'int32' });
});

test('lists have names for generated types', () => {
  const isList = ({ properties }: JsonObject) =>
    typeof properties === 'object' && properties !== null && 'nextCursor' in properties;
  const places = placesOf(isList);
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !/^\/components\/schemas\/\w+$/.test(place))).toEqual([]);
});

test('shared parts are described once', () => {
  const shared = Object.values<JsonObject>(document.components.parameters);
  expect(shared.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['On-Behalf-Of', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'cursor', 'id']),
  );
  const fields = new Set(shared.filter((one) => one['in'] === 'header').map(({ name }) => name));
  const isField = (object: JsonObject) => object['in'] === 'header' && fields.has(object['name']);
  expect(placesOf(isField).filter((place) => !place.startsWith('/components/parameters/'))).toEqual([]);
  const answers = objects.filter(
    ([place, { content }]) => place.startsWith('/paths/') && isOfProblems(content),
  );
  expect(new Set(answers.map(([, answer]) => JSON.stringify(answer))).size).toBe(answers.length);
  expect(JSON.stringify(document).length).toBeLessThan(1_150_000);
});

function isOfProblems(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'application/problem+json' in content;
}

test('request examples have names, and durations spell out their unit', () => {
  const names = objects.flatMap(([, { examples }]) => Object.keys((examples as object) ?? {}));
  expect(names).toContain('request');
  expect(names.filter((name) => name.startsWith('example'))).toEqual([]);
  const members = objects.flatMap(([, { properties }]) => Object.keys((properties as object) ?? {}));
  expect(members).toContain('milliseconds');
  expect(members).not.toContain('ms');
});

test('texts mention no file that the service does not serve', () => {
  expect(placesOf(({ description }) => /\.md\b/.test(String(description)))).toEqual([]);
  const examples = Object.entries<JsonObject>(document.components.examples);
  expect(examples.filter(([, { description }]) => /\.md\b/.test(String(description)))).toEqual([]);
});

test('schema and parameter names stay distinct on any file system', () => {
  const { schemas, parameters } = document.components;
  const names = [schemas, parameters].flatMap(Object.keys).map((name) => name.toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
