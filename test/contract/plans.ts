import fc, { type Arbitrary } from 'fast-check';
import { operationAt, type PlacedOperation } from './document.ts';
import { valuesOf } from './from-schema.ts';
import { junk, type Mutation, mutations } from './mutations.ts';
import { type CallerKind, callerKinds, type GameKind, gameKinds } from './world.ts';

/** A request whose game, token, … are still to be chosen; plain data, so that it can be shrunk and printed. */
export interface Plan {
  readonly method: string;
  readonly game: GameKind;
  readonly caller: CallerKind;
  readonly path: Readonly<Record<string, 'real' | { readonly made: string }>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: PlannedBody;
}
export type PlannedBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'right'; readonly example?: unknown }
  | { readonly kind: 'made'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly mutation: Mutation; readonly from?: unknown }
  | { readonly kind: 'text'; readonly text: string; readonly type: string };

/** Requests to an operation: most nearly valid, some invalid in every way. */
export function plansFor(operation: PlacedOperation): Arbitrary<Plan> {
  return fc.record({
    method: mostly(operation.method, 30, fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE')),
    game: fc.constantFrom(...gameKinds),
    caller: callersOf(operation),
    path: pathOf(operation),
    query: queryOf(operation),
    headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, oddHeaders),
    body: bodyOf(operation),
  });
}

const mostly = <Value>(usual: Value, times: number, other: Arbitrary<Value>): Arbitrary<Value> =>
  fc.oneof({ weight: times, arbitrary: fc.constant(usual) }, other);

/** The callers, with probabilities by their frequency in the list. */
function rightCallersOf({ path, security = [] }: PlacedOperation): readonly CallerKind[] {
  const scopes = security.flatMap(({ bearer }) => bearer ?? []);
  if (scopes.includes('players:act-for')) return ['application'];
  if (scopes.includes('moderate')) return ['moderator'];
  if (path === '/v1/me/account') return ['guest'];
  if (path.startsWith('/v1/me')) return ['owner', 'owner', 'owner', 'token'];
  if (path.endsWith('/members/me')) return ['opponent', 'rival'];
  if (path.startsWith('/v1/matches/')) return ['owner', 'rival', 'token'];
  return ['owner', 'awaiting', 'awaiting', 'awaiting', 'seated', 'token', 'chat-user', 'opponent'];
}

function callersOf(operation: PlacedOperation): Arbitrary<CallerKind> {
  const right = fc.constantFrom(...rightCallersOf(operation));
  return fc.oneof({ weight: 3, arbitrary: right }, fc.constantFrom(...callerKinds));
}

/** Valid requests by all permitted callers, about every kind of game: some of them must succeed. */
export function surePlansFor(operation: PlacedOperation): Plan[] {
  const { method, parameters = [], requestBody } = operation;
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => [name, 'real'] as const);
  const games = isAboutGame(operation) ? gameKinds : (['running'] as const);
  const body: PlannedBody = { kind: requestBody === undefined ? 'none' : 'right' };
  const needed = parameters.filter((one) => one.in === 'query' && one.required);
  const query = needed.map(({ name }) => [name, realValue] as const);
  const rest = { method, path: Object.fromEntries(names) as Plan['path'], query, headers: {}, body };
  const callers = [...new Set(rightCallersOf(operation))];
  return games.flatMap((game) => callers.map((caller): Plan => ({ ...rest, game, caller })));
}

/** Requests that must be refused: one with an unknown method, and one with an unknown parameter. */
export function refusedPlansFor(operation: PlacedOperation): Plan[] {
  const method = ['PUT', 'DELETE', 'PATCH'].find((other) => operationAt(other, operation.path) === undefined);
  const [plan] = surePlansFor(operation);
  if (plan === undefined || method === undefined) throw new Error(`${operation.path} has every method`);
  return [
    { ...plan, method },
    { ...plan, query: [...plan.query, ['no-such-parameter', '1']] },
  ];
}

export const isAboutGame = ({ path }: PlacedOperation) => path.startsWith('/v1/games/{id}');

function pathOf({ parameters = [] }: PlacedOperation): Arbitrary<Plan['path']> {
  const odd = fc.constantFrom(
    '',
    '%',
    '%ff',
    '%00',
    '%2F',
    '..%2f',
    'x'.repeat(101),
    'null',
    '-1',
    '1e9',
    "'",
  );
  const members = parameters
    .filter((one) => one.in === 'path')
    .map(({ name, schema }) => {
      const made = fc.oneof(
        valuesOf(schema).map((value) => encoded(String(value))),
        odd,
      );
      return [
        name,
        mostly<'real' | { made: string }>(
          'real',
          5,
          made.map((text) => ({ made: text })),
        ),
      ] as const;
    });
  return fc.record(Object.fromEntries(members));
}

