import { isDeepStrictEqual } from 'node:util';

type JsonObject = Record<string, unknown>;
interface Operation extends JsonObject {
  parameters?: { in: string; name: string }[];
  requestBody?: { required: boolean; content: Record<string, JsonObject> };
  responses: Record<string, JsonObject & { description: string; headers?: JsonObject }>;
  security?: unknown[];
}
interface Document extends JsonObject {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonObject>; headers?: JsonObject };
}

/** Marks an operation whose body may be left out; the generator takes every body for required. */
export const optionalBody = 'x-optional-body';
/** Carries an operation's examples of bodies; the generator drops those of schemas that transform. */
export const bodyExamples = 'x-body-examples';

const prefix = '#/components/schemas/';
const usualDescriptions: Readonly<Record<string, string>> = {
  200: 'The answer',
  201: 'It is done; this is what came of it',
};

const headers: Readonly<Record<string, JsonObject>> = {
  ETag: header('Send it as `If-None-Match` to poll, or as `If-Match` with a decision', '"12-mC2eKgkDgA"'),
  Location: header('Where to read what was made', '/v1/games/01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11'),
  RateLimit: header(
    'What is left of the quota (draft-ietf-httpapi-ratelimit-headers)',
    '"default";r=599;t=60',
  ),
  'RateLimit-Policy': header('The quota and its window in seconds', '"default";q=600;w=60'),
  'Retry-After': header('Seconds to wait', '30'),
  'Idempotent-Replayed': header('`true` when this is the answer that the same request got before', 'true'),
  'WWW-Authenticate': header('How to say who you are', 'Bearer realm="carcassonne-by-mail"'),
};

function header(description: string, example: string): JsonObject {
  return { description, schema: { type: 'string' }, example };
}

/**
 * Finishes the generated document: one component where input and output agree, none that nothing refers to, header
 * fields, examples of bodies, descriptions of plain successes.
 */
export function finishDocument<Made extends object>(made: Made): Made {
  const document = joinComponents(JSON.parse(JSON.stringify(made)));
  for (const path of Object.values(document.paths)) {
    for (const operation of Object.values(path)) finishOperation(operation);
  }
  document.components.headers = headers;
  dropUnused(document);
  return document as unknown as Made;
}

function finishOperation(operation: Operation): void {
  for (const parameter of operation.parameters ?? []) {
    if (parameter.in === 'header') parameter.name = spelled(parameter.name);
  }
  finishBody(operation);
  for (const [status, response] of Object.entries(operation.responses)) {
    const { description } = response;
    response.description =
      description === 'Default Response' ? (usualDescriptions[status] ?? status) : description;
    const names = headersOf(operation, status);
    if (names.length > 0)
      response.headers = Object.fromEntries(names.map((name) => [name, headerReference(name)]));
  }
}

function headerReference(name: string): JsonObject {
  return { $ref: `#/components/headers/${name}` };
}

function spelled(field: string): string {
  return field.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function finishBody(operation: Operation): void {
  const { requestBody } = operation;
  const examples = (operation[bodyExamples] ?? []) as unknown[];
  if (requestBody !== undefined && operation[optionalBody] === true) requestBody.required = false;
  delete operation[optionalBody];
  delete operation[bodyExamples];
  for (const media of Object.values(requestBody?.content ?? {})) {
    media['examples'] = Object.fromEntries(
      examples.map((value, index) => [`example${index + 1}`, { value }]),
    );
  }
}

function headersOf(operation: Operation, status: string): string[] {
  const isPolled = '304' in operation.responses;
  const takesKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') === true;
  const isLimited = '429' in operation.responses && status !== '500';
  return [
    ...((isPolled && (status === '200' || status === '304')) || takesIfMatch(operation, status)
      ? ['ETag']
      : []),
    ...(status === '201' ? ['Location'] : []),
    ...(takesKey && status.startsWith('2') ? ['Idempotent-Replayed'] : []),
    ...(status === '401' ? ['WWW-Authenticate'] : []),
    ...(status === '429' || (takesKey && status === '409') ? ['Retry-After'] : []),
    ...(isLimited ? ['RateLimit', 'RateLimit-Policy'] : []),
  ];
}

function takesIfMatch({ parameters }: Operation, status: string): boolean {
  return status === '201' && parameters?.some(({ name }) => name === 'If-Match') === true;
}

/** Each schema appears as `<id>` and `<id>Input`; where they say the same, or only one is used, `<id>` stays. */
function joinComponents(document: Document): Document {
  const used = usedIn(document);
  const differing = differingPairs(document.components.schemas);
  const joined = (name: string) => {
    const base = name.replace(/Input$/, '');
    return base !== name && differing.has(base) && used.has(base) ? name : base;
  };
  const text = JSON.stringify(document).replaceAll(
    /"#\/components\/schemas\/([^"]+)"/g,
    (_reference, name: string) => `"${prefix}${joined(name)}"`,
  );
  const renamed: Document = JSON.parse(text);
  // Inputs first, so that where only the input is used, it is the input's schema that stays.
  const entries = Object.entries(renamed.components.schemas).filter(([name]) => used.has(name));
  renamed.components.schemas = Object.fromEntries(
    entries
      .map(([name, schema]): [string, JsonObject] => [joined(name), schema])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return renamed;
}

/** Ids whose input and output differ, in themselves or in what they refer to. */
function differingPairs(schemas: Document['components']['schemas']): Set<string> {
  const same = (value: unknown) => JSON.parse(JSON.stringify(value ?? null).replaceAll(/Input"/g, '"'));
  const bases = Object.keys(schemas).filter((name) => `${name}Input` in schemas);
  const differing = new Set(
    bases.filter((name) => !isDeepStrictEqual(same(schemas[name]), same(schemas[`${name}Input`]))),
  );
  for (let size = -1; size !== differing.size; ) {
    size = differing.size;
    for (const name of bases) {
      if (referencesIn(schemas[name]).some((inner) => differing.has(inner))) differing.add(name);
    }
  }
  return differing;
}

function dropUnused(document: Document): void {
  const used = usedIn(document);
  const { schemas } = document.components;
  document.components.schemas = Object.fromEntries(
    Object.entries(schemas).filter(([name]) => used.has(name)),
  );
}

/** The components that operations refer to, directly or through others. */
function usedIn(document: Document): Set<string> {
  const used = new Set<string>();
  const visit = (names: string[]): void => {
    for (const name of names.filter((one) => !used.has(one))) {
      used.add(name);
      visit(referencesIn(document.components.schemas[name]));
    }
  };
  visit(referencesIn([document.paths, document['webhooks']]));
  return used;
}

function referencesIn(value: unknown): string[] {
  const found = JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/([^"]+)"/g);
  return [...found].map(([, name]) => String(name));
}
