import { expect, test } from 'vitest';
import { tidyAccounts } from '../../src/accounts/deletion/expire.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { postAs } from '../http/support/calls.ts';
import { testConfig, useApp } from '../support/app.ts';
import { approveApp, authorizationQuery, exchangeForm, newProof, requestTokens } from '../support/apps.ts';
import { forgetLimits } from '../support/limits.ts';
import { confirmAddress, makePlayer } from '../support/players.ts';

const service = useApp({
  rateLimitPerMinute: 100_000,
  limits: { ...testConfig.limits, 'app-registrations-hourly': 30 },
});
const redirectUri = 'http://127.0.0.1:8765/callback';
const register = (body: object) => service.http.post('/oauth/register').send(body);

test('an app registers as a public client and can be approved at a registered redirect address', async () => {
  const { body, headers } = await register({
    redirect_uris: [redirectUri],
    client_name: 'Carcassonne Operator',
    token_endpoint_auth_method: 'client_secret_basic',
  }).expect(201);
  expect(body).toMatchObject({
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
  });
  expect(body).not.toHaveProperty('client_secret');
  expect(headers['cache-control']).toContain('no-store');
  const player = await makePlayer(service);
  const { verifier, challenge } = newProof();
  const asked = { client_id: body.client_id, redirect_uri: 'http://127.0.0.1:9999/callback' };
  const described = await postAs(service, player.auth, '/v1/me/app-requests', {
    query: authorizationQuery(challenge, asked),
  }).expect(200);
  expect(described.body).toMatchObject({ clientId: body.client_id, name: null, isLocal: true });
  const code = (await approveApp(service, player.auth, authorizationQuery(challenge, asked))).get('code');
  await requestTokens(service, { ...exchangeForm(code, verifier), ...asked }).expect(200);
  const elsewhere = { ...asked, redirect_uri: 'https://evil.example/callback' };
  await postAs(service, player.auth, '/v1/me/app-requests', {
    query: authorizationQuery(challenge, elsewhere),
  }).expect(422);
});

test.each([
  ['invalid_redirect_uri', {}],
  ['invalid_redirect_uri', { redirect_uris: [] }],
  ['invalid_redirect_uri', { redirect_uris: ['javascript:alert(1)'] }],
  ['invalid_redirect_uri', { redirect_uris: ['http://app.example/back'] }],
  ['invalid_redirect_uri', { redirect_uris: ['data:text/html,back', 'http://127.0.0.1@app.example/'] }],
  [
    'invalid_redirect_uri',
    { redirect_uris: Array.from({ length: 11 }, (_, port) => `http://localhost:${port + 1}/`) },
  ],
  ['invalid_client_metadata', { redirect_uris: [redirectUri], grant_types: ['client_credentials'] }],
  ['invalid_client_metadata', { redirect_uris: [redirectUri], response_types: ['token'] }],
])('%s: %j', async (error, metadata) => {
  expect((await register(metadata).expect(400)).body).toMatchObject({ error });
});

test('omits redirect addresses of unsupported kinds, and treats null as absent', async () => {
  const { body } = await register({
    redirect_uris: ['cursor://anysphere.cursor-mcp/oauth/callback', 'http://localhost:8787/callback'],
    grant_types: null,
    response_types: null,
  }).expect(201);
  expect(body.redirect_uris).toEqual(['http://localhost:8787/callback']);
  const player = await makePlayer(service);
  const query = authorizationQuery(newProof().challenge, {
    client_id: body.client_id,
    redirect_uri: 'cursor://anysphere.cursor-mcp/oauth/callback',
  });
  await postAs(service, player.auth, '/v1/me/app-requests', { query }).expect(422);
});

test('limits the registrations per address and hour', async () => {
  await service.db.pool.query(
    `UPDATE rate_limits SET points = 30 WHERE key LIKE 'app-registrations-hourly%'`,
  );
  const { body } = await register({ redirect_uris: [redirectUri] }).expect(429);
  expect(body['violated-policies']).toEqual(['app-registrations-hourly']);
  await forgetLimits(service.db);
});

test('a registration lasts while its app refreshes tokens; after that the app must register again', async () => {
  const { body } = await register({ redirect_uris: [redirectUri] }).expect(201);
  const place = { client_id: body.client_id, redirect_uri: redirectUri };
  const { verifier, challenge } = newProof();
  const player = await makePlayer(service);
  await confirmAddress(service, player);
  const code = (await approveApp(service, player.auth, authorizationQuery(challenge, place))).get('code');
  const { body: first } = await requestTokens(service, { ...exchangeForm(code, verifier), ...place }).expect(
    200,
  );
  const refresh = (refresh_token: string) =>
    requestTokens(service, { grant_type: 'refresh_token', client_id: body.client_id, refresh_token });
  let { refresh_token } = first;
  for (let month = 0; month < 4; month += 1) {
    service.pass(31 * dayMs);
    await tidyAccounts(service.deps);
    ({ refresh_token } = (await refresh(refresh_token).expect(200)).body);
  }
  service.pass(91 * dayMs);
  await tidyAccounts(service.deps);
  expect((await refresh(refresh_token).expect(401)).body.error).toBe('invalid_client');
});

test('an unused registration expires', async () => {
  const { body } = await register({ redirect_uris: [redirectUri] }).expect(201);
  const player = await makePlayer(service);
  const query = authorizationQuery(newProof().challenge, {
    client_id: body.client_id,
    redirect_uri: redirectUri,
  });
  await postAs(service, player.auth, '/v1/me/app-requests', { query }).expect(200);
  service.pass(91 * dayMs);
  await tidyAccounts(service.deps);
  const later = await makePlayer(service);
  const { body: refused } = await postAs(service, later.auth, '/v1/me/app-requests', { query }).expect(422);
  expect(refused.detail).toContain('register again');
});
