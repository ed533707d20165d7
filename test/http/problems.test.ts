import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type ProblemName, problemKinds } from '../../src/platform/problems.ts';
import { useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();
const document = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));

afterEach(() => {
  service.errors.length = 0;
});

test('every problem is explained at its type’s address, for people and programs', async () => {
  for (const name of Object.keys(problemKinds) as ProblemName[]) {
    const { body } = await service.http.get(`/problems/${name}`).expect(200);
    expect(body).toEqual({ type: `/problems/${name}`, ...problemKinds[name] });
    const page = await service.http.get(`/problems/${name}`).set('accept', 'text/html,*/*').expect(200);
    expect(page.type).toBe('text/html');
    expect(page.text).toContain(`/problems/${name}`);
  }
  const { body } = await service.http.get('/problems').expect(200);
  expect(body.items).toHaveLength(Object.keys(problemKinds).length);
  await service.http.get('/problems/constructor').expect(404);
});

test('a problem has the members of RFC 9457', async () => {
  const { body, type } = await service.http.get('/v1/nothing?token=secret').expect(404);
  expect(type).toBe('application/problem+json');
  expect(body).toEqual({
    type: '/problems/route-not-found',
    title: 'Not found',
    status: 404,
    detail: 'Not found',
    instance: '/v1/nothing',
  });
});

test('a missing body has its own problem', async () => {
  const { auth } = await makePlayer(service);
  for (const call of [service.http.post('/v1/sessions'), service.http.patch('/v1/me').set(auth)]) {
    const { body } = await call.expect(400);
    expect(body.detail).toBe('The body: a JSON document is expected, and there is none');
    expect(body.errors).toMatchObject([{ in: 'body', pointer: '' }]);
  }
});

test('a wrong method is answered with the supported ones', async () => {
  const { body, headers } = await service.http.put('/v1/me').send({}).expect(405);
  expect(headers['allow']).toBe('DELETE, GET, HEAD, PATCH');
  expect(body.type).toBe('/problems/method-not-allowed');
  expect(body.detail).toBe('This address supports DELETE, GET, HEAD, PATCH.');
  await service.http.get('/v1/sessions').expect(405);
  await service.http.delete('/v1/players/external//mira').expect(405);
  await service.http.put('/v1/me').type('text/plain').send('{').expect(405);
  await service.http.post('/v1/nothing').type('application/json').send('{').expect(404);
});

test('an unexpected error is a 500 without details, logged under the id it returns', async () => {
  const player = await makePlayer(service);
  const { findUnique } = service.db.prisma.player;
  Object.defineProperty(service.db.prisma.player, 'findUnique', {
    configurable: true,
    value: async () => {
      throw new Error('password=hunter2');
    },
  });
  const { body, headers } = await player.get('/v1/me').expect(500);
  Object.defineProperty(service.db.prisma.player, 'findUnique', { configurable: true, value: findUnique });
  expect(body).toMatchObject({ type: '/problems/internal', requestId: headers['x-request-id'] });
  expect(JSON.stringify(body)).not.toContain('hunter2');
  expect(JSON.stringify(service.errors)).toContain(headers['x-request-id']);
});

describe('input that is not even a request', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(service.url);
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.end(text));
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['too many header fields', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['a bad percent-encoding', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST /v1/sessions HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}',
      400,
    ],
    ['no host', 'GET /v1/me HTTP/1.1\r\n\r\n', 400],
  ])('%s is a problem too', async (_what, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    if (!text.includes('/v1/me')) expect(answer).toContain('application/problem+json');
  });
});

test('browsers of other origins can read the headers that clients need', async () => {
  const { headers } = await service.http.get('/healthz').set('origin', 'https://elsewhere.example');
  expect(headers['access-control-allow-origin']).toBe('*');
  const exposed = String(headers['access-control-expose-headers']).split(/, ?/);
  const answers = Object.values(
    document.paths as Record<string, Record<string, { responses: object }>>,
  ).flatMap((path) => Object.values(path).flatMap(({ responses }) => Object.values(responses)));
  const shared = Object.values<{ headers?: object }>(document.components.responses);
  const fields = [...answers, ...shared].flatMap(({ headers = {} }) => Object.keys(headers));
  const promised = ['Allow', 'Deprecation', 'Sunset', 'X-Request-Id'];
  expect(exposed.sort()).toEqual([...new Set([...fields, ...promised])].sort());
  const preflight = await service.http
    .options('/v1/me')
    .set({ origin: 'https://elsewhere.example', 'access-control-request-method': 'PATCH' })
    .set('access-control-request-headers', 'authorization,if-match');
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-max-age']).toBe('86400');
  expect(preflight.headers['access-control-allow-headers']).toContain('if-match');
});

test('the documentation opens without exceptions for its scripts', async () => {
  const page = await service.http.get('/docs/').expect(200);
  const scripts = [...page.text.matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts).toEqual([
    expect.stringContaining('/assets/scalar-'),
    expect.stringContaining('/assets/reference-'),
  ]);
  expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('answers are not cached unless revalidation is cheap', async () => {
  const { auth } = await makePlayer(service);
  expect((await service.http.get('/v1/me').set(auth)).headers['cache-control']).toBe('no-store');
  expect((await service.http.get('/v1/me')).headers['cache-control']).toBe('no-store');
  expect((await service.http.get('/v1/games').set(auth)).headers['cache-control']).toBe('private, no-cache');
});
