/** Every operation of the API, called by every kind of caller. */
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, type PlacedOperation } from '../contract/document.ts';
import { useApp } from '../support/app.ts';
import { isCore, seed } from '../support/depth.ts';
import { type CallerKind, callerGroups } from '../support/world/credentials.ts';
import { makeWorld, type World } from '../support/world.ts';
import { expectedFor } from './expected.ts';
import { type Line, lines } from './lines.ts';
import { outcomeOf, pathIn } from './request.ts';

const service = useApp();
let pool: Pool;
let world: World;

beforeAll(async () => {
  pool = new Pool(service.url, { connections: 4 });
  world = await newWorld();
});
afterAll(() => pool.close());

/** Creates a world in which the owner has invited a player elsewhere. */
async function newWorld(): Promise<World> {
  const made = await makeWorld(service);
  await made.game('invited');
  return made;
}

test('every operation has a line, and every line an operation', () => {
  const ids = operations.map(({ operationId }) => operationId).sort();
  expect(Object.keys(lines).sort()).toEqual(ids);
});

describe.each(operations.map((operation, index) => [operation.operationId, operation, index] as const))(
  '%s',
  (id, operation, index) => {
    const line = lines[id] ?? { needs: 'session' };
    test('is described with its actual access rules', () => {
      expect(operation.security).toEqual(securityOf(line));
    });

    const visibilities = line.about === 'game' ? (['private', 'public'] as const) : (['private'] as const);
    test.each(visibilities)('admits exactly the right callers (%s game)', async (visibility) => {
      const expectation = (caller: CallerKind) => expectedFor(line, caller, visibility);
      const [outside, inside] = callersOf(expectation, index);
      const outcomes = new Map<CallerKind, string>();
      const ask = async (at: World, path: string, caller: CallerKind) => {
        const outcome = await outcomeOf(pool, path, operation, await at.credential(caller));
        outcomes.set(caller, generalised(line, outcome));
      };
      const [reading, changing] = operation.method === 'GET' ? [inside, []] : [[], inside];
      let path = await pathIn(world, operation.path, visibility);
      // Readers and refused callers change nothing, so they can run in parallel.
      await Promise.all([...outside, ...reading].map((caller) => ask(world, path, caller)));
      const entered = line.usesUp === 'own' ? await newWorld() : world;
      for (const caller of changing) {
        await ask(entered, path, caller);
        if (line.usesUp !== 'shared') continue;
        entered.forgetThings();
        path = await pathIn(entered, operation.path, visibility);
      }
      const expected = [...outside, ...inside].map((caller) => [caller, expectation(caller)]);
      expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
    });
  },
);

/**
 * Returns an operation's refused and admitted callers: all of them, or in the core run one of each refused group, and
 * one admitted. The seed and the index of the operation choose which.
 */
function callersOf(expectation: (caller: CallerKind) => string, index: number): [CallerKind[], CallerKind[]] {
  const isIn = (caller: CallerKind) => expectation(caller) === 'in';
  const groups = callerGroups.map((group) => group.filter((caller) => !isIn(caller)));
  const inside = callerGroups.flat().filter(isIn);
  if (!isCore) return [groups.flat(), inside];
  const one = (callers: readonly CallerKind[]) => callers.slice((seed + index) % callers.length).slice(0, 1);
  return [groups.flatMap(one), one(inside)];
}

/** For another player's thing, any of these problems is acceptable. */
const generalised = ({ about }: Line, outcome: string) =>
  about === 'thing' ? outcome.replace(/^.*-not-found$/, 'not-found') : outcome;

function securityOf({ needs, alsoNeeds }: Line): PlacedOperation['security'] {
  if (needs === 'none') return [];
  if (needs === 'watch') return [{}, { bearer: ['games:read'] }, { oauth: ['read'] }];
  if (needs === 'session') return [{ session: [] }];
  if (needs === 'any') return [{ bearer: [] }, { oauth: [] }];
  const ofApps = [needs, ...(alsoNeeds ?? [])].flatMap((right) => appScopes[right] ?? []);
  const bearer = needs === 'messages' || needs === 'invite' ? 'games:play' : needs;
  return [{ bearer: [bearer] }, ...(ofApps.length > 0 ? [{ oauth: ofApps }] : [])];
}

/** The scopes of apps by what they grant; apps can get nothing else. */
const appScopes: Readonly<Record<string, string>> = {
  'games:read': 'read',
  'games:play': 'play',
  messages: 'messages',
  invite: 'invite',
  webhooks: 'webhooks',
  profile: 'profile',
};
