import { expect, test } from 'vitest';
import { bodyOf, createClient } from '#client';
import { type AppTokens, createApp, NotLetIn } from '#client/oauth';
import { freePort } from '../../src/embedded-postgres/free-port.ts';
import { useApp } from '../support/app.ts';
import { namelessApp } from '../support/apps.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';

// The issuer must be the address of the service.
const port = await freePort('127.0.0.1');
const baseUrl = `http://127.0.0.1:${port}`;
const service = useApp({ port, publicUrl: baseUrl });
const redirectUri = 'http://127.0.0.1:4000/back';
const clientId = 'http://127.0.0.1';
const app = createApp({ baseUrl, clientId });
const minute = 60_000;

/** Approves the app as a redirected player does; returns the redirect address. */
async function sendTo({ auth }: TestPlayer, url: string, allow = true): Promise<string> {
  const query = { query: new URL(url).search.slice(1), allow };
  const { body } = await service.http.post('/v1/me/apps').set(auth).send(query).expect(200);
  return body.redirectTo;
}

async function tokensOf(player: TestPlayer): Promise<AppTokens> {
  const begun = await app.begin({ redirectUri, scopes: ['read', 'play'] });
  return app.finish(begun, await sendTo(player, begun.url));
}

const whoIs = async (token: Parameters<typeof createClient>[0]['token']) =>
  (await bodyOf(createClient({ baseUrl, token }).GET('/v1/me'))).id;

test('a player is sent to the service and returns with a code', async () => {
  const player = await makePlayer(service);
  const tokens = await tokensOf(player);
  expect(tokens.scopes).toEqual(['read', 'play']);
  expect(await whoIs(tokens.accessToken)).toBe(player.id);
});

test('a return without the state, from elsewhere or without the proof grants no access', async () => {
  const player = await makePlayer(service);
  const begun = await app.begin({ redirectUri, scopes: ['read'] });
  const address = await sendTo(player, begun.url);
  const other = await app.begin({ redirectUri, scopes: ['read'] });
  await expect(app.finish(other, address)).rejects.toThrow('state');
  const forged = new URL(address);
  forged.searchParams.set('iss', 'https://elsewhere.example');
  await expect(app.finish(begun, forged)).rejects.toThrow('iss');
  await expect(app.finish({ ...begun, verifier: other.verifier }, address)).rejects.toMatchObject({
    name: 'NotLetIn',
    code: 'invalid_grant',
  });
});

test.each(['http://carcassonne.example', 'http://localhost.example', 'http://127.0.0.1.example'])(
  'nothing is sent to %s, which has no TLS',
  async (elsewhere) => {
    const sent: string[] = [];
    const unsafe = createApp({
      baseUrl: elsewhere,
      clientId,
      async fetch({ url }) {
        sent.push(url);
        return new Response('{}');
      },
    });
    await expect(unsafe.begin({ redirectUri, scopes: ['read'] })).rejects.toThrow('only requests to HTTPS');
    await expect(unsafe.refresh('secret')).rejects.toThrow('only requests to HTTPS');
    expect(sent).toEqual([]);
  },
);

test('a player’s refusal is distinguished from an error', async () => {
  const player = await makePlayer(service);
  const begun = await app.begin({ redirectUri, scopes: ['play'] });
  const refused = await app.finish(begun, await sendTo(player, begun.url, false)).catch((error) => error);
  expect(refused).toBeInstanceOf(NotLetIn);
  expect(refused.code).toBe('access_denied');
});

test('expired tokens are refreshed once for all requests, and stored', async () => {
  const player = await makePlayer(service);
  const first = await tokensOf(player);
  const stored: AppTokens[] = [];
  const token = app.tokens(first, (renewed) => stored.push(renewed));
  service.pass(16 * minute);
  expect(await Promise.all([whoIs(token), whoIs(token)])).toEqual([player.id, player.id]);
  expect(stored).toHaveLength(1);
  expect(stored[0]?.accessToken).not.toBe(first.accessToken);
  service.pass(16 * minute);
  expect(await whoIs(token)).toBe(player.id);
  expect(stored).toHaveLength(2);
  // A lost answer is repeated for the same refresh token.
  expect(await app.refresh(stored[0]?.refreshToken ?? '')).toEqual(stored[1]);
});

test('revoked tokens stop working and are not refreshed', async () => {
  const tokens = await tokensOf(await makePlayer(service));
  await app.giveUp(tokens.refreshToken);
  expect(await app.refresh(tokens.refreshToken)).toBeUndefined();
  const token = app.tokens(tokens, () => {
    throw new Error('There is nothing to store.');
  });
  await expect(whoIs(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
});

test('a program without a browser shows a code and polls for the answer', async () => {
  const player = await makePlayer(service);
  const answers: number[] = [];
  let answer = async () => {};
  const program = createApp({
    baseUrl,
    clientId: namelessApp,
    async fetch(request) {
      const response = await fetch(request);
      if (request.url.endsWith('/oauth/token')) {
        answers.push(response.status);
        service.pass(10_000);
        await answer();
      }
      return response;
    },
  });
  const codes = await program.beginDevice(['play']);
  expect(codes.verification_uri).toBe(`${baseUrl}/device`);
  answer = async () => {
    answer = async () => {};
    const reply = { userCode: codes.user_code, allow: true };
    await player.post('/v1/me/device-answers', reply).expect(204);
  };
  const tokens = await program.finishDevice({ ...codes, interval: 0 });
  expect(answers).toEqual([400, 200]);
  expect(await whoIs(tokens.accessToken)).toBe(player.id);

  const others = await program.beginDevice(['read']);
  const reply = { userCode: others.user_code, allow: false };
  await player.post('/v1/me/device-answers', reply).expect(204);
  await expect(program.finishDevice({ ...others, interval: 0 })).rejects.toMatchObject({
    code: 'access_denied',
  });
  const waiting = program.finishDevice(await program.beginDevice(['read']), {
    signal: AbortSignal.timeout(10),
  });
  await expect(waiting).rejects.toThrow('timeout');
});
