type JsonObject = Record<string, unknown>;

/**
 * Converts schemas to forms that generators and validators in every language understand: no Unicode classes in patterns,
 * no tuples, enumerations instead of unions of constants, integers with a format, and no redundant pattern beside the
 * format of an id or a time.
 */
export function makePortable(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const inner of Object.values(value)) makePortable(inner);
  if (Array.isArray(value)) return;
  const schema = value as JsonObject;
  joinTuple(schema);
  joinConstants(schema);
  dropNameType(schema);
  dropWhatFormatSays(schema);
  if (typeof schema['pattern'] === 'string') simplifyPattern(schema, schema['pattern']);
  if (schema['type'] === 'integer' && !('const' in schema)) schema['format'] = formatOf(schema);
}

/** Converts `[string, string]` to a list of two strings. */
function joinTuple(schema: JsonObject): void {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems)) return;
  const [first, ...others] = prefixItems.map((item) => JSON.stringify(item));
  if (first === undefined || others.some((other) => other !== first)) return;
  const { length } = prefixItems;
  Object.assign(schema, { items: prefixItems[0], minItems: length, maxItems: length });
  delete schema['prefixItems'];
}

/** Converts a union of the constants 2 and 4 to an enumeration. */
function joinConstants(schema: JsonObject): void {
  const { anyOf } = schema;
  if (!Array.isArray(anyOf) || anyOf.length < 2) return;
  const values = anyOf.map((branch: JsonObject) => branch['const']);
  const areNumbers = values.every((value) => Number.isInteger(value));
  if (!areNumbers || anyOf.some((branch: JsonObject) => Object.keys(branch).length > 2)) return;
  delete schema['anyOf'];
  Object.assign(schema, { type: 'integer', enum: values });
}

/** Property names are always strings. */
function dropNameType(schema: JsonObject): void {
  if (JSON.stringify(schema['propertyNames']) === '{"type":"string"}') delete schema['propertyNames'];
}

/** Drops the long pattern of an id or a time, and its example. */
function dropWhatFormatSays(schema: JsonObject): void {
  if (schema['format'] !== 'uuid' && schema['format'] !== 'date-time') return;
  delete schema['pattern'];
  delete schema['examples'];
}

/** Patterns that may be looser than the actual check, but never stricter. */
const classes: Readonly<Record<string, string>> = { '\\p{Cc}': '\\x00-\\x1f\\x7f-\\x9f' };

function simplifyPattern(schema: JsonObject, pattern: string): void {
  const simple = pattern.replace(/\\p\{\w+\}/g, (name) => classes[name] ?? '');
  const isKnown = !/\[\^?\]|\\[pP]\{/.test(simple) && /^\^?\[\^/.test(pattern);
  if (simple === pattern) return;
  if (isKnown) schema['pattern'] = simple;
  else delete schema['pattern'];
}

const largest32 = 2 ** 31 - 1;

function formatOf({ minimum, maximum, enum: values }: JsonObject): 'int32' | 'int64' {
  const isSmall = (bound: unknown) => typeof bound === 'number' && Math.abs(bound) <= largest32;
  const bounds = Array.isArray(values) ? values : [minimum, maximum];
  return bounds.every(isSmall) ? 'int32' : 'int64';
}
