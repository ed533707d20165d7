/** Every operation of the API, asked by every kind of caller. */
import { describe, expect, test } from 'vitest';
import { operations, type PlacedOperation } from '../contract/document.ts';
import { useApp } from '../support/app.ts';
import { type CallerKind, callerKinds } from './callers.ts';
import { expectedFor } from './expected.ts';
import { type Line, lines } from './lines.ts';
import { outcomeOf } from './request.ts';
import { makeScene, type Scene } from './scene.ts';

const service = useApp();
let scene: Scene | undefined;

test('every operation has a line, and every line an operation', () => {
  const ids = operations.map(({ operationId }) => operationId).sort();
  expect(Object.keys(lines).sort()).toEqual(ids);
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (id, operation) => {
    const line = lines[id] ?? { needs: 'session' };
    test('is described as guarded in the way that it is', () => {
      expect(operation.security).toEqual(securityOf(line));
    });

    const visibilities = line.about === 'game' ? (['private', 'public'] as const) : (['private'] as const);
    test.each(visibilities)('lets in whom it should (%s game)', async (visibility) => {
      const expected = callerKinds.map((caller) => [caller, expectedFor(line, caller, visibility)] as const);
      const ask = async (caller: CallerKind) => {
        scene ??= await makeScene(service);
        const outcome = await outcomeOf(service, scene, operation, caller, visibility);
        return [caller, generalised(line, outcome)] as const;
      };
      const [outside = [], inside = []] = [false, true].map((isIn) =>
        expected.filter(([, outcome]) => (outcome === 'in') === isIn).map(([caller]) => caller),
      );
      scene ??= await makeScene(service);
      // Those who are kept out change nothing, so that they need not wait for each other.
      const outcomes = await Promise.all(outside.map(ask));
      for (const caller of inside) {
        outcomes.push(await ask(caller));
        if (line.usesUp === 'shared') scene = undefined;
      }
      if (line.usesUp === 'own') scene = undefined;
      expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected));
    });
  },
);

/** Of a thing that belongs to somebody else it does not matter which name its problem has. */
const generalised = ({ about }: Line, outcome: string) =>
  about === 'thing' ? outcome.replace(/^.*-not-found$/, 'not-found') : outcome;

function securityOf({ needs, alsoNeeds }: Line): PlacedOperation['security'] {
  if (needs === 'none') return [];
  if (needs === 'watch') return [{}, { bearer: ['games:read'] }, { oauth: ['read'] }];
  if (needs === 'session') return [{ session: [] }];
  if (needs === 'any') return [{ bearer: [] }, { oauth: [] }];
  const ofApps = [needs, ...(alsoNeeds ?? [])].flatMap((right) => appScopes[right] ?? []);
  const bearer = needs === 'talk' || needs === 'invite' ? 'games:play' : needs;
  return [{ bearer: [bearer] }, ...(ofApps.length > 0 ? [{ oauth: ofApps }] : [])];
}

/** The scopes of apps by what they give; nothing else can be given to apps. */
const appScopes: Readonly<Record<string, string>> = {
  'games:read': 'read',
  'games:play': 'play',
  talk: 'talk',
  invite: 'invite',
  webhooks: 'webhooks',
  profile: 'profile',
};
