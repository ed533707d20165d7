/** An app can inspect its own tokens, but no others (RFC 7662). */
import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { app, makeApp, requestTokens } from '../support/apps.ts';
import { makePlayer, makeToken } from '../support/players.ts';

const service = useApp();

const ask = (form: Readonly<Record<string, string>>) =>
  service.http.post('/oauth/introspect').type('form').send(form);
const introspect = async (token: string, client_id: string = app.clientId) =>
  (await ask({ token, client_id }).expect(200)).body;

const inactive = { active: false };

describe('an app’s token', () => {
  test('is described to that app: its player, expiry and scopes', async () => {
    const { id, auth } = await makePlayer(service);
    const { access, refresh } = await makeApp(service, auth, 'play messages');
    const now = service.deps.clock().getTime() / 1000;
    const about = await introspect(access);
    expect(about).toEqual({
      active: true,
      scope: 'play messages',
      client_id: app.clientId,
      token_type: 'Bearer',
      iat: expect.any(Number),
      exp: about.iat + 900,
      sub: id,
      aud: 'http://localhost',
      iss: 'http://localhost',
    });
    expect(Math.abs(about.iat - now)).toBeLessThan(60);
    const ofRefresh = await introspect(refresh);
    expect(ofRefresh).toMatchObject({ active: true, scope: 'play messages', exp: about.iat + 60 * 86_400 });
    expect(ofRefresh).not.toHaveProperty('token_type');
  });

  test('shows its own scopes, while a refresh returns the full grant', async () => {
    const { auth } = await makePlayer(service);
    const { refresh } = await makeApp(service, auth, 'play messages');
    const form = {
      grant_type: 'refresh_token',
      client_id: app.clientId,
      refresh_token: refresh,
      scope: 'messages',
    };
    const { body } = await requestTokens(service, form).expect(200);
    expect((await introspect(body.access_token)).scope).toBe('messages');
    expect((await introspect(body.refresh_token)).scope).toBe('play messages');
    expect(await introspect(refresh)).toEqual(inactive);
    expect((await introspect(body.access_token)).active).toBe(true);
  });

  test('is inactive once it has expired or the app was revoked', async () => {
    const { auth } = await makePlayer(service);
    const { access, refresh } = await makeApp(service, auth);
    service.pass(15 * 60_000);
    expect(await introspect(access)).toEqual(inactive);
    expect((await introspect(refresh)).active).toBe(true);
    await service.http.post('/oauth/revoke').type('form').send({ token: refresh }).expect(200);
    expect(await introspect(refresh)).toEqual(inactive);
  });
});

test('any other token is inactive, with no further details', async () => {
  const player = await makePlayer(service);
  const { access, refresh } = await makeApp(service, player.auth);
  const apiToken = (await makeToken(service, player)).auth.authorization.replace('Bearer ', '');
  for (const token of [access, refresh])
    expect(await introspect(token, 'https://other.example')).toEqual(inactive);
  for (const token of ['cba_nothing', apiToken, player.accessToken, player.refreshToken])
    expect(await introspect(token)).toEqual(inactive);
  for (const missing of [{ token: access }, { client_id: app.clientId }] as const) {
    const { body, headers } = await ask(missing).expect(400);
    expect(body.error).toBe('invalid_request');
    expect(headers['cache-control']).toBe('no-store');
  }
});
