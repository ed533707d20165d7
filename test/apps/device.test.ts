/** Apps that show a code get access when their player types it on another device (RFC 8628). */
import { describe, expect, test } from 'vitest';
import { readUserCode } from '../../src/apps/device-codes.ts';
import { getAs, postAs } from '../http/support/calls.ts';
import { testConfig, useApp } from '../support/app.ts';
import { useAppDocuments } from '../support/app-documents.ts';
import {
  deviceForm,
  namelessApp,
  requestDeviceCodes,
  requestTokens,
  type TestDeviceCodes,
} from '../support/apps.ts';
import { forgetLimits } from '../support/limits.ts';
import { type Auth, makeGuest, makePlayer } from '../support/players.ts';

const service = useApp({
  rateLimitPerMinute: 100_000,
  limits: { ...testConfig.limits, 'wrong-user-codes-hourly': 3, 'device-codes-hourly': 200 },
});

const documents = useAppDocuments();
const grant_types = ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'];

const answer = (auth: Auth, userCode: string, others: object = {}) =>
  postAs(service, auth, '/v1/me/device-answers', { userCode, allow: true, ...others });
const look = (auth: Auth, userCode: string) => postAs(service, auth, '/v1/me/device-requests', { userCode });

/** The error an app gets when it polls for its tokens. */
async function refusal(
  codes: TestDeviceCodes,
  others: Readonly<Record<string, string>> = {},
): Promise<string> {
  return (await requestTokens(service, { ...deviceForm(codes), ...others }).expect(400)).body.error;
}

describe('an app that displays a code', () => {
  test('waits for the player’s approval, and then can only play', async () => {
    const { auth, handle } = await makePlayer(service);
    const codes = await requestDeviceCodes(service);
    expect(codes).toEqual({
      device_code: expect.stringMatching(/^cbd_[0-9A-Za-z]{49}$/),
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: 'http://localhost/device',
      verification_uri_complete: `http://localhost/device?user_code=${codes.user_code}`,
      expires_in: 900,
      interval: 5,
    });
    expect(await refusal(codes)).toBe('authorization_pending');
    const { body: asked } = await look(auth, codes.user_code).expect(200);
    expect(asked).toEqual({
      userCode: codes.user_code,
      origin: 'http://localhost',
      clientId: namelessApp,
      name: null,
      isLocal: true,
      scopes: ['play'],
      expiresAt: expect.any(String),
    });
    await answer(auth, codes.user_code).expect(204);
    const { body, headers } = await requestTokens(service, deviceForm(codes)).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'play' });
    const ofApp = { authorization: `Bearer ${body.access_token}` };
    expect((await getAs(service, ofApp, '/v1/me').expect(200)).body.handle).toBe(handle);
    await postAs(service, ofApp, '/v1/games', { seatCount: 2 }).expect(201);
    await postAs(service, ofApp, '/v1/me/tokens', { name: 'a', scopes: ['games:read'] }).expect(403);
    const refresh = {
      grant_type: 'refresh_token',
      client_id: namelessApp,
      refresh_token: body.refresh_token,
    };
    await requestTokens(service, refresh).expect(200);
  });

  test('is listed as unverified, and can be revoked', async () => {
    const { auth } = await makePlayer(service);
    const codes = await requestDeviceCodes(service);
    await answer(auth, codes.user_code).expect(204);
    const tokens = (await requestTokens(service, deviceForm(codes)).expect(200)).body;
    const { body } = await getAs(service, auth, '/v1/me/apps').expect(200);
    expect(body.items).toEqual([
      expect.objectContaining({ origin: 'http://localhost', viaDeviceCode: true, isLocal: true }),
    ]);
    await service.http.delete(`/v1/me/apps/${body.items[0].id}`).set(auth).expect(204);
    await getAs(service, { authorization: `Bearer ${tokens.access_token}` }, '/v1/me').expect(401);
  });

  test('is notified when it is denied', async () => {
    const { auth } = await makePlayer(service);
    const codes = await requestDeviceCodes(service);
    await answer(auth, codes.user_code, { allow: false }).expect(204);
    expect(await refusal(codes)).toBe('access_denied');
    await answer(auth, codes.user_code).expect(404);
    expect(await refusal(codes)).toBe('access_denied');
  });

  test('gets no access if the player revokes everything before it polls', async () => {
    const { auth } = await makePlayer(service);
    const codes = await requestDeviceCodes(service);
    await answer(auth, codes.user_code).expect(204);
    await service.db.prisma.appGrant.updateMany({ data: { endedAt: service.deps.clock() } });
    expect(await refusal(codes)).toBe('access_denied');
  });

  test('must wait five more seconds each time it polls too often', async () => {
    const codes = await requestDeviceCodes(service);
    expect(await refusal(codes)).toBe('authorization_pending');
    expect(await refusal(codes)).toBe('slow_down');
    service.pass(6_000);
    expect(await refusal(codes)).toBe('slow_down');
    service.pass(15_000);
    expect(await refusal(codes)).toBe('authorization_pending');
  });

  test('gets nothing after 15 minutes, approved or not', async () => {
    const { auth } = await makePlayer(service);
    const [ignored, allowed] = [await requestDeviceCodes(service), await requestDeviceCodes(service)];
    await answer(auth, allowed.user_code).expect(204);
    service.pass(15 * 60_000);
    for (const codes of [ignored, allowed]) expect(await refusal(codes)).toBe('expired_token');
    const later = await makePlayer(service);
    await answer(later.auth, ignored.user_code).expect(404);
    await forgetLimits(service.db);
  });
});

