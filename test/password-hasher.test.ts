import { expect, test } from 'vitest';
import { passwordHasher } from '../src/platform/password-hasher.ts';

const cheap = passwordHasher({ memoryCost: 8, timeCost: 1 });

test('passwords are hashed by argon2id at the cost OWASP recommends', async () => {
  expect(await passwordHasher().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a password matches its hash at any cost, in any Unicode composition', async () => {
  const hash = await passwordHasher().hash('pässword');
  expect(await cheap.isRight(hash, 'pa\u0308ssword')).toBe(true);
  expect(await cheap.isRight(hash, 'password')).toBe(false);
});

test('no password matches a missing account', async () => {
  expect(await cheap.isRight(undefined, '')).toBe(false);
});
