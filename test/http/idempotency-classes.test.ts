import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { addRoutes } from '../../src/http/routes/all.ts';
import { testDeps } from '../support/app.ts';

const db = openDb('postgresql://nobody@localhost:1/nothing', { poolSize: 2 });
afterAll(() => db.close());

/** The code that ensures a POST with a key is done once, by operation. */
function classesOfPosts(): Record<string, string[]> {
  const found: Record<string, string[]> = { statement: [], 'use case': [], plugin: [] };
  const app = fastify();
  app.addHook('onRoute', ({ method, config, schema }) => {
    if (method !== 'POST') return;
    const { storedBy, startedBy } = config?.idempotency ?? {};
    const name = storedBy ? 'statement' : startedBy ? 'use case' : 'plugin';
    found[name]?.push((schema as { operationId: string }).operationId);
  });
  addRoutes(app, testDeps(db).deps);
  for (const names of Object.values(found)) names.sort();
  return found;
}

// A new POST belongs to `plugin`. It belongs to `use case` if it checks a password or works for long before it writes:
// then it must call `startRequestTransaction` before it writes, which test/contract/posts-once.test.ts finds out.
test('every POST declares how it is done once', () => {
  const { plugin, ...others } = classesOfPosts();
  expect(plugin).toContain('createGame');
  expect(others).toEqual({
    statement: ['resignGame', 'submitMove'],
    'use case': [
      'approveApp',
      'approveDevice',
      'changePassword',
      'convertGuest',
      'createAccount',
      'createPasskeyRegistrationOptions',
      'createToken',
      'logIn',
      'replayRecord',
      'requestEmailChange',
      'resetPassword',
    ],
  });
});