describe('a device code', () => {
  test('works once, even for several simultaneous requests', async () => {
    const { auth } = await makePlayer(service);
    const codes = await requestDeviceCodes(service);
    await answer(auth, codes.user_code).expect(204);
    const answers = await Promise.all([1, 2, 3].map(() => requestTokens(service, deviceForm(codes))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await refusal(codes)).toBe('invalid_grant');
  });

  test('is refused for another app, and differs from the displayed code', async () => {
    const codes = await requestDeviceCodes(service);
    expect(await refusal(codes, { client_id: 'http://127.0.0.1' })).toBe('invalid_grant');
    expect(await refusal(codes, { device_code: codes.user_code })).toBe('invalid_grant');
    expect(await refusal(codes, { resource: 'https://bank.example/' })).toBe('invalid_target');
    expect(await refusal(codes)).toBe('authorization_pending');
  });

  test.each(['device_code', 'client_id'] as const)('cannot be exchanged without %s', async (name) => {
    const codes = await requestDeviceCodes(service);
    const { [name]: _, ...form } = deviceForm(codes);
    const { body } = await requestTokens(service, form as Record<string, string>).expect(400);
    expect(body.error).toBe('invalid_request');
  });
});

describe('the displayed code', () => {
  test('is accepted however it is typed', () => {
    expect(readUserCode('wdjb mjht')).toBe('WDJBMJHT');
    expect(readUserCode(' WDJB–MJHT.')).toBe('WDJBMJHT');
    for (const none of ['WDJB-MJH', 'WDJB-MJHTT', 'ADJB-MJHT', ''])
      expect(readUserCode(none)).toBeUndefined();
  });

  test('can be answered once', async () => {
    const [one, other] = [await makePlayer(service), await makePlayer(service)];
    const codes = await requestDeviceCodes(service);
    const both = await Promise.all([one, other].map(({ auth }) => answer(auth, codes.user_code)));
    expect(both.map(({ status }) => status).sort()).toEqual([204, 404]);
    const refused = await answer(other.auth, codes.user_code).expect(404);
    expect(refused.body.type).toBe('/problems/user-code-not-found');
    expect(await service.db.prisma.appGrant.count({ where: { playerId: { in: [one.id, other.id] } } })).toBe(
      1,
    );
    await forgetLimits(service.db);
  });

  test('cannot be guessed: wrong codes count against a limit, correct ones do not', async () => {
    const { auth } = await makePlayer(service);
    const codes = await requestDeviceCodes(service);
    for (let at = 0; at < 5; at += 1) await look(auth, codes.user_code).expect(200);
    await look(auth, 'no code').expect(404);
    await answer(auth, 'BBBB-BBBB').expect(404);
    await answer(auth, 'BBBB-BBBB', { allow: false }).expect(404);
    const { body } = await look(auth, codes.user_code).expect(429);
    expect(body['violated-policies']).toEqual(['wrong-user-codes-hourly']);
    await answer(auth, codes.user_code).expect(429);
    await forgetLimits(service.db);
  });

  test('requires an account, and a log-in within ten minutes or the password', async () => {
    const codes = await requestDeviceCodes(service);
    const guest = await makeGuest(service);
    expect((await answer(guest.auth, codes.user_code).expect(403)).body.type).toBe(
      '/problems/account-required',
    );
    await look(guest.auth, codes.user_code).expect(403);
    const { auth } = await makePlayer(service);
    service.pass(11 * 60_000);
    const refused = await answer(auth, codes.user_code).expect(403);
    expect(refused.body.type).toBe('/problems/password-required');
    await answer(auth, codes.user_code, { password: 'correct horse battery' }).expect(204);
  });
});

describe('a request for codes', () => {
  const ask = (form: object) => service.http.post('/oauth/device-codes').type('form').send(form);

  test.each([
    [{}, 'invalid_request'],
    [{ client_id: 'https://app.example' }, 'invalid_client'],
    [{ client_id: 'https://app.invalid/app.json' }, 'invalid_client'],
    [{ client_id: 'com.example.app:' }, 'invalid_client'],
    [{ client_id: 'http://localhost:3000' }, 'invalid_client'],
    [{ client_id: namelessApp, scope: 'everything' }, 'invalid_scope'],
    [{ client_id: namelessApp, resource: 'https://bank.example/' }, 'invalid_target'],
  ])('as %j is refused with %s', async (form, error) => {
    expect((await ask(form).expect(error === 'invalid_client' ? 401 : 400)).body.error).toBe(error);
  });

  test('names an app by its document if the document lists the device flow', async () => {
    const { auth } = await makePlayer(service);
    const client_id = documents.publish('/bot.json', { client_name: 'A bot', grant_types });
    const codes = await requestDeviceCodes(service, { client_id, scope: 'read messages' });
    const { body } = await look(auth, codes.user_code).expect(200);
    const { origin } = new URL(client_id);
    expect(body).toMatchObject({ clientId: client_id, origin, name: 'A bot', isLocal: false });
    expect(body.scopes).toEqual(['read', 'messages']);
    await answer(auth, codes.user_code).expect(204);
    await requestTokens(service, { ...deviceForm(codes), client_id }).expect(200);
  });

  test.each([
    ['that never shows codes', { grant_types: ['authorization_code'] }, 'unauthorized_client'],
    ['that does not mention it', {}, 'unauthorized_client'],
    [
      'whose document belongs to another',
      { client_id: 'https://app.example/', grant_types },
      'invalid_client',
    ],
    [
      'that has a secret',
      { token_endpoint_auth_method: 'client_secret_basic', grant_types },
      'invalid_client',
    ],
  ])('is refused for an app %s', async (_, about, error) => {
    const client_id = documents.publish('/page.json', about);
    expect((await ask({ client_id }).expect(error === 'invalid_client' ? 401 : 400)).body.error).toBe(error);
  });

  test('is limited by address', async () => {
    const { headers } = await ask({ client_id: namelessApp }).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    await service.db.pool.query(`UPDATE rate_limits SET points = 1000 WHERE key LIKE 'device-codes-hourly%'`);
    const { body } = await ask({ client_id: namelessApp }).expect(429);
    expect(body['violated-policies']).toEqual(['device-codes-hourly']);
    await forgetLimits(service.db);
  });
});