function queryOf({ parameters = [] }: PlacedOperation): Arbitrary<Plan['query']> {
  const described = parameters.filter((one) => one.in === 'query');
  const right = described.map(({ name, schema }) => {
    const value = name === 'cursor' ? fc.constant(lastCursor) : valuesOf(schema).map(String);
    return fc.option(
      value.map((text): Pair => [name, text]),
      { nil: undefined, freq: 1 },
    );
  });
  const rights = fc.tuple(...right).map((pairs) => pairs.filter((pair) => pair !== undefined));
  const names = fc.constantFrom(...described.map(({ name }) => name), 'surprise');
  const odd = fc.tuple(names, junk.map(asText));
  const odder = fc.tuple(rights, fc.array(odd, { maxLength: 2 })).map(([pairs, more]) => [...pairs, ...more]);
  return fc.oneof({ weight: 3, arbitrary: rights }, odder);
}

type Pair = [name: string, value: string];
/** Placeholder for the last `nextCursor`. */
export const lastCursor = 'the last cursor';
/** Placeholder in a query for a valid value. */
export const realValue = 'a real value';
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const tags = ['*', '"0"', '"6"', 'W/"6"', '6', '""', '"x", "6"', '"6-abc', 'x'.repeat(500)];
const odd: Readonly<Record<string, readonly string[]>> = {
  'if-match': tags,
  'if-none-match': tags,
  'idempotency-key': ['a', '"a"', 'b', '"', '', 'é', 'x'.repeat(256), 'x'.repeat(301)],
  'last-event-id': ['0', '1-1', '789-1042', '-1', 'x', '9'.repeat(30), 'x'.repeat(61)],
  accept: ['*/*', 'text/html', 'application/json', 'image/webp', 'nonsense', ''],
  'accept-encoding': ['gzip', 'br', 'deflate', 'identity', '*', 'nonsense'],
  'accept-language': ['it', 'de-AT, en;q=0.5', '*', 'x'.repeat(300)],
  'content-encoding': ['identity', 'gzip'],
  'on-behalf-of': [
    'irc:mira',
    'irc:nobody',
    'mira',
    ':',
    'irc:%',
    'irc:%00',
    'IRC:mira',
    '',
    'x'.repeat(1001),
  ],
  origin: ['https://page.example', 'null'],
  range: ['bytes=0-1'],
  cookie: ['session=1'],
};
const oddHeader = fc.oneof(
  ...Object.entries(odd).map(([name, values]) =>
    fc.constantFrom(...values).map((value) => [name, value] as const),
  ),
);
/** Few at once, because the first refusal would hide the others. */
const oddHeaders: Arbitrary<Record<string, string>> = fc
  .array(oddHeader, { maxLength: 3 })
  .map((fields) => Object.fromEntries(fields));

const texts = [
  '',
  ' ',
  '{',
  '{}',
  '[]',
  'null',
  '"x"',
  '1',
  '{"a":1}{',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  '{"__proto__":{}}',
  '{"a":1e999}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '['.repeat(50),
  `{"a":"${'x'.repeat(70_000)}"}`,
];
const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=latin1',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/problem+json',
  'application/xml',
  'nonsense',
  'application/json;;;',
  '',
  '*/*',
];

function bodyOf({ requestBody, method }: PlacedOperation): Arbitrary<PlannedBody> {
  const none = fc.constant<PlannedBody>({ kind: 'none' });
  const text = fc
    .record({ text: fc.constantFrom(...texts), type: fc.constantFrom(...types) })
    .map((one): PlannedBody => ({ kind: 'text', ...one }));
  const media = requestBody?.content['application/json'];
  if (media?.schema === undefined) {
    return fc.oneof({ weight: method === 'GET' ? 40 : 6, arbitrary: none }, text);
  }
  const made = valuesOf(media.schema);
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant<PlannedBody>({ kind: 'right' }) },
    { weight: 6, arbitrary: made.map((value): PlannedBody => ({ kind: 'made', value })) },
    { weight: 5, arbitrary: mutations.map((mutation): PlannedBody => ({ kind: 'broken', mutation })) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(made, mutations)
        .map(([from, mutation]): PlannedBody => ({ kind: 'broken', mutation, from })),
    },
    { weight: 1, arbitrary: none },
    { weight: 2, arbitrary: text },
  );
}

const unknown: readonly CallerKind[] = ['nobody', 'deleted', 'forged', 'basic'];
const outside: readonly CallerKind[] = [...unknown, 'stranger', 'application', 'chat-user'];

/** Whether a plan must fail: for lack of a credential or scope, or because it is not the caller's game. */
export function isForbidden(plan: Plan, operation: PlacedOperation): boolean {
  const { security = [] } = operation;
  if (plan.method !== operation.method) return false;
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0);
  if (!isOpen && unknown.includes(plan.caller)) return true;
  const scopes = security.flatMap((one) => one['bearer'] ?? []);
  if (scopes.includes('moderate') !== (plan.caller === 'moderator') && scopes.length > 0) return !isOpen;
  if (plan.caller === 'reader' && security.some(({ session }) => session !== undefined)) return true;
  if (plan.caller === 'reader' && scopes.length > 0 && !scopes.includes('games:read')) return true;
  const isPrivate = isAboutGame(operation) && plan.game === 'private' && plan.path['id'] === 'real';
  return isPrivate && outside.includes(plan.caller);
}

/** A text for an address, without unpaired surrogates, which cannot be encoded there. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
