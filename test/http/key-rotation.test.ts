import { expect, test } from 'vitest';
import { deriveKeys } from '../../src/platform/keys.ts';
import { signLink } from '../../src/platform/signed-links.ts';
import { serve, testConfig, useOwnApp } from '../support/app.ts';
import { makePlayer, testPassword } from '../support/players.ts';

const service = useOwnApp();
const oldKeys = deriveKeys({ jwtSecret: testConfig.jwtSecret, jwtSecretsPrevious: [] });
const rotated = {
  jwtSecret: 'a newer secret of the tests, 32 characters or more',
  jwtSecretsPrevious: [testConfig.jwtSecret],
};

/** Runs `work` with a service on the same database with other secrets. */
async function withSecrets<T>(secrets: object, work: (other: typeof service) => Promise<T>): Promise<T> {
  const other = await serve(service.db, { databaseUrl: service.deps.config.databaseUrl, ...secrets });
  return work(other).finally(() => other.app.close());
}

const keyIdOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid;

test('a new secret logs no one out while the old one is accepted', async () => {
  const player = await makePlayer(service);
  await withSecrets(rotated, async (other) => {
    await other.http.get('/v1/me').set(player.auth).expect(200);
    const { refreshToken } = player;
    const { body } = await other.http.post('/v1/sessions/refresh').send({ refreshToken }).expect(200);
    expect(keyIdOf(body.accessToken)).not.toBe(keyIdOf(player.accessToken));
    await other.http.get('/v1/me').set('authorization', `Bearer ${body.accessToken}`).expect(200);
    // The service with only the old secret does not know the new one.
    await service.http.get('/v1/me').set('authorization', `Bearer ${body.accessToken}`).expect(401);
  });
});

test('a retired secret is refused', async () => {
  const player = await makePlayer(service);
  await withSecrets({ ...rotated, jwtSecretsPrevious: [] }, async (other) => {
    await other.http.get('/v1/me').set(player.auth).expect(401);
  });
});

test('links in emails sent before the rotation still work', async () => {
  const player = await makePlayer(service);
  const token = signLink(oldKeys, 'verify', { player: player.id, generation: 0, email: player.email });
  await withSecrets({ ...rotated, jwtSecretsPrevious: [] }, async (other) => {
    await other.http.post('/v1/verifications').send({ token }).expect(404);
  });
  await withSecrets(rotated, async (other) => {
    await other.http.post('/v1/verifications').send({ token }).expect(204);
  });
});

test('a request repeated after the rotation gets the first answer', async () => {
  const player = await makePlayer(service);
  const logIn = (to: typeof service) =>
    to.http
      .post('/v1/sessions')
      .set('idempotency-key', 'over the rotation')
      .send({ email: player.email, password: testPassword })
      .expect(201);
  const first = await logIn(service);
  await withSecrets(rotated, async (other) => {
    const again = await logIn(other);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  });
});
