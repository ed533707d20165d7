import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { expect, test } from 'vitest';
import { deriveKeys } from '../../src/platform/keys.ts';
import { testConfig, useApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';

const service = useApp();
const [{ id: keyid, key: secret }] = deriveKeys(testConfig)['access-token'];
const genuine = {
  keyid,
  issuer: 'carcassonne-by-mail',
  audience: 'carcassonne-by-mail/api',
  algorithm: 'HS256',
} as const;

async function claims() {
  const player = await makePlayer(service);
  const { sub, sid } = jwt.decode(player.accessToken) as { sub: string; sid: string };
  return { sub, sid };
}

function unsigned(header: object, payload: object, signature = ''): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(payload)}.${signature}`;
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

/** Tokens that look like ours, by what is wrong with them. */
const forgeries: Record<string, (held: { sub: string; sid: string }) => string> = {
  'has no signature (alg none)': (held) =>
    unsigned(
      { alg: 'none', typ: 'JWT', kid: keyid },
      { ...held, iss: genuine.issuer, aud: genuine.audience, exp: inAnHour() },
    ),
  'claims another algorithm than it has': (held) => {
    const body = unsigned(
      { alg: 'none', kid: keyid },
      { ...held, iss: genuine.issuer, aud: genuine.audience, exp: inAnHour() },
    );
    return body + createHmac('sha256', secret).update(body.slice(0, -1)).digest('base64url');
  },
  'is signed with another key': (held) =>
    jwt.sign(held, 'another secret of 32 characters or more', { ...genuine, expiresIn: 900 }),
  'is signed with another algorithm': (held) =>
    jwt.sign(held, secret, { ...genuine, algorithm: 'HS512', expiresIn: 900 }),
  'names no key': (held) => {
    const { keyid: _, ...rest } = genuine;
    return jwt.sign(held, secret, { ...rest, expiresIn: 900 });
  },
  'is signed with the secret itself': (held) =>
    jwt.sign(held, testConfig.jwtSecret, { ...genuine, expiresIn: 900 }),
  'is signed with an empty key': (held) => {
    const body = unsigned(
      { alg: 'HS256', kid: keyid },
      { ...held, iss: genuine.issuer, aud: genuine.audience, exp: inAnHour() },
    );
    return body + createHmac('sha256', '').update(body.slice(0, -1)).digest('base64url');
  },
  'has expired': (held) => jwt.sign(held, secret, { ...genuine, expiresIn: -1 }),
  'never expires': (held) => jwt.sign(held, secret, genuine),
  'is not good yet': (held) => jwt.sign(held, secret, { ...genuine, expiresIn: 900, notBefore: 600 }),
  'is for another audience': (held) =>
    jwt.sign(held, secret, { ...genuine, audience: 'other', expiresIn: 900 }),
  'is from another issuer': (held) => jwt.sign(held, secret, { ...genuine, issuer: 'other', expiresIn: 900 }),
  'says nothing of a player': () => jwt.sign({}, secret, { ...genuine, expiresIn: 900 }),
  'names a player that is no id': ({ sid }) =>
    jwt.sign({ sub: "' or true --", sid }, secret, { ...genuine, expiresIn: 900 }),
  'is an API token that nobody made': () => 'cbm_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'is not a token': () => 'x',
};

test('a token made like ours is accepted, so that the forgeries fail for what is wrong with them', async () => {
  const token = jwt.sign(await claims(), secret, { ...genuine, expiresIn: 900 });
  await service.http.get('/v1/me').set('authorization', `Bearer ${token}`).expect(200);
});

test.each(Object.keys(forgeries))('a token that %s is refused', async (what) => {
  const token = forgeries[what]?.(await claims());
  const { body, headers } = await service.http
    .get('/v1/me')
    .set('authorization', `Bearer ${token}`)
    .expect(401);
  expect(body.type).toBe('/problems/unauthenticated');
  expect(headers['www-authenticate']).toMatch(/^Bearer /);
});

test.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'Bearer a b', 'Bearer \u00e4'])(
  'the field «Authorization: %s» is nobody',
  async (authorization) => {
    await service.http.get('/v1/me').set('authorization', authorization).expect(401);
  },
);

test('an access token ends after its minutes, by the clock of the service', async () => {
  const player = await makePlayer(service);
  service.pass(14 * 60_000);
  await service.http.get('/v1/me').set(player.auth).expect(200);
  service.pass(2 * 60_000);
  await service.http.get('/v1/me').set(player.auth).expect(401);
  service.pass(-16 * 60_000);
});

test('a refresh token is no access token', async () => {
  const player = await makePlayer(service);
  await service.http.get('/v1/me').set('authorization', `Bearer ${player.refreshToken}`).expect(401);
});
