import { expect, test } from 'vitest';
import { makePlayer, useApp } from '../support/app.ts';

const service = useApp({ rateLimitPerMinute: 12 });

test('answers tell the policy and what is left of it, and past it 429 with the time to wait', async () => {
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

test('each player has an own quota, whatever others use', async () => {
  const other = await makePlayer(service);
  await service.http.get('/v1/me').set(other.auth).expect(200);
});

test('wrong tokens count for the address, however they differ', async () => {
  const statuses = new Set<number>();
  for (let at = 0; at < 14; at += 1) {
    const { status } = await service.http.get('/v1/me').set('authorization', `Bearer cbm_${at}`);
    statuses.add(status);
  }
  expect([...statuses]).toEqual([401, 429]);
});

test('guessing passwords is limited by address', async () => {
  const guess = { email: 'victim@example.org', password: 'guess guess' };
  let last = await service.http.post('/v1/sessions').send(guess);
  for (let at = 0; at < 12; at += 1) last = await service.http.post('/v1/sessions').send(guess);
  expect(last.status).toBe(429);
  expect(last.headers['ratelimit-policy']).toMatch(/^"credentials";/);
});

test.each(['/healthz', '/readyz', '/docs', '/openapi.json', '/metrics'])(
  '%s is not counted',
  async (path) => {
    for (let at = 0; at < 14; at += 1) {
      const { status, headers } = await service.http.get(path);
      expect([200, 302]).toContain(status);
      expect(headers['ratelimit']).toBeUndefined();
    }
  },
);
