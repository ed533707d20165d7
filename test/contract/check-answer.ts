import { cover } from '../support/covered.ts';
import { faultsOfStream } from './check-live-events.ts';
import { type Answer, operationMeant, type PlacedOperation, pathAt, resolved } from './document.ts';
import { faultAt, pointerTo } from './validators.ts';

/** A request and its answer as sent over the wire (but decompressed). */
export interface Exchange {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined if it was not read to its end, unless it is an event stream. */
  readonly body: Buffer | undefined;
}

/** Headers with a meaning for programs, which must be described where they are sent. */
const documented = [
  'etag',
  'location',
  'retry-after',
  'idempotent-replayed',
  'www-authenticate',
  'allow',
  'ratelimit',
  'ratelimit-policy',
  'link',
  'deprecation',
  'sunset',
];
const problemSchema = pointerTo('components', 'schemas', 'Problem');

/** Returns how an answer differs from the API description. */
export function faultsOf(exchange: Exchange): string[] {
  const path = pathAt(exchange.url);
  const operation = operationMeant(exchange.method, exchange.url);
  if (operation !== undefined) cover(exchange.status < 400 ? 'operation' : 'refusal', operation.operationId);
  const faults =
    operation === undefined ? faultsElsewhere(exchange, path) : faultsOfAnswer(exchange, operation);
  return faults.map(
    (fault) => `${exchange.method} ${exchange.url.slice(0, 200)} → ${exchange.status}: ${fault}`,
  );
}

/** Checks an address without a description: 404, or 405 if another method is described. Pages are not part of the API. */
function faultsElsewhere(exchange: Exchange, path: string | undefined): string[] {
  const { method, url, status, headers } = exchange;
  if (method === 'OPTIONS' || (path === undefined && !/^\/(v1|problems)(\/|$)/.test(url))) return [];
  const expected = path === undefined ? [400, 404, 414] : [400, 405, 414];
  return [
    ...(expected.includes(status) ? [] : ['there is no such operation in openapi/openapi.json']),
    ...(status === 405 && headers['allow'] === undefined ? ['no Allow field'] : []),
    ...(expected.includes(status) ? problemFaults(exchange) : []),
  ];
}

/** Returns the faults of a problem. */
export function problemFaults({ method, headers, body }: Exchange): string[] {
  if (typeOf(headers) !== 'application/problem+json') return [`a problem is not ${headers['content-type']}`];
  if (method === 'HEAD' || body === undefined) return [];
  const fault = faultAt(problemSchema, parsed(body));
  return fault === undefined ? [] : [fault];
}

/** An address this long can make the head of a request too long, whatever its path. */
const longAddress = 7_000;

function faultsOfAnswer(exchange: Exchange, operation: PlacedOperation): string[] {
  if (exchange.status === 431 && exchange.url.length > longAddress) return problemFaults(exchange);
  const { operationId, responses } = operation;
  const found = responses[exchange.status];
  if (found === undefined)
    return [`${operationId} has no such answer; it has ${Object.keys(responses).join(', ')}`];
  const answer = resolved<Answer>(found);
  return [
    ...fieldFaults(exchange, answer),
    ...contentFaults(exchange, answer, pointerOf(operation, exchange.status, found)),
  ];
}

function pointerOf({ path, method }: PlacedOperation, status: number, found: object): string {
  if ('$ref' in found) return String(found.$ref).slice(1);
  return pointerTo('paths', path, method.toLowerCase(), 'responses', String(status));
}

function fieldFaults({ headers }: Exchange, answer: Answer): string[] {
  const described = fieldsOf(answer);
  const values = [...described].map(([name, field]) => ({ name, value: headers[name], ...field }));
  const missing = values.filter(({ value, isRequired }) => isRequired && value === undefined);
  const wrong = values.filter(({ value, pattern }) => value !== undefined && !pattern.test(value));
  const others = documented.filter((name) => headers[name] !== undefined && !described.has(name));
  return [
    ...missing.map(({ name }) => `the field ${name} is missing`),
    ...wrong.map(({ name, value }) => `the field ${name} is malformed: ${value}`),
    ...others.map((name) => `the field ${name} is not described: ${headers[name]}`),
  ];
}

interface Field {
  readonly isRequired: boolean;
  readonly pattern: RegExp;
}

const known = new Map<Answer, ReadonlyMap<string, Field>>();

/** Returns the described headers of an answer, by lower-case name. */
function fieldsOf(answer: Answer): ReadonlyMap<string, Field> {
  const fields = known.get(answer) ?? new Map(Object.entries(answer.headers ?? {}).map(fieldOf));
  known.set(answer, fields);
  return fields;
}

function fieldOf([name, described]: [string, object]): [string, Field] {
  const { required, schema } = resolved<{ required?: boolean; schema: { pattern?: string } }>(described);
  return [name.toLowerCase(), { isRequired: required === true, pattern: new RegExp(schema.pattern ?? '') }];
}

function contentFaults({ method, headers, body }: Exchange, { content }: Answer, pointer: string): string[] {
  const type = typeOf(headers);
  if (content === undefined)
    return (body?.length ?? 0) > 0 ? [`a body of type ${type} is not described`] : [];
  if (type === undefined || !(type in content))
    return [`type ${type} is not described, but ${Object.keys(content).join(', ')}`];
  if (method === 'HEAD' || body === undefined) return [];
  if (type === 'text/event-stream') return faultsOfStream(body.toString());
  const schema = `${pointer}${pointerTo('content', type, 'schema')}`;
  if (type === 'application/x-ndjson') return faultsOfLines(body.toString(), schema);
  if (!/[/+]json$/.test(type)) return [];
  const fault = faultAt(schema, parsed(body));
  return fault === undefined ? [] : [`${fault} in ${body.toString().slice(0, 400)}`];
}

/** Returns the faults of JSON lines; the last can be cut off, and empty ones keep a connection open. */
function faultsOfLines(text: string, schema: string): string[] {
  const whole = text.split('\n').slice(0, -1);
  return whole.flatMap((line) => {
    const fault = line === '' ? undefined : faultAt(schema, parsed(Buffer.from(line)));
    return fault === undefined ? [] : [`${fault} in the line ${line.slice(0, 400)}`];
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function typeOf(headers: Exchange['headers']): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}
