import type { TestApp } from './app.ts';
import { Authenticator } from './authenticator.ts';
import { type TestPlayer, testPassword } from './players.ts';

/** A player's first passkey, and its recovery codes. */
export interface TestPasskey {
  readonly id: string;
  readonly authenticator: Authenticator;
  readonly recoveryCodes: string[];
}

/** Adds a passkey to a player's account over HTTP. */
export async function addPasskey(
  service: TestApp,
  { auth }: TestPlayer,
  name = 'phone',
): Promise<TestPasskey> {
  const authenticator = new Authenticator(new URL(service.deps.config.publicUrl).origin);
  const { body: options } = await service.http.post('/v1/me/passkeys/options').set(auth).expect(200);
  const { body } = await service.http
    .post('/v1/me/passkeys')
    .set(auth)
    .send({ name, response: authenticator.create(options) })
    .expect(201);
  return { id: body.passkey.id, authenticator, recoveryCodes: body.recoveryCodes ?? [] };
}

/** Sends the password of an account with a passkey; returns the problem `second-factor-required`. */
export async function sendPassword(service: TestApp, { email }: TestPlayer) {
  const request = { email, password: testPassword };
  const { body } = await service.http.post('/v1/sessions').send(request).expect(401);
  return body;
}

/** Starts a log-in without a password; returns the options for the authenticator. */
export async function startLogIn(service: TestApp) {
  return (await service.http.post('/v1/sessions/passkey/options').expect(200)).body;
}

/** Sends the answer of an authenticator. */
export function sendAssertion(service: TestApp, response: object) {
  return service.http.post('/v1/sessions/passkey').send({ response });
}
