import type { PlacedOperation } from './document.ts';
import { mutated } from './mutations.ts';
import { encoded, isAboutGame, lastCursor, type Plan, type PlannedBody, realValue } from './plans.ts';
import { rightBody, rightParameter } from './right-values.ts';
import { fieldsOfNoOneElse, hasSession, type World } from './world.ts';

/** A request as it is sent. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The request that a plan is at this moment. */
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
  return {
    method: plan.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...auth, ...(body !== undefined && { 'content-type': typeOf(plan.body) }), ...plan.headers },
    body,
  };
}

/** Whether an operation ends the access of whoever calls it, so that others must not need the same. */
const endsAccess = ({ operationId }: PlacedOperation) => ['logOut', 'deleteMe'].includes(operationId);

async function pathFor(
  plan: Plan,
  { path }: PlacedOperation,
  world: World,
  game: string | undefined,
): Promise<string> {
  let whole = path;
  for (const [name, value] of Object.entries(plan.path)) {
    const real = name === 'id' && game !== undefined ? game : await rightParameter(world, path, name, game);
    const text = value === 'real' ? encoded(real ?? '1') : value.made;
    whole = whole.replace(`{${name}}`, () => text);
  }
  return whole;
}

async function bodyFor(
  plan: PlannedBody,
  { operationId, requestBody }: PlacedOperation,
  world: World,
  game: string | undefined,
): Promise<string | undefined> {
  if (plan.kind === 'none') return undefined;
  if (plan.kind === 'text') return plan.text;
  if (plan.kind === 'made') return JSON.stringify(plan.value);
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const right = (await rightBody(world, operationId, game)) ?? example?.value;
  if (plan.kind === 'right') return JSON.stringify(right);
  return JSON.stringify(mutated('from' in plan ? plan.from : right, plan.mutation)) ?? '';
}

function typeOf(plan: PlannedBody): string {
  return plan.kind === 'text' ? plan.type : 'application/json';
}
