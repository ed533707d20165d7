import type { Pool } from 'undici';
import type { PlacedOperation } from '../contract/document.ts';
import { send } from '../contract/sending.ts';
import type { Fields } from '../support/world/credentials.ts';
import { thingAt } from '../support/world/things.ts';
import type { World } from '../support/world.ts';

const nowhere = '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11';
const parameters: Readonly<Record<string, string>> = {
  seq: '1',
  seat: '1',
  handle: 'nobody-here',
  provider: 'irc',
  externalId: 'mira',
  claim: 'nonsense',
  name: 'validation',
  lesson: 'road',
};
/** Problems about access; every other answer shows that the caller was admitted. */
const authorisation =
  /^(unauthenticated|insufficient-scope|login-required|not-your-player|player-claimed|not-owner|not-organiser|not-seated|banned|(game|token|app|webhook|external-player|session|passkey|push-subscription|match|pool-wait|standing-table|club)-not-found)$/;

/** Calls an operation with the example of its description. Returns the problem that refused the caller, or `in`. */
export async function outcomeOf(
  pool: Pool,
  path: string,
  { method, requestBody }: PlacedOperation,
  fields: Fields,
): Promise<string> {
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const headers = { ...fields, ...(example && { 'content-type': 'application/json' }) };
  const body = example && JSON.stringify(example.value);
  const { status, headers: answered, body: text } = await send(pool, { method, path, headers, body });
  return outcome(status, answered['content-type'] ?? '', String(text));
}

function outcome(status: number, type: string, text: string): string {
  if (status >= 500) return `${status} ${text}`;
  if (!type.startsWith('application/problem+json')) return 'in';
  const name = String(JSON.parse(text).type).replace('/problems/', '');
  return authorisation.test(name) ? name : 'in';
}

/** Returns a path to the owner's game or thing that an operation is about. */
export async function pathIn(world: World, path: string, visibility: 'private' | 'public'): Promise<string> {
  let whole = path;
  for (const [parameter, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const thing = thingAt(path, name);
    const id = path.startsWith('/v1/games/{id}') && name === 'id' ? world.game(visibility) : undefined;
    whole = whole.replace(
      parameter,
      (await (id ?? (thing && world.thing(thing)))) ?? parameters[name] ?? nowhere,
    );
  }
  return whole;
}
