import { expect, test } from 'vitest';
import { testConfig, useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer, type TestPlayer } from '../support/players.ts';
import { getAs, postAs } from './support/calls.ts';

// Players are created without accounts, from one address.
const limits = { ...testConfig.limits, anonymous: 10_000 };
const service = useApp({ rateLimitPerMinute: 12, limits });
const tight = useApp({ rateLimitPerMinute: 8, limits });
const anonymous = useApp({ rateLimitPerMinute: 12 });

test('answers show the policy and remaining quota; beyond it they are 429 with the time to wait', async () => {
  const player = await makePlayer(service);
  const first = await getAs(service, player.auth, '/v1/me').expect(200);
  expect(first.headers['ratelimit-policy']).toBe('"default";q=12;w=60');
  expect(first.headers['ratelimit']).toBe('"default";r=11;t=60');
  for (let left = 11; left > 0; left -= 1) await getAs(service, player.auth, '/v1/me').expect(200);
  const { body, headers } = await getAs(service, player.auth, '/v1/me').expect(429);
  expect(headers['ratelimit']).toMatch(/^"default";r=0;t=\d+$/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatchObject({ type: '/problems/too-many-requests', 'violated-policies': ['default'] });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
});

test('each player has a separate quota', async () => {
  const other = await makePlayer(service);
  await getAs(service, other.auth, '/v1/me').expect(200);
});

test('each token has a separate quota, shared by the players an application acts for', async () => {
  const application = await makeApplication(tight);
  const mira = await makeExternal(tight, application, 'mira');
  const ole = await makeExternal(tight, application, 'ole');
  const left = async ({ auth }: Pick<TestPlayer, 'auth'>) =>
    (await getAs(tight, auth, '/v1/me')).headers['ratelimit'];
  expect(await left(mira)).toMatch(/^"default";r=5;t=(60|5\d)$/);
  expect(await left(ole)).toMatch(/^"default";r=4;t=(60|5\d)$/);
  expect(await left(application.owner)).toMatch(/^"default";r=6;t=(60|5\d)$/);
  const request = { name: 'another', scopes: ['games:read'] };
  const { body } = await postAs(tight, application.owner.auth, '/v1/me/tokens', request).expect(201);
  expect(await left({ auth: { authorization: `Bearer ${body.token}` } })).toMatch(
    /^"default";r=7;t=(60|5\d)$/,
  );
});

test('an address without a log-in gets half, also for different invalid tokens', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    const { status, headers } = await anonymous.http.get('/v1/me').set('authorization', `Bearer cbm_${at}`);
    expect(headers['ratelimit-policy']).toBe('"anonymous";q=6;w=60');
    statuses.push(status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
});

test.each(['/healthz', '/readyz'])('%s is not counted', async (path) => {
  for (let at = 0; at < 14; at += 1) {
    const { status, headers } = await service.http.get(path);
    expect([200, 302]).toContain(status);
    expect(headers['ratelimit']).toBeUndefined();
  }
});
