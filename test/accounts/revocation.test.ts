import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import {
  type Auth,
  makeApplication,
  makeExternal,
  makePlayer,
  makeToken,
  offerClaim,
  resetByLink,
  testPassword,
} from '../support/players.ts';

const service = useApp();
const newPassword = 'staple a correct horse';
const read = (auth: Auth) => service.http.get('/v1/me').set(auth);
const refresh = (refreshToken: string) => service.http.post('/v1/sessions/refresh').send({ refreshToken });

describe('logging out', () => {
  test('ends the access token at once, so that it can create no API token either', async () => {
    const player = await makePlayer(service);
    await read(player.auth).expect(200);
    await service.http.delete('/v1/sessions/current').set(player.auth).expect(204);
    const { body } = await read(player.auth).expect(401);
    expect(body).toMatchObject({ type: '/problems/unauthenticated', tokenFault: 'session-ended' });
    const request = { name: 'late', scopes: ['games:read'] };
    await service.http.post('/v1/me/tokens').set(player.auth).send(request).expect(401);
  });
});

describe('a refresh token used twice', () => {
  test('ends the access tokens of the session, and the API tokens that were created in it', async () => {
    const player = await makePlayer(service);
    const planted = await makeToken(service, player);
    const { body: other } = await service.http
      .post('/v1/sessions')
      .send({ email: player.email, password: testPassword });
    const otherAuth = { authorization: `Bearer ${other.accessToken}` };
    const kept = await makeToken(service, { auth: otherAuth });
    const next = await refresh(player.refreshToken).expect(200);
    await refresh(player.refreshToken).expect(401);
    await read(player.auth).expect(401);
    await read({ authorization: `Bearer ${next.body.accessToken}` }).expect(401);
    await read(planted.auth).expect(401);
    await read(otherAuth).expect(200);
    await read(kept.auth).expect(200);
  });
});

describe('a password reset', () => {
  test('ends sessions, access tokens and API tokens at once', async () => {
    const player = await makePlayer(service);
    const token = await makeToken(service, player);
    await read(token.auth).expect(200);
    await resetByLink(service, player, newPassword);
    await read(player.auth).expect(401);
    await refresh(player.refreshToken).expect(401);
    const { body } = await read(token.auth).expect(401);
    expect(body.tokenFault).toBe('revoked');
    const request = { name: 'late', scopes: ['games:read'] };
    await service.http.post('/v1/me/tokens').set(player.auth).send(request).expect(401);
  });

  test('disables webhooks and takes back what applications may do', async () => {
    const player = await makePlayer(service);
    const webhook = { url: 'https://intruder.example/' };
    await service.http.post('/v1/me/webhooks').set(player.auth).send(webhook).expect(201);
    const application = await makeApplication(service);
    const known = await makeExternal(service, application, 'mira');
    const claim = await offerClaim(service, application, 'mira');
    const redeemed = { claim, mayAct: true };
    await service.http.post('/v1/me/external-players').set(player.auth).send(redeemed).expect(201);
    await read(known.auth).expect(200);
    await resetByLink(service, player, newPassword);
    expect((await read(known.auth).expect(403)).body.type).toBe('/problems/player-claimed');
    const credentials = { email: player.email, password: newPassword };
    const { body } = await service.http.post('/v1/sessions').send(credentials).expect(201);
    const { body: webhooks } = await service.http
      .get('/v1/me/webhooks')
      .set('authorization', `Bearer ${body.accessToken}`);
    expect(webhooks.items).toMatchObject([{ enabled: false, disabledBecause: 'security' }]);
  });
});

describe('a change of the password', () => {
  const change = (auth: Auth, currentPassword: string, more: object = {}) =>
    service.http
      .post('/v1/me/password')
      .set(auth)
      .send({ currentPassword, password: newPassword, ...more });

  test('ends the other sessions, and neither this one nor API tokens', async () => {
    const player = await makePlayer(service);
    const token = await makeToken(service, player);
    const credentials = { email: player.email, password: testPassword };
    const { body: other } = await service.http.post('/v1/sessions').send(credentials);
    await change(player.auth, testPassword).expect(204);
    await read({ authorization: `Bearer ${other.accessToken}` }).expect(401);
    await refresh(other.refreshToken).expect(401);
    await read(player.auth).expect(200);
    await read(token.auth).expect(200);
    await service.http.post('/v1/sessions').send(credentials).expect(401);
    await service.http
      .post('/v1/sessions')
      .send({ ...credentials, password: newPassword })
      .expect(201);
  });

  test('does not confirm the address, as nobody proved it', async () => {
    const player = await makePlayer(service);
    await change(player.auth, testPassword).expect(204);
    expect((await read(player.auth)).body.emailVerified).toBe(false);
  });

  test('withdraws API tokens on demand', async () => {
    const player = await makePlayer(service);
    const token = await makeToken(service, player);
    await change(player.auth, testPassword, { secure: true }).expect(204);
    await read(token.auth).expect(401);
    await read(player.auth).expect(200);
  });

  test('needs the present password', async () => {
    const player = await makePlayer(service);
    const { body } = await change(player.auth, 'not this one').expect(403);
    expect(body.type).toBe('/problems/wrong-password');
    await service.http.post('/v1/sessions').send({ email: player.email, password: testPassword }).expect(201);
  });
});
