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

test.each([
  ['needs the password when the log-in was long ago', {}, 403, '/problems/password-required'],
  ['is not created with a wrong password', { password: 'not this one' }, 403, '/problems/wrong-password'],
  ['is created with the password', { password: testPassword }, 201, undefined],
])('an API token %s', async (_, more, expected, type) => {
  const { status, body } = await createLate(more);
  expect([status, body.type]).toEqual([expected, type]);
  expect(body).not.toHaveProperty('password');
});
