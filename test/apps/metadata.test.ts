import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tidyAccounts } from '../../src/accounts/deletion/expire.ts';
import { isSecret, newSecret } from '../../src/accounts/sessions/secrets.ts';
import { clientFor } from '../../src/apps/client.ts';
import { isSameAddress, readRedirectAddress } from '../../src/apps/redirect-address.ts';
import { fetchDocument } from '../../src/notifications/outgoing/fetch-document.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { onLoopback } from '../notifications/support/reach.ts';
import { useApp } from '../support/app.ts';
import { makeApp } from '../support/apps.ts';
import { type Auth, makePlayer, makeToken } from '../support/players.ts';

const service = useApp();
const publicUrl = 'http://localhost';

test('a client finds the endpoints and the token issuer', async () => {
  const server = await service.http.get('/.well-known/oauth-authorization-server').expect(200);
  expect(server.body).toMatchObject({
    issuer: publicUrl,
    authorization_endpoint: `${publicUrl}/oauth/authorize`,
    token_endpoint: `${publicUrl}/oauth/token`,
    device_authorization_endpoint: `${publicUrl}/oauth/device-codes`,
    introspection_endpoint: `${publicUrl}/oauth/introspect`,
    introspection_endpoint_auth_methods_supported: ['none'],
    grant_types_supported: [
      'authorization_code',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:device_code',
    ],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  });
  const resource = await service.http.get('/.well-known/oauth-protected-resource').expect(200);
  expect(resource.body).toMatchObject({ resource: publicUrl, authorization_servers: [publicUrl] });
  const refused = await service.http.get('/v1/me').expect(401);
  expect(refused.headers['www-authenticate']).toContain('Bearer');
});

test('a page of another origin can request tokens', async () => {
  const preflight = await service.http
    .options('/oauth/token')
    .set({ origin: 'https://app.example', 'access-control-request-method': 'POST' })
    .expect(204);
  expect(preflight.headers['access-control-allow-origin']).toBe('*');
});

describe('an app’s metadata document', () => {
  const documents = new Map<string, string>();
  const paths: string[] = [];
  const host = createServer((request, response) => {
    paths.push(request.url ?? '');
    if (request.url === '/moved') return response.writeHead(302, { location: '/app.json' }).end();
    const type = request.url === '/page' ? 'text/html' : 'application/json';
    return response.writeHead(200, { 'content-type': type }).end(documents.get(request.url ?? '') ?? '{}');
  });
  let at: (path: string) => string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    at = (path) => `http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`;
  });
  afterAll(() => void host.close());

  test('is fetched where allowed', async () => {
    documents.set('/app.json', '{"client_name":"An app"}');
    expect(await fetchDocument(onLoopback, at('/app.json'))).toEqual({ client_name: 'An app' });
  });

  test('is never fetched from a private network', async () => {
    const closed = { ranges: [], hasLoopback: false };
    const before = paths.length;
    expect(await fetchDocument(closed, at('/app.json'))).toBeUndefined();
    expect(await fetchDocument(closed, 'http://169.254.169.254/latest/meta-data')).toBeUndefined();
    expect(await fetchDocument(closed, 'file:///etc/passwd')).toBeUndefined();
    expect(paths).toHaveLength(before);
  });

  test.each(['/moved', '/page'])('is not accepted from %s', async (path) => {
    documents.set(path, '{"a":1}');
    expect(await fetchDocument(onLoopback, at(path))).toBeUndefined();
  });

  test('is not read beyond its maximum length', async () => {
    documents.set('/long', JSON.stringify('x'.repeat(20_000)));
    expect(await fetchDocument(onLoopback, at('/long'))).toBeUndefined();
  });

  test('is required if the client id is not an origin', async () => {
    const redirect = readRedirectAddress('https://app.example/back')!;
    const find = (clientId: string) => clientFor(service.deps, clientId, redirect);
    await expect(find('https://app.invalid/app.json')).rejects.toThrow('no metadata');
    await expect(find(at('/app.json'))).rejects.toThrow('client_id must be');
    expect(await find('https://app.example')).toEqual({ clientId: 'https://app.example', name: undefined });
  });
});

test('redirect addresses match exactly, except for the port on loopback', () => {
  expect(isSameAddress('https://app.example/a', 'https://app.example/a')).toBe(true);
  expect(isSameAddress('http://127.0.0.1/a', 'http://127.0.0.1:4000/a')).toBe(true);
  expect(isSameAddress('http://127.0.0.1:1/a', 'http://127.0.0.1:4000/a')).toBe(true);
  expect(isSameAddress('http://127.0.0.1/a', 'http://127.0.0.1:4000/b')).toBe(false);
  expect(isSameAddress('http://127.0.0.1/a', 'http://127.0.0.1.evil.example/a')).toBe(false);
  expect(isSameAddress('http://localhost/a', 'http://127.0.0.1/a')).toBe(false);
  expect(isSameAddress('https://app.example/a', 'https://app.example:443/a')).toBe(false);
  expect(isSameAddress('https://app.example/a', 'https://app.example/a/')).toBe(false);
});

