/** An app learns about its own tokens, and about no others (RFC 7662). */
import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { app, askForTokens, makeApp } from '../support/apps.ts';
import { makePlayer, makeToken } from '../support/players.ts';

const service = useApp();

const ask = (form: Readonly<Record<string, string>>) =>
  service.http.post('/oauth/introspect').type('form').send(form);
const introspect = async (token: string, client_id: string = app.clientId) =>
  (await ask({ token, client_id }).expect(200)).body;

const inactive = { active: false };

describe('a token of an app', () => {
  test('is described to that app: for whom it is, until when, and what it may do', async () => {
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

  test('says what it may do itself, while refreshing gives everything again', async () => {
    const { auth } = await makePlayer(service);
    const { refresh } = await makeApp(service, auth, 'play messages');
    const form = {
      grant_type: 'refresh_token',
      client_id: app.clientId,
      refresh_token: refresh,
      scope: 'messages',
    };
    const { body } = await askForTokens(service, form).expect(200);
    expect((await introspect(body.access_token)).scope).toBe('messages');
    expect((await introspect(body.refresh_token)).scope).toBe('play messages');
    expect(await introspect(refresh)).toEqual(inactive);
    expect((await introspect(body.access_token)).active).toBe(true);
  });

  test('is not active once it has expired, and once the app was revoked', async () => {
    const { auth } = await makePlayer(service);
    const { access, refresh } = await makeApp(service, auth);
    service.pass(15 * 60_000);
    expect(await introspect(access)).toEqual(inactive);
    expect((await introspect(refresh)).active).toBe(true);
    await service.http.post('/oauth/revoke').type('form').send({ token: refresh }).expect(200);
    expect(await introspect(refresh)).toEqual(inactive);
  });
});

test('everything else is not active, and nothing more is said of it', async () => {
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
