import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { useApp } from '../support/app.ts';
import { type BrokenCommits, breakCommits } from '../support/broken-commits.ts';
import { type Changes, recordChanges } from '../support/changes.ts';
import { waiting } from '../support/waiting.ts';
import type { Exchange } from './check-answer.ts';
import { operations, type PlacedOperation } from './document.ts';
import { surePlansFor } from './plans.ts';
import { type Request, requestFor } from './requests.ts';
import { send } from './sending.ts';
import { makeWorld, type World } from './world.ts';

const service = useApp({ accessTokenMinutes: 600 });
let pool: Pool;
let world: World;
let commits: BrokenCommits;
let changes: Changes;
/** Data that changes automatically: limit counters, uses of credentials, and the numbers of committed events. */
const uncounted = {
  tables: ['rate_limits', 'broken_commits', 'fan_out_cursor', '_private_workers'],
  columns: ['last_used_at', 'address', 'user_agent', 'number'],
};
beforeAll(async () => {
  pool = new Pool(service.url, { connections: 4 });
  world = await makeWorld(service);
  const { pathname } = new URL(String(service.deps.config.databaseUrl));
  const adminUrl = Object.assign(new URL(inject('adminUrl')), { pathname }).href;
  commits = await breakCommits(adminUrl);
  changes = await recordChanges(adminUrl, uncounted);
});
afterAll(async () => {
  await changes.close();
  await commits.close();
  await pool.close();
});

/**
 * An email is signed by the operator, and accepted once by its Message-ID: test/inbound-email. A code of an app is
 * used up in any case: test/apps.
 */
const elsewhere = [
  'receiveEmail',
  'createDeviceCodes',
  'createAppTokens',
  'introspectAppToken',
  'revokeAppToken',
];
const posts = operations.filter(
  ({ method, operationId }) => method === 'POST' && !elsewhere.includes(operationId),
);

/** Sends valid requests, each with a key, until one would have succeeded: its commit fails. */
async function interrupted(operation: PlacedOperation): Promise<Request | undefined> {
  for (const plan of surePlansFor(operation).filter(({ method }) => method === 'POST')) {
    await world.revive();
    const made = await requestFor(plan, operation, world);
    const request = { ...made, headers: { ...made.headers, 'idempotency-key': randomUUID() } };
    await service.http.get('/v1/me').set(made.headers as Record<string, string>);
    await changes.forget();
    await commits.begin();
    const exchange = await send(pool, request).finally(() => commits.end());
    if (exchange.status >= 400 && exchange.status < 500) continue;
    expect([exchange.status, exchange.headers['retry-after']], bodyOf(exchange)).toEqual([503, '1']);
    expect(exchange.headers['location'] ?? exchange.headers['etag']).toBeUndefined();
    expect(await changes.list()).toEqual([]);
    return request;
  }
  return undefined;
}

const bodyOf = ({ body }: Exchange) => body?.toString() ?? '';

describe('a POST whose commit fails changes nothing, and is done once when repeated', () => {
  test.each(posts.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      await world.tidy();
      const request = await interrupted(operation);
      if (request === undefined) throw new Error('none of the right requests would have been done');
      // The first request may still be rolling back: then it is in flight.
      const done = await vi.waitFor(async () => {
        const exchange = await send(pool, request);
        expect(exchange.status, bodyOf(exchange)).toBeLessThan(300);
        return exchange;
      }, waiting);
      expect(done.headers['idempotent-replayed']).toBeUndefined();
      expect(await changes.list()).not.toEqual([]); // at least the answer is stored
      await changes.forget();
      const again = await send(pool, request);
      expect([again.status, bodyOf(again)]).toEqual([done.status, bodyOf(done)]);
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.headers['location']).toBe(done.headers['location']);
      expect(await changes.list()).toEqual([]);
    },
    60_000,
  );
});
