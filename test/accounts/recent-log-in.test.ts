import { afterEach, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, testPassword } from '../support/players.ts';

const service = useApp();
const late = 11 * 60_000;
let isLate = false;
afterEach(() => {
  if (isLate) service.pass(-late);
  isLate = false;
});

async function createLate(more: object) {
  const { auth } = await makePlayer(service);
  service.pass(late);
  isLate = true;
  const request = { name: 'bot', scopes: ['games:read'], ...more };
  return service.http.post('/v1/me/tokens').set(auth).send(request);
}

test('an API token needs the password when the log-in was long ago', async () => {
  const { status, body } = await createLate({});
  expect(status).toBe(403);
  expect(body.type).toBe('/problems/password-required');
});

test('an API token is not created with a wrong password', async () => {
  const { status, body } = await createLate({ password: 'not this one' });
  expect(status).toBe(403);
  expect(body.type).toBe('/problems/wrong-password');
});

test('an API token is created with the password', async () => {
  const { status, body } = await createLate({ password: testPassword });
  expect(status).toBe(201);
  expect(body).not.toHaveProperty('password');
});
