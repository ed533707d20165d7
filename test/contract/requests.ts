import type { MediaType, PlacedOperation } from './document.ts';
import { mutated } from './mutations.ts';
import { encoded, isAboutGame, lastCursor, type Plan, type PlannedBody, realValue } from './plans.ts';
import { rightBody, rightParameter } from './right-values.ts';
import { fieldsOfNoOneElse, hasSession, type World } from './world.ts';

/** A request as sent. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The request for a plan at this moment. */
export async function requestFor(plan: Plan, operation: PlacedOperation, world: World): Promise<Request> {
  const game = isAboutGame(operation) ? await world.gameOf(plan.game) : undefined;
  const auth = await (endsAccess(operation) && hasSession(plan.caller)
    ? fieldsOfNoOneElse(world.service)
    : world.fieldsOf(plan.caller, game));
  const body = await bodyFor(plan.body, operation, world, game);
  const queryValue = async (name: string, value: string): Promise<string> => {
    if (value === realValue) return (await rightParameter(world, operation.path, name, game)) ?? '';
    return value === lastCursor ? world.cursor : value;
  };
  const pairs = await Promise.all(
    plan.query.map(async ([name, value]) => [name, await queryValue(name, value)]),
  );
  const query = pairs.map((pair) => pair.map(encoded).join('=')).join('&');
  const path = await pathFor(plan, operation, world, game);
  const type = plan.body.kind === 'text' ? plan.body.type : mediaOf(operation)[0];
  return {
    method: plan.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...auth, ...(body !== undefined && { 'content-type': type }), ...plan.headers },
    body,
  };
}

/** Whether an operation ends its caller's access, so that others must not share the credential. */
const endsAccess = ({ operationId }: PlacedOperation) => ['logOut', 'deleteAccount'].includes(operationId);

async function pathFor(
  plan: Plan,
  { path }: PlacedOperation,
  world: World,
  game: string | undefined,
): Promise<string> {
  let whole = path;
  for (const [name, value] of Object.entries(plan.path)) {
    const real = async () =>
      name === 'id' && game !== undefined ? game : rightParameter(world, path, name, game);
    const text = value === 'real' ? encoded((await real()) ?? '1') : value.made;
    whole = whole.replace(`{${name}}`, () => text);
  }
  return whole;
}

async function bodyFor(
  plan: PlannedBody,
  operation: PlacedOperation,
  world: World,
  game: string | undefined,
): Promise<string | undefined> {
  if (plan.kind === 'none') return undefined;
  if (plan.kind === 'text') return plan.text;
  if (plan.kind === 'made') return JSON.stringify(plan.value);
  const [type, { examples = {} }] = mediaOf(operation);
  const example = plan.kind === 'right' ? plan.example : undefined;
  const right = await rightBody(world, operation, game, example ?? Object.values(examples)[0]?.value);
  if (plan.kind === 'right') return written(type, right);
  return JSON.stringify(mutated('from' in plan ? plan.from : right, plan.mutation)) ?? '';
}

/** The content type of an operation's bodies. */
const mediaOf = ({ requestBody }: PlacedOperation): [type: string, media: MediaType] =>
  Object.entries(requestBody?.content ?? {})[0] ?? ['application/json', {}];

function written(type: string, value: unknown): string {
  if (type === 'message/rfc822') return String(value);
  if (type === 'application/json') return JSON.stringify(value);
  return String(new URLSearchParams(value as Record<string, string>));
}
