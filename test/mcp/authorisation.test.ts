import { auth as authorise, type OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { approveApp, makeApp } from '../support/apps.ts';
import { makeApplication, makeExternal, makePlayer, makeToken } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { connect } from './support/assistant.ts';

const service = useApp();
const metadata = 'http://localhost/.well-known/oauth-protected-resource/mcp';
const where = `resource_metadata="${metadata}"`;
const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const callOf = (name: string, input: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
});

const send = (fields: Readonly<Record<string, string>>, message: object = ping) =>
  service.http
    .post('/mcp')
    .set({ accept: 'application/json, text/event-stream', ...fields })
    .send(message);

test('a client without a token learns where to get one', async () => {
  const { headers } = await send({}).expect(401);
  expect(headers['www-authenticate']).toBe(`Bearer realm="carcassonne-by-mail", ${where}`);
  const wrong = await send({ authorization: 'Bearer nonsense' }).expect(401);
  expect(wrong.headers['www-authenticate']).toContain('error="invalid_token"');
  expect(wrong.headers['www-authenticate']).toContain(where);
  const { body } = await service.http.get(new URL(metadata).pathname).expect(200);
  expect(body).toMatchObject({
    resource: 'http://localhost/mcp',
    authorization_servers: ['http://localhost'],
    scopes_supported: ['read', 'play', 'messages', 'invite'],
  });
  const server = await service.http.get('/.well-known/oauth-authorization-server').expect(200);
  expect(server.body.issuer).toBe(body.authorization_servers[0]);
});

test('a revoked token is refused immediately', async () => {
  const player = await makePlayer(service);
  const token = await makeToken(service, player);
  const assistant = await connect(service, token.auth);
  await assistant.ask('list_games');
  await player.delete(`/v1/me/tokens/${token.id}`).expect(204);
  await expect(assistant.call('list_games')).rejects.toThrow('401');
  expect((await send(token.auth).expect(401)).body.tokenFault).toBe('revoked');

  const app = await makeApp(service, player.auth, 'play');
  const byApp = await connect(service, app.auth);
  await byApp.ask('list_games');
  const { body } = await player.get('/v1/me/apps').expect(200);
  // Refused if the request came after the end of the grant, otherwise ended while waiting.
  const waiting = byApp.call('wait_for_turn', { seconds: 50 }).then(
    ({ isError }) => isError,
    () => true,
  );
  await player.delete(`/v1/me/apps/${body.items[0].id}`).expect(204);
  expect(await waiting).toBe(true);
  await expect(byApp.call('list_games')).rejects.toThrow('401');
});

test.each([
  ...['play', 'new_game', 'join_game', 'say', 'send_command'].map((tool) => [
    'games:read',
    tool,
    'games:play',
  ]),
  ['webhooks', 'list_games', 'games:read'],
] as [string, string, string][])('an API token with %s cannot call %s', async (scope, tool, needed) => {
  const { auth } = await makeToken(service, await makePlayer(service), [scope]);
  const { body, headers } = await send(auth, callOf(tool)).expect(403);
  expect(body).toMatchObject({ type: '/problems/insufficient-scope', requiredScope: needed });
  expect(headers['www-authenticate']).toContain(
    `error="insufficient_scope", error_description="${body.detail}", scope="${needed}", ${where}`,
  );
});

test.each([
  ['read', 'play', 'play'],
  ['play', 'say', 'messages'],
  ['messages', 'new_game', 'play'],
  ['play messages', 'send_command', 'invite'],
])('an app with %s cannot call %s', async (scope, tool, needed) => {
  const { auth } = await makeApp(service, (await makePlayer(service)).auth, scope);
  const { headers } = await send(auth, callOf(tool)).expect(403);
  expect(headers['www-authenticate']).toContain(`scope="${needed}"`);
  await send(auth, callOf('list_games')).expect(200);
});

test('an account that cannot invite creates games without invitations', async () => {
  const [player, other] = [await makePlayer(service), await makePlayer(service)];
  const { auth } = await makeApp(service, player.auth, 'play');
  const { call } = await connect(service, auth);
  const refused = await call('new_game', { invite: [other.handle] });
  expect(refused).toMatchObject({ isError: true, content: [{ text: 'The token lacks invite.' }] });
  expect((await call('new_game')).isError).toBeUndefined();
});