test('secret scanners recognise a token by its checksum', () => {
  const secret = newSecret('cba_');
  expect(secret).toMatch(/^cba_[0-9A-Za-z]{49}$/);
  expect(isSecret(secret, 'cba_')).toBe(true);
  expect(isSecret(secret, 'cbm_')).toBe(false);
  const other = secret[10] === 'x' ? 'y' : 'x';
  expect(isSecret(secret.slice(0, 10) + other + secret.slice(11), 'cba_')).toBe(false);
  expect(isSecret('cba_', 'cba_')).toBe(false);
});

describe('apps approved by a player', () => {
  test('are listed once each, and revoked immediately', async () => {
    const { auth } = await makePlayer(service);
    const first = await makeApp(service, auth, 'read');
    const second = await makeApp(service, auth, 'messages');
    const { body } = await getAs(service, auth, '/v1/me/apps').expect(200);
    expect(body.items).toEqual([
      expect.objectContaining({
        origin: 'https://app.example',
        scopes: ['read', 'messages'],
        isLocal: false,
      }),
    ]);
    await getAs(service, second.auth, '/v1/me').expect(200);
    const other = await makePlayer(service);
    const path = `/v1/me/apps/${body.items[0].id}`;
    await other.delete(path).expect(404);
    await service.http.delete(path).set(auth).expect(204);
    for (const each of [first, second]) {
      const refused = await getAs(service, each.auth, '/v1/me').expect(401);
      expect(refused.body.tokenFault).toBe('revoked');
    }
    await service.http.delete(path).set(auth).expect(404);
    expect((await getAs(service, auth, '/v1/me/apps')).body.items).toEqual([]);
  });

  test('can revoke their own grant by either token, and nothing else', async () => {
    const player = await makePlayer(service);
    for (const kind of ['access', 'refresh'] as const) {
      const one = await makeApp(service, player.auth);
      const other = await makeApp(service, player.auth);
      const give = (form: Readonly<Record<string, string>>) =>
        service.http.post('/oauth/revoke').type('form').send(form);
      await give({ token: one[kind], client_id: 'https://other.example' }).expect(200);
      await getAs(service, one.auth, '/v1/me').expect(200);
      await give({ token: one[kind], client_id: 'https://app.example' }).expect(200);
      await getAs(service, one.auth, '/v1/me').expect(401);
      await getAs(service, other.auth, '/v1/me').expect(200);
      await give({ token: 'nonsense' }).expect(200);
      expect((await give({}).expect(400)).body.error).toBe('invalid_request');
    }
  });

  test('lose all access when their player secures the account', async () => {
    const player = await makePlayer(service);
    const { auth } = await makeApp(service, player.auth);
    await player.delete('/v1/me/sessions?secure=true').expect(204);
    await getAs(service, auth, '/v1/me').expect(401);
  });

  test('lose the webhooks they created, and no others', async () => {
    const player = await makePlayer(service);
    const create = async (auth: Auth) => {
      const request = { url: 'https://bot.example/' };
      return (await postAs(service, auth, '/v1/me/webhooks', request).expect(201)).body.id;
    };
    const list = async () => {
      const { body } = await getAs(service, player.auth, '/v1/me/webhooks').expect(200);
      return body.items.map(({ id }: { id: string }) => id);
    };
    const [one, other] = [
      await makeApp(service, player.auth, 'webhooks'),
      await makeApp(service, player.auth, 'webhooks'),
    ];
    const token = await makeToken(service, player, ['webhooks']);
    const made = [
      await create(player.auth),
      await create(token.auth),
      await create(one.auth),
      await create(other.auth),
    ];
    await service.http.post('/oauth/revoke').type('form').send({ token: one.refresh }).expect(200);
    expect(await list()).toEqual(made.toSpliced(2, 1));
    const where = { playerId: player.id, endedAt: null };
    await service.db.prisma.appGrant.updateMany({ where, data: { expiresAt: service.deps.clock() } });
    await tidyAccounts(service.deps);
    expect(await list()).toEqual(made.slice(0, 2));
  });

  test('keep their streams open only as long as their grant', async () => {
    const player = await makePlayer(service);
    const { auth } = await makeApp(service, player.auth, 'read');
    const stream = await fetch(`${service.url}/v1/me/events`, { headers: { ...auth } });
    expect(stream.status).toBe(200);
    const { body } = await getAs(service, player.auth, '/v1/me/apps');
    await player.delete(`/v1/me/apps/${body.items[0].id}`).expect(204);
    expect(await stream.text()).toContain('credential-ended');
  });
});
