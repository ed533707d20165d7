import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, makeToken } from '../support/players.ts';

const service = useApp();
const realm = 'Bearer realm="carcassonne-by-mail"';
/** The address of the metadata about token issuers (RFC 9728). */
const where = 'resource_metadata="http://localhost/.well-known/oauth-protected-resource"';
const read = (fields: Readonly<Record<string, string>>) => service.http.get('/v1/me').set(fields).expect(401);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('401 (RFC 6750)', () => {
  test.each([
    ['no credentials', {}],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
  ])('names no error for %s', async (_what, fields: Record<string, string>) => {
    const { body, headers } = await read(fields);
    expect(body).toMatchObject({ tokenFault: 'missing', detail: expect.stringContaining('Send a token') });
    expect(headers['www-authenticate']).toBe(`${realm}, ${where}`);
  });

  test.each([
    ['garbage', bearer('garbage')],
    ['an API token that was never issued', bearer('cbm_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')],
    ['an incomplete field', { authorization: 'Bearer' }],
  ])('reports %s as unknown', async (_what, fields) => {
    const { body, headers } = await read(fields);
    expect(body.tokenFault).toBe('unknown');
    expect(headers['www-authenticate']).toBe(
      `${realm}, error="invalid_token", error_description="${body.detail}", ${where}`,
    );
  });

  test('reports an expired token', async () => {
    const player = await makePlayer(service);
    service.pass(16 * 60_000);
    const { body, headers } = await read(player.auth);
    expect(body.tokenFault).toBe('expired');
    expect(headers['www-authenticate']).toContain('error="invalid_token"');
    service.pass(-16 * 60_000);
  });

  test('reports an ended session and a deleted API token', async () => {
    const player = await makePlayer(service);
    const token = await makeToken(service, player);
    await player.delete(`/v1/me/tokens/${token.id}`).expect(204);
    expect((await read(token.auth)).body.tokenFault).toBe('revoked');
    await player.delete('/v1/sessions/current').expect(204);
    expect((await read(player.auth)).body.tokenFault).toBe('session-ended');
  });

  test('reports the same for events', async () => {
    const { body } = await service.http.get('/v1/me/events').set(bearer('garbage')).expect(401);
    expect(body.tokenFault).toBe('unknown');
  });
});

describe('403 (RFC 6750)', () => {
  test.each([
    ['names the missing scope', 'post', '/v1/games', 'insufficient-scope', ', scope="games:play"'],
    ['reports that no scope replaces a required log-in', 'get', '/v1/me/sessions', 'login-required', ''],
  ] as const)('%s', async (_what, method, path, kind, scope) => {
    const token = await makeToken(service, await makePlayer(service));
    const { body, headers } = await service.http[method](path).set(token.auth).expect(403);
    expect(body.type).toBe(`/problems/${kind}`);
    expect(headers['www-authenticate']).toBe(
      `${realm}, error="insufficient_scope", error_description="${body.detail}"${scope}`,
    );
  });

  test('refuses to act for a player where a login session is required', async () => {
    const fields = { ...(await makePlayer(service)).auth, 'on-behalf-of': 'irc:mira' };
    const { body } = await service.http.get('/v1/me/sessions').set(fields).expect(403);
    expect(body.type).toBe('/problems/login-required');
    expect(body.detail).toContain('On-Behalf-Of');
  });

  test('omits the header if it is not about the token', async () => {
    const { auth } = await makePlayer(service);
    const request = { currentPassword: 'not this one', password: 'staple a correct horse' };
    const { headers } = await service.http.post('/v1/me/password').set(auth).send(request).expect(403);
    expect(headers['www-authenticate']).toBeUndefined();
  });
});