test('a single-game token and an email link have no access', async () => {
  const table = await startTable(service);
  const { auth } = table.players[0]!;
  const request = { name: 'one', scopes: ['games:play'], gameId: table.id };
  const { body } = await service.http.post('/v1/me/tokens').set(auth).send(request).expect(201);
  await send({ authorization: `Bearer ${body.token}` }).expect(403);
});

test('an application plays for one of its players', async () => {
  const application = await makeApplication(service);
  const mira = await makeExternal(service, application, 'mira');
  const { body } = await send({ ...mira.auth }, callOf('new_game', { robots: ['easy'] })).expect(200);
  expect(body.result.structuredContent.game.players[0].handle).toBe(mira.handle);
});

test('streaming and batches are refused', async () => {
  const { auth } = await makePlayer(service);
  const refused = await service.http.get('/mcp').set(auth).expect(405);
  expect(refused.headers['allow']).toBe('POST');
  expect((await send(auth, [ping, ping]).expect(400)).body.type).toBe('/problems/validation');
  expect((await send(auth).expect(200)).body).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  await send(auth, { jsonrpc: '2.0', method: 'notifications/initialized' }).expect(202);
  expect((await send(auth, { nonsense: true }).expect(400)).body.error.code).toBe(-32700);
  await service.http.post('/mcp').set(auth).set('accept', 'text/html').send(ping).expect(406);
});

test('an OAuth client needs only the address to authenticate', async () => {
  const seen: URL[] = [];
  const provider = {
    redirectUrl: 'http://127.0.0.1:4000/back',
    clientMetadata: { redirect_uris: ['http://127.0.0.1:4000/back'], scope: 'play' },
    clientInformation: () => ({ client_id: 'http://127.0.0.1' }),
    tokens: () => undefined,
    saveTokens: () => {},
    redirectToAuthorization: (url: URL) => void seen.push(url),
    saveCodeVerifier: () => {},
    codeVerifier: () => '',
  };
  // The service uses its public address, which leads here.
  const fetchFn = (url: string | URL, init?: RequestInit) =>
    fetch(String(url).replace('http://localhost', service.url), init);
  const result = await authorise(provider, { serverUrl: 'http://localhost/mcp', fetchFn });
  expect(result).toBe('REDIRECT');
  const [address] = seen;
  expect(address?.href).toContain('http://localhost/oauth/authorize?');
  expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
    client_id: 'http://127.0.0.1',
    code_challenge_method: 'S256',
    resource: 'http://localhost/mcp',
  });
  const player = await makePlayer(service);
  const query = { query: address?.search.slice(1) };
  const { body } = await player.post('/v1/me/app-requests', query);
  expect(body).toMatchObject({ isLocal: true });
});

test('an assistant without a client id registers, is approved, and plays with its tokens', async () => {
  const player = await makePlayer(service);
  const kept: { client?: OAuthClientInformationMixed; tokens?: OAuthTokens; verifier: string; sent?: URL } = {
    verifier: '',
  };
  const redirectUrl = 'http://127.0.0.1:7777/callback';
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: { redirect_uris: [redirectUrl], client_name: 'Claude', scope: 'play' },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client;
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      kept.sent = url;
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier;
    },
    codeVerifier: () => kept.verifier,
  };
  const fetchFn = (url: string | URL, init?: RequestInit) =>
    fetch(String(url).replace('http://localhost', service.url), init);
  const serverUrl = 'http://localhost/mcp';
  expect(await authorise(provider, { serverUrl, fetchFn })).toBe('REDIRECT');
  expect(kept.client).toMatchObject({ token_endpoint_auth_method: 'none', redirect_uris: [redirectUrl] });
  expect(kept.client).not.toHaveProperty('client_secret');
  const back = await approveApp(service, player.auth, kept.sent?.search.slice(1) ?? '');
  const authorizationCode = back.get('code') ?? '';
  expect(await authorise(provider, { serverUrl, authorizationCode, fetchFn })).toBe('AUTHORIZED');
  const assistant = await connect(service, { authorization: `Bearer ${kept.tokens?.access_token}` });
  const { game } = await assistant.ask('new_game', { robots: ['easy'] });
  expect(game.players).toHaveLength(2);
});

test('pages of other origins are refused; programs and our own pages are not', async () => {
  const { authorization } = (await makePlayer(service)).auth;
  const refused = await send({ authorization, origin: 'https://evil.example' }).expect(403);
  expect(refused.body.error.message).toContain('CORS_ORIGINS');
  await send({ origin: 'https://evil.example' }).expect(403);
  await send({ authorization, origin: 'http://localhost' }).expect(200);
  await send({ authorization }).expect(200);
});
