import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { verifyLink } from '../../src/notifications/links.ts';
import { useApp } from '../support/app.ts';
import { makeApplication, makeExternal, makePlayer, offerClaim } from '../support/players.ts';
import { waiting } from '../support/waiting.ts';
import { getAs, postAs } from './support/calls.ts';

const service = useApp();

describe('addresses', () => {
  test('ignore a trailing slash', async () => {
    const { auth } = await makePlayer(service);
    await service.http.get('/v1/games/').expect(200);
    const { body } = await postAs(service, auth, '/v1/games', {}).expect(201);
    await service.http.get(`/v1/games/${body.id}/`).expect(200);
    await service.http.delete('/v1/games/').expect(405);
    const { headers } = await service.http.delete(`/v1/games/${body.id}/seats/`).expect(405);
    expect(headers['allow']).toBe('POST');
  });

  test('list their methods on OPTIONS', async () => {
    const { headers } = await service.http.options('/v1/games');
    expect(headers['allow']).toBe('GET, HEAD, POST, OPTIONS');
    const nowhere = await service.http.options('/v1/nothing');
    expect(nowhere.headers['allow']).toBeUndefined();
  });

  test('show browsers a page with a way back if unknown', async () => {
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const page = await getAs(service, { accept, 'accept-language': 'it' }, '/nothing').expect(404);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('<html lang="it">');
    expect(page.text).toContain('Pagina non trovata');
    expect(page.text).toContain('href="http://localhost/"');
    for (const [path, field] of [
      ['/nothing', '*/*'],
      ['/v1/nothing', accept],
    ] as const) {
      const { headers } = await getAs(service, { accept: field }, path).expect(404);
      expect(headers['content-type']).toBe('application/problem+json');
    }
  });

  test.each(['/assets/%2e%2e/%2e%2e/package.json', '/assets/..%2fpackage.json', '/docs/nothing'])(
    '%s goes nowhere, and is not a service error',
    async (path) => {
      const { hostname, port } = new URL(service.url);
      const [{ statusCode }] = await once(request({ hostname, port, path }).end(), 'response');
      expect(statusCode).toBe(404);
      expect(service.errors).toEqual([]);
    },
  );
});

describe('bodies', () => {
  test('413 states the size limit', async () => {
    const { body } = await postAs(service, {}, '/v1/sessions', { email: 'x'.repeat(70_000) }).expect(413);
    expect(body.detail).toBe('The body has more than 65,536 bytes.');
  });

  test.each([
    ['text/plain', 'text/plain is not read here; send application/json.'],
    ['application/xml; charset=utf-8', 'application/xml is not read here; send application/json.'],
  ])('415 lists the accepted types instead of %s', async (type, detail) => {
    const { body } = await service.http.post('/v1/sessions').set('content-type', type).send('x').expect(415);
    expect(body.detail).toBe(detail);
  });

  test('an aborted request is not a service error', async () => {
    const lines: { level: number; msg: string }[] = [];
    const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
    const app = await buildApp({ ...service.deps, log });
    await app.listen({ port: 0 });
    const arrived = once(app.server, 'request');
    const address = app.server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    socket.write(
      'POST /v1/sessions HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{"a"',
    );
    await arrived;
    socket.destroy();
    await vi.waitFor(
      () =>
        expect(lines.map(({ msg }) => msg)).toContain('the caller went away before the request was complete'),
      waiting,
    );
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    await app.close();
  });
});

describe('query parameters', () => {
  test.each([
    [
      '/v1/games?stauts=open',
      '/stauts',
      expect.stringMatching(/^Unknown parameter; there are status, .*limit, cursor, .*search\.$/),
    ],
    ['/v1/rules?x=1', '/x', 'Unknown parameter; there are none here.'],
    ['/healthz?now', '/now', 'Unknown parameter; there are none here.'],
  ])('%s refuses an unknown one', async (path, pointer, detail) => {
    const { body } = await service.http.get(path).expect(400);
    expect(body).toMatchObject({ type: '/problems/validation', errors: [{ in: 'query', pointer, detail }] });
  });

  test('are refused by every operation if unknown', async () => {
    const { body } = await service.http.get('/openapi.json').expect(200);
    const { auth } = await makePlayer(service);
    for (const [path, operations] of Object.entries<object>(body.paths)) {
      for (const method of Object.keys(operations)) {
        const at = `${path.replaceAll(/\{\w+\}/g, '1')}?surprise=1`;
        const { status } = await service.http[method as 'get'](at).set(auth);
        expect([400, 403], `${method} ${path}`).toContain(status);
      }
    }
  });
});

test('the log contains requests, but no secrets that grant access', async () => {
  const application = await makeApplication(service);
  await makeExternal(service, application, 'mira');
  const claim = await offerClaim(service, application, 'mira');
  const { id, email } = await makePlayer(service);
  const token = (await verifyLink(service.deps, id, email)).split('/').at(-1) ?? '';
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) });
  const app = await buildApp({ ...service.deps, log });
  for (const url of [`/v1/claims/${claim}`, `/verify/${token}`, '/games/1?a=b&invitation=sesame'])
    await app.inject({ url, headers: application.auth });
  await app.close();
  const written = lines.join('');
  for (const address of ['/v1/claims/…', '/verify/…', '/games/1?a=b&invitation=…'])
    expect(written).toContain(`"url":"${address}"`);
  for (const secret of [claim, token, 'sesame', application.auth.authorization])
    expect(written).not.toContain(secret);
});
