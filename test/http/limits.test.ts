import { expect, test } from 'vitest';
import { makePlayer, type TestPlayer, useApp } from '../support/app.ts';
import { makeApplication, makeExternal } from '../support/application.ts';

const service = useApp({ rateLimitPerMinute: 12 });
const tight = useApp({ rateLimitPerMinute: 8 });
const strict = useApp({ rateLimitPerMinute: 600 });

test('answers contain the policy and the rest of the quota; beyond it is 429 with the time to wait', async () => {
  const player = await makePlayer(service);
  const first = await service.http.get('/v1/me').set(player.auth).expect(200);
  expect(first.headers['ratelimit-policy']).toBe('"default";q=12;w=60');
  expect(first.headers['ratelimit']).toBe('"default";r=11;t=60');
  for (let left = 11; left > 0; left -= 1) await service.http.get('/v1/me').set(player.auth).expect(200);
  const { body, headers } = await service.http.get('/v1/me').set(player.auth).expect(429);
  expect(headers['ratelimit']).toMatch(/^"default";r=0;t=\d+$/);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body).toMatchObject({ type: '/problems/too-many-requests', 'violated-policies': ['default'] });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
});

test('each player has a separate quota', async () => {
  const other = await makePlayer(service);
  await service.http.get('/v1/me').set(other.auth).expect(200);
});

test('each token has a separate quota; the players that an application acts for share that of its token', async () => {
  const application = await makeApplication(tight);
  const mira = await makeExternal(tight, application, 'mira');
  const ole = await makeExternal(tight, application, 'ole');
  const left = async ({ auth }: Pick<TestPlayer, 'auth'>) =>
    (await tight.http.get('/v1/me').set(auth)).headers['ratelimit'];
  expect(await left(mira)).toMatch(/^"default";r=5;t=(60|5\d)$/);
  expect(await left(ole)).toMatch(/^"default";r=4;t=(60|5\d)$/);
  expect(await left(application.owner)).toMatch(/^"default";r=6;t=(60|5\d)$/);
  const request = { name: 'another', scopes: ['games:read'] };
  const { body } = await tight.http
    .post('/v1/me/tokens')
    .set(application.owner.auth)
    .send(request)
    .expect(201);
  expect(await left({ auth: { authorization: `Bearer ${body.token}` } })).toMatch(
    /^"default";r=7;t=(60|5\d)$/,
  );
});

test('wrong tokens count for the address, however they differ', async () => {
  const statuses = new Set<number>();
  for (let at = 0; at < 14; at += 1) {
    const { status } = await service.http.get('/v1/me').set('authorization', `Bearer cbm_${at}`);
    statuses.add(status);
  }
  expect([...statuses]).toEqual([401, 429]);
});

test('guessing the password of an account is limited strictly, whatever its address looks like', async () => {
  const service = strict;
  const guess = (email: string) => service.http.post('/v1/sessions').send({ email, password: 'guess guess' });
  for (let at = 0; at < 10; at += 1) await guess('victim@example.org').expect(401);
  const { headers, body } = await guess('Victim@Example.org').expect(429);
  expect(body['violated-policies']).toEqual(['log-in']);
  expect(headers['ratelimit-policy']).toBe('"default";q=600;w=60, "log-in";q=10;w=60');
  expect(headers['ratelimit']).toMatch(/^"default";r=589;t=\d+, "log-in";r=0;t=\d+$/);
  await guess('another@example.org').expect(401);
});

test.each(['/healthz', '/readyz', '/docs', '/openapi.json'])(
  '%s is not counted',
  async (path) => {
    for (let at = 0; at < 14; at += 1) {
      const { status, headers } = await service.http.get(path);
      expect([200, 302]).toContain(status);
      expect(headers['ratelimit']).toBeUndefined();
    }
  },
);
