/** Unregistered apps get access by an authorization code and PKCE. */
import { describe, expect, test } from 'vitest';
import { getAs, postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import { useAppDocuments } from '../support/app-documents.ts';
import {
  app,
  approveApp,
  authorizationQuery,
  exchangeForm,
  makeApp,
  newProof,
  requestTokens,
} from '../support/apps.ts';
import { makeGuest, makePlayer } from '../support/players.ts';

const service = useApp();

/** Approves an app; returns the code and the verifier to exchange it with. */
async function newCode(others: Readonly<Record<string, string | undefined>> = {}) {
  const player = await makePlayer(service);
  const { verifier, challenge } = newProof();
  const called = await approveApp(service, player.auth, authorizationQuery(challenge, others));
  return { player, verifier, called, code: called.get('code') };
}

const refresh = (token: string, others: Readonly<Record<string, string>> = {}) =>
  requestTokens(service, {
    grant_type: 'refresh_token',
    client_id: app.clientId,
    refresh_token: token,
    ...others,
  });

describe('an approved app', () => {
  test('receives a code, its state and the issuer on its redirect address, and keeps its own query', async () => {
    const { called } = await newCode();
    expect(called.get('code')).toMatch(/^cbc_[0-9A-Za-z]{49}$/);
    expect(Object.fromEntries(called)).toMatchObject({
      from: 'here',
      state: 'the state',
      iss: service.deps.config.publicUrl,
    });
  });

  test('exchanges the code for tokens that play as the player, and do nothing else', async () => {
    const { player, verifier, code } = await newCode({ scope: 'play' });
    const { body, headers } = await requestTokens(service, exchangeForm(code, verifier)).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({
      access_token: expect.stringMatching(/^cba_[0-9A-Za-z]{49}$/),
      token_type: 'Bearer',
      expires_in: 900,
      refresh_token: expect.stringMatching(/^cbg_[0-9A-Za-z]{49}$/),
      scope: 'play',
    });
    const auth = { authorization: `Bearer ${body.access_token}` };
    expect((await getAs(service, auth, '/v1/me').expect(200)).body).toEqual({
      id: player.id,
      handle: player.handle,
      displayName: player.handle,
      locale: 'en',
      isGuest: false,
    });
    const game = await postAs(service, auth, '/v1/games', { seatCount: 2 }).expect(201);
    await service.http.delete('/v1/me').set(auth).send({}).expect(403);
    const said = await postAs(service, auth, `/v1/games/${game.body.id}/messages`, { text: 'hello' }).expect(
      403,
    );
    expect(said.body).toMatchObject({ type: '/problems/insufficient-scope', requiredScope: 'messages' });
    const invites = { seatCount: 2, invite: ['somebody'] };
    const invited = await postAs(service, auth, '/v1/games', invites).expect(403);
    expect(invited.body.requiredScope).toBe('invite');
    await postAs(service, auth, '/v1/commands', { text: 'games' }).expect(403);
  });

  test('is notified when it is denied', async () => {
    const { auth } = await makePlayer(service);
    const query = authorizationQuery(newProof().challenge);
    const { body } = await postAs(service, auth, '/v1/me/apps', { query, allow: false }).expect(200);
    const called = new URL(body.redirectTo);
    expect(called.origin).toBe('https://app.example');
    expect(called.searchParams.get('error')).toBe('access_denied');
    expect(called.searchParams.get('iss')).toBe(service.deps.config.publicUrl);
    expect(called.searchParams.has('code')).toBe(false);
  });

  test('is shown beforehand with its origin and scopes', async () => {
    const { auth } = await makePlayer(service);
    const query = authorizationQuery(newProof().challenge, { scope: 'messages read' });
    const { body } = await postAs(service, auth, '/v1/me/app-requests', { query }).expect(200);
    expect(body).toEqual({
      origin: 'https://app.example',
      clientId: 'https://app.example',
      name: null,
      isLocal: false,
      redirectUri: app.redirectUri,
      scopes: ['read', 'messages'],
    });
  });

  test('requires an account, and a log-in within ten minutes or the password', async () => {
    const { auth } = await makePlayer(service);
    service.pass(11 * 60_000);
    const request = { query: authorizationQuery(newProof().challenge), allow: true };
    const refused = await postAs(service, auth, '/v1/me/apps', request).expect(403);
    expect(refused.body.type).toBe('/problems/password-required');
    const guest = await makeGuest(service);
    const asGuest = await postAs(service, guest.auth, '/v1/me/apps', request).expect(403);
    expect(asGuest.body.type).toBe('/problems/account-required');
    const { access } = await makeApp(service, (await makePlayer(service)).auth);
    const byApp = { authorization: `Bearer ${access}` };
    await postAs(service, byApp, '/v1/me/apps', request).expect(403);
  });
});

describe('a code', () => {
  test.each([
    ['another verifier', { code_verifier: newProof().verifier }],
    ['a verifier that is too short', { code_verifier: 'short' }],
    ['another app', { client_id: 'https://other.example' }],
    ['another redirect address', { redirect_uri: 'https://app.example/back' }],
    ['the redirect address in other letters', { redirect_uri: 'https://APP.example/back?from=here' }],
  ])('is refused and used up with %s', async (_, wrong) => {
    const { verifier, code } = await newCode();
    const right = exchangeForm(code, verifier);
    expect((await requestTokens(service, { ...right, ...wrong }).expect(400)).body.error).toBe(
      'invalid_grant',
    );
    expect((await requestTokens(service, right).expect(400)).body.error).toBe('invalid_grant');
  });

  test.each(['code', 'code_verifier', 'client_id', 'redirect_uri', 'grant_type'])(
    'cannot be exchanged without %s',
    async (name) => {
      const { verifier, code } = await newCode();
      const right: Record<string, string> = exchangeForm(code, verifier);
      const { [name]: _, ...rest } = right;
      expect((await requestTokens(service, rest).expect(400)).body.error).toBe('invalid_request');
      await requestTokens(service, right).expect(200);
    },
  );

  test('is refused if the verifier equals the challenge, as in plain PKCE', async () => {
    const { auth } = await makePlayer(service);
    const { challenge } = newProof();
    const code = (await approveApp(service, auth, authorizationQuery(challenge))).get('code');
    const plain = { ...exchangeForm(code, challenge), code_challenge_method: 'plain' };
    expect((await requestTokens(service, plain).expect(400)).body.error).toBe('invalid_grant');
  });

  test('grants what the player approved, whatever scopes the exchange requests', async () => {
    const { verifier, code } = await newCode({ scope: 'read' });
    const more = { ...exchangeForm(code, verifier), scope: 'read play profile' };
    const { body } = await requestTokens(service, more).expect(200);
    expect(body.scope).toBe('read');
    const auth = { authorization: `Bearer ${body.access_token}` };
    await postAs(service, auth, '/v1/games', { seatCount: 2 }).expect(403);
  });

  test('works once: a second use revokes its tokens', async () => {
    const { verifier, code } = await newCode();
    const form = exchangeForm(code, verifier);
    const { body } = await requestTokens(service, form).expect(200);
    await requestTokens(service, form).expect(400);
    await getAs(service, { authorization: `Bearer ${body.access_token}` }, '/v1/me').expect(401);
    expect((await refresh(body.refresh_token).expect(400)).body.error).toBe('invalid_grant');
  });

  test('is exchanged at most once by simultaneous requests, and its tokens are revoked', async () => {
    const { verifier, code } = await newCode();
    const form = exchangeForm(code, verifier);
    const answers = await Promise.all([1, 2, 3].map(() => requestTokens(service, form)));
    const tokens = answers.filter(({ status }) => status === 200).map(({ body }) => body.access_token);
    expect(tokens.length).toBeLessThan(2);
    for (const token of tokens)
      await getAs(service, { authorization: `Bearer ${token}` }, '/v1/me').expect(401);
  });

  test('expires after a minute', async () => {
    const { verifier, code } = await newCode();
    service.pass(61_000);
    expect((await requestTokens(service, exchangeForm(code, verifier)).expect(400)).body.error).toBe(
      'invalid_grant',
    );
  });

  test('is accepted only from a form without repeated fields', async () => {
    const { verifier, code } = await newCode();
    const twice = `${new URLSearchParams(exchangeForm(code, verifier))}&code=${code}`;
    const { body } = await service.http.post('/oauth/token').type('form').send(twice).expect(400);
    expect(body.error).toBe('invalid_request');
    await service.http.post('/v1/sessions').type('form').send('email=x').expect(415);
  });
});

describe('an app with a metadata document', () => {
  const documents = useAppDocuments();
  const publish = (about: object = {}) =>
    documents.publish('/app.json', {
      client_name: 'An app',
      redirect_uris: ['https://app.example/back', 'http://127.0.0.1/back'],
      ...about,
    });

  test('can use only the exact redirect addresses that it lists', async () => {
    const { auth } = await makePlayer(service);
    const client_id = publish();
    const { verifier, challenge } = newProof();
    const ask = (redirect_uri: string) =>
      postAs(service, auth, '/v1/me/app-requests', {
        query: authorizationQuery(challenge, { client_id, redirect_uri }),
      });
    for (const other of [
      '/back/',
      '/Back',
      '/back?a',
      '/back/..%2f',
      '/ba%63k',
      ':443/back',
      '.evil.example/back',
    ])
      expect((await ask(`https://app.example${other}`).expect(422)).body.redirectTo).toBeUndefined();
    await ask('http://127.0.0.1:4000/back').expect(200);
    const { body } = await ask('https://app.example/back').expect(200);
    // The document is at another origin than the address, so it does not prove the name.
    expect(body).toMatchObject({ clientId: client_id, origin: 'https://app.example', name: null });
    const redirect_uri = 'https://app.example/back';
    const called = await approveApp(
      service,
      auth,
      authorizationQuery(challenge, { client_id, redirect_uri }),
    );
    const form = { ...exchangeForm(called.get('code'), verifier), client_id, redirect_uri };
    await requestTokens(service, form).expect(200);
  });

  test('is shown by name if the redirect address is at its own origin', async () => {
    const { auth } = await makePlayer(service);
    const { origin } = new URL(publish());
    const client_id = publish({ redirect_uris: [`${origin}/back`] });
    const query = authorizationQuery(newProof().challenge, { client_id, redirect_uri: `${origin}/back` });
    const { body } = await postAs(service, auth, '/v1/me/app-requests', { query }).expect(200);
    expect(body).toMatchObject({ origin, name: 'An app', isLocal: false });
  });
});

describe('a refresh token', () => {
  test('returns the next tokens, with the same or fewer scopes', async () => {
    const { auth } = await makePlayer(service);
    const first = await makeApp(service, auth, 'play messages');
    const { body } = await refresh(first.refresh, { scope: 'messages' }).expect(200);
    expect(body.scope).toBe('messages');
    const narrow = { authorization: `Bearer ${body.access_token}` };
    await postAs(service, narrow, '/v1/games', { seatCount: 2 }).expect(403);
    expect((await refresh(body.refresh_token).expect(200)).body.scope).toBe('play messages');
  });

  test('never exceeds what the player granted', async () => {
    const { auth } = await makePlayer(service);
    const { refresh: token } = await makeApp(service, auth, 'read');
    expect((await refresh(token, { scope: 'read play' }).expect(400)).body.error).toBe('invalid_scope');
    await refresh(token).expect(200);
  });

  test('revokes the grant and its later tokens when it is reused', async () => {
    const { auth } = await makePlayer(service);
    const first = await makeApp(service, auth);
    const { body } = await refresh(first.refresh).expect(200);
    await refresh(first.refresh).expect(400);
    await getAs(service, { authorization: `Bearer ${body.access_token}` }, '/v1/me').expect(401);
    await refresh(body.refresh_token).expect(400);
  });

  test('is refused for another app, and after it has expired', async () => {
    const { auth } = await makePlayer(service);
    const { refresh: token, access } = await makeApp(service, auth);
    await refresh(token, { client_id: 'https://other.example' }).expect(400);
    await refresh(access).expect(400);
    service.pass(61 * 86_400_000);
    await refresh(token).expect(400);
  });
});

describe('an invalid request', () => {
  const describeRequest = async (others: Readonly<Record<string, string | undefined>>) => {
    const { auth } = await makePlayer(service);
    const query = authorizationQuery(newProof().challenge, others);
    const { body } = await postAs(service, auth, '/v1/me/app-requests', { query }).expect(422);
    return body;
  };

  test.each([
    ['without PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['with plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a method, which means plain', { code_challenge_method: undefined }, 'invalid_request'],
    ['for an immediate token', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an unknown scope', { scope: 'play everything' }, 'invalid_scope'],
    ['for tokens of another service', { resource: 'https://bank.example/' }, 'invalid_target'],
    ['with a fragment as response mode', { response_mode: 'fragment' }, 'invalid_request'],
  ])('%s is reported on the redirect address', async (_, others, error) => {
    const body = await describeRequest(others);
    expect(body).toMatchObject({ type: '/problems/app-request-refused', error });
    const back = new URL(body.redirectTo).searchParams;
    expect(back.get('error')).toBe(error);
    expect(back.get('iss')).toBe(service.deps.config.publicUrl);
  });

  test.each([
    'http://app.example/back',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://user@app.example/back',
    'https://app.example/back#there',
    'https://app.example\\@evil.example/back',
    'back',
    'myapp://back',
    'file:///etc/passwd',
    `https://app.example/${'x'.repeat(1000)}`,
  ])('does not redirect to %s', async (redirect_uri) => {
    expect((await describeRequest({ redirect_uri })).redirectTo).toBeUndefined();
  });

  test.each([
    ['https://app.example.evil.example/back', 'https://app.example'],
    ['https://app.example:8443/back', 'https://app.example'],
    ['https://evil.example/back', 'https://app.example'],
    ['https://app.example/back', 'app'],
    ['https://app.example/back', 'https://APP.example'],
    ['https://app.example/back', undefined],
    ['com.evil.app:/back', 'com.example.app:'],
  ])('does not redirect to %s for the app %s', async (redirect_uri, client_id) => {
    const body = await describeRequest({ redirect_uri, client_id });
    expect(body).toMatchObject({ type: '/problems/app-request-refused', error: 'invalid_client' });
    expect(body.redirectTo).toBeUndefined();
  });

  test.each([
    ['http://127.0.0.1:49152/back', 'http://127.0.0.1'],
    ['http://[::1]:49152/', 'http://[::1]'],
    ['http://localhost:3000/', 'http://localhost'],
    ['com.example.app:/back', 'com.example.app:'],
  ])('does not include a redirect to %s, where a local program listens', async (redirect_uri, client_id) => {
    const { auth } = await makePlayer(service);
    const query = authorizationQuery(newProof().challenge, { redirect_uri, client_id });
    const { body } = await postAs(service, auth, '/v1/me/app-requests', { query }).expect(200);
    expect(body).toMatchObject({ isLocal: true, origin: client_id, redirectUri: redirect_uri });
  });
});
