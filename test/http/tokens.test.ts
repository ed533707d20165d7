import { createHmac, type KeyObject } from 'node:crypto';
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

/** A token with this header, signed by `sign`. */
function handmade(header: object, held: object, sign: (text: string) => string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const more = { iss: genuine.issuer, aud: genuine.audience, exp: Math.floor(Date.now() / 1000) + 3600 };
  const text = `${part({ kid: keyid, ...header })}.${part({ ...held, ...more })}`;
  return `${text}.${sign(text)}`;
}
const signedWith = (key: string | KeyObject) => (text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');
const lasting = { ...genuine, expiresIn: 900 };

/** Tokens that resemble ours, by their defect. */
const forgeries: Record<string, (held: { sub: string; sid: string }) => string> = {
  'has no signature (alg none)': (held) => handmade({ alg: 'none', typ: 'JWT' }, held, () => ''),
  'claims another algorithm than it has': (held) => handmade({ alg: 'none' }, held, signedWith(secret)),
  'is signed with another key': (held) => jwt.sign(held, 'another secret of 32 characters or more', lasting),
  'is signed with another algorithm': (held) => jwt.sign(held, secret, { ...lasting, algorithm: 'HS512' }),
  'names no key': (held) => {
    const { keyid: _, ...rest } = genuine;
    return jwt.sign(held, secret, { ...rest, expiresIn: 900 });
  },
  'is signed with the secret itself': (held) => jwt.sign(held, testConfig.jwtSecret, lasting),
  'is signed with an empty key': (held) => handmade({ alg: 'HS256' }, held, signedWith('')),
  'has expired': (held) => jwt.sign(held, secret, { ...genuine, expiresIn: -1 }),
  'never expires': (held) => jwt.sign(held, secret, genuine),
  'is not good yet': (held) => jwt.sign(held, secret, { ...lasting, notBefore: 600 }),
  'is for another audience': (held) => jwt.sign(held, secret, { ...lasting, audience: 'other' }),
  'is from another issuer': (held) => jwt.sign(held, secret, { ...lasting, issuer: 'other' }),
  'says nothing of a player': () => jwt.sign({}, secret, lasting),
  'names a player that is no id': ({ sid }) => jwt.sign({ sub: "' or true --", sid }, secret, lasting),
  'is an API token that was never issued': () => 'cbm_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'is not a token': () => 'x',
};

test('a token built like ours is accepted, which makes the forgeries meaningful', async () => {
  const token = jwt.sign(await claims(), secret, lasting);
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
  'the header «Authorization: %s» authenticates no one',
  async (authorization) => {
    await service.http.get('/v1/me').set('authorization', authorization).expect(401);
  },
);

test('an access token expires after its minutes, by the service’s clock', async () => {
  const player = await makePlayer(service);
  service.pass(14 * 60_000);
  await player.get('/v1/me').expect(200);
  service.pass(2 * 60_000);
  await player.get('/v1/me').expect(401);
  service.pass(-16 * 60_000);
});
