import { expect, test } from 'vitest';
import { tidyAccounts } from '../../src/accounts/deletion/expire.ts';
import { dayMs } from '../../src/helpers/time-units.ts';
import { postAs } from '../http/support/calls.ts';
import { useApp } from '../support/app.ts';
import { askForTokens, askingQuery, exchangeForm, letIn, newProof } from '../support/apps.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();
const redirectUri = 'http://127.0.0.1:8765/callback';
const register = (body: object) => service.http.post('/oauth/register').send(body);

test('an app registers as a public client, and is let in at an address that it registered', async () => {
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
    query: askingQuery(challenge, asked),
  }).expect(200);
  expect(described.body).toMatchObject({ clientId: body.client_id, name: null, isLocal: true });
  const code = (await letIn(service, player.auth, askingQuery(challenge, asked))).get('code');
  await askForTokens(service, { ...exchangeForm(code, verifier), ...asked }).expect(200);
  const elsewhere = { ...asked, redirect_uri: 'https://evil.example/callback' };
  await postAs(service, player.auth, '/v1/me/app-requests', {
    query: askingQuery(challenge, elsewhere),
  }).expect(422);
});

test.each([
  ['invalid_redirect_uri', {}],
  ['invalid_redirect_uri', { redirect_uris: [] }],
  ['invalid_redirect_uri', { redirect_uris: ['javascript:alert(1)'] }],
  ['invalid_redirect_uri', { redirect_uris: ['http://app.example/back'] }],
  ['invalid_client_metadata', { redirect_uris: [redirectUri], grant_types: ['client_credentials'] }],
  ['invalid_client_metadata', { redirect_uris: [redirectUri], response_types: ['token'] }],
])('%s: %j', async (error, metadata) => {
  expect((await register(metadata).expect(400)).body).toMatchObject({ error });
});

test('a registration that is not used expires', async () => {
  const { body } = await register({ redirect_uris: [redirectUri] }).expect(201);
  const player = await makePlayer(service);
  const query = askingQuery(newProof().challenge, { client_id: body.client_id, redirect_uri: redirectUri });
  await postAs(service, player.auth, '/v1/me/app-requests', { query }).expect(200);
  service.pass(91 * dayMs);
  await tidyAccounts(service.deps);
  const later = await makePlayer(service);
  const { body: refused } = await postAs(service, later.auth, '/v1/me/app-requests', { query }).expect(422);
  expect(refused.detail).toContain('register again');
});
