import { describe, expect, test } from 'vitest';
import { decisionLinks, unsubscribeLink, verifyLink } from '../../src/notifications/links.ts';
import { getAs, postAs } from '../http/support/calls.ts';
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
import { startTable } from '../support/table.ts';

const service = useApp();
const newPassword = 'staple a correct horse';
const read = (auth: Auth) => getAs(service, auth, '/v1/me');
const refresh = (refreshToken: string) => postAs(service, {}, '/v1/sessions/refresh', { refreshToken });

describe('logging out', () => {
  test('ends the access token at once, so that it can no longer create an API token', async () => {
    const player = await makePlayer(service);
    await read(player.auth).expect(200);
    await player.delete('/v1/sessions/current').expect(204);
    const { body } = await read(player.auth).expect(401);
    expect(body).toMatchObject({ type: '/problems/unauthenticated', tokenFault: 'session-ended' });
    const request = { name: 'late', scopes: ['games:read'] };
    await postAs(service, player.auth, '/v1/me/tokens', request).expect(401);
  });
});

describe('a refresh token used twice', () => {
  test('ends the session’s access tokens and the API tokens created in it', async () => {
    const player = await makePlayer(service);
    const planted = await makeToken(service, player);
    const { body: other } = await postAs(service, {}, '/v1/sessions', {
      email: player.email,
      password: testPassword,
    });
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
    await postAs(service, player.auth, '/v1/me/tokens', request).expect(401);
  });

  test('disables webhooks and revokes applications', async () => {
    const player = await makePlayer(service);
    const webhook = { url: 'https://intruder.example/' };
    await postAs(service, player.auth, '/v1/me/webhooks', webhook).expect(201);
    const application = await makeApplication(service);
    const known = await makeExternal(service, application, 'mira');
    const claim = await offerClaim(service, application, 'mira');
    const redeemed = { claim, canAct: true };
    await postAs(service, player.auth, '/v1/me/external-players', redeemed).expect(201);
    await read(known.auth).expect(200);
    await resetByLink(service, player, newPassword);
    expect((await read(known.auth).expect(403)).body.type).toBe('/problems/player-claimed');
    const credentials = { email: player.email, password: newPassword };
    const { body } = await postAs(service, {}, '/v1/sessions', credentials).expect(201);
    const { body: webhooks } = await service.http
      .get('/v1/me/webhooks')
      .set('authorization', `Bearer ${body.accessToken}`);
    expect(webhooks.items).toMatchObject([{ enabled: false, disabledReason: 'security' }]);
  });
});

describe('a change of the password', () => {
  const change = (auth: Auth, currentPassword: string, more: object = {}) =>
    postAs(service, auth, '/v1/me/password', { currentPassword, password: newPassword, ...more });

  test('ends the other sessions, but not this one or API tokens', async () => {
    const player = await makePlayer(service);
    const token = await makeToken(service, player);
    const credentials = { email: player.email, password: testPassword };
    const { body: other } = await postAs(service, {}, '/v1/sessions', credentials);
    await change(player.auth, testPassword).expect(204);
    await read({ authorization: `Bearer ${other.accessToken}` }).expect(401);
    await refresh(other.refreshToken).expect(401);
    await read(player.auth).expect(200);
    await read(token.auth).expect(200);
    await postAs(service, {}, '/v1/sessions', credentials).expect(401);
    await postAs(service, {}, '/v1/sessions', { ...credentials, password: newPassword }).expect(201);
  });

  test('does not confirm the address, which was not verified', async () => {
    const player = await makePlayer(service);
    await change(player.auth, testPassword).expect(204);
    expect((await read(player.auth)).body.emailVerified).toBe(false);
  });

  test('revokes API tokens on request', async () => {
    const player = await makePlayer(service);
    const token = await makeToken(service, player);
    await change(player.auth, testPassword, { secure: true }).expect(204);
    await read(token.auth).expect(401);
    await read(player.auth).expect(200);
  });

  test('requires the current password', async () => {
    const player = await makePlayer(service);
    const { body } = await change(player.auth, 'not this one').expect(403);
    expect(body.type).toBe('/problems/wrong-password');
    await postAs(service, {}, '/v1/sessions', { email: player.email, password: testPassword }).expect(201);
  });
});

const pathOf = (link: string) => new URL(link).pathname;

test('a password reset ends the links in emails sent before it', async () => {
  const table = await startTable(service, 2);
  const player = table.players[0]!;
  const { deps } = service;
  const decide = pathOf((await decisionLinks(deps, table.id, 0, player.id)).list);
  const unsubscribe = pathOf(await unsubscribeLink(deps, player.id));
  const token = (await verifyLink(deps, player.id, player.email)).split('/').at(-1);
  await service.http.get(decide).expect(200);
  await service.http.get(unsubscribe).expect(200);
  await resetByLink(service, player, newPassword);
  await service.http.get(decide).expect(404);
  await service.http.post(decide).type('form').send({ option: 'any' }).expect(404);
  await service.http.get(unsubscribe).expect(404);
  await service.http.post('/v1/verifications').send({ token }).expect(404);
  await service.http.get(pathOf((await decisionLinks(deps, table.id, 0, player.id)).list)).expect(200);
});

test('a picture of a player’s private view ends only with that player’s reset', async () => {
  const table = await startTable(service, 2, { visibility: 'private' });
  const [one, other] = [table.players[0]!, table.players[1]!];
  const picture = async ({ auth }: typeof one) => {
    const { body } = await service.http.get(`/v1/games/${table.id}/card`).set(auth).expect(200);
    const { pathname, search } = new URL(body.pictures[0].url);
    return pathname + search;
  };
  const [ofOne, ofOther] = [await picture(one), await picture(other)];
  await service.http.get(ofOne).expect(200);
  await resetByLink(service, one, newPassword);
  await service.http.get(ofOne).expect(404);
  await service.http.get(ofOther).expect(200);
});

test('a claim ends with a reset of the application’s account', async () => {
  const application = await makeApplication(service);
  await makeExternal(service, application, 'mira');
  const claim = await offerClaim(service, application, 'mira');
  await service.http.get(`/v1/claims/${claim}`).expect(200);
  await resetByLink(service, application.owner, newPassword);
  await service.http.get(`/v1/claims/${claim}`).expect(404);
  const { auth } = await makePlayer(service);
  const { body } = await service.http.post('/v1/me/external-players').set(auth).send({ claim });
  expect(body.type).toBe('/problems/invalid-link');
});
