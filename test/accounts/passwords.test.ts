import { describe, expect, test } from 'vitest';
import { requireGoodPassword } from '../../src/accounts/passwords/good-password.ts';
import { resetLink } from '../../src/notifications/links.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, testPassword } from '../support/players.ts';

const service = useApp();
const mira = { handle: 'wilhelmina', displayName: 'Wilhelmina B.', email: 'w.berg@example.org' };

const weak = [
  '12345678',
  'password',
  'aaaaaaaa',
  'Summer2026',
  'P@ssw0rd!',
  'qwertyuiop',
  'iloveyou99',
  'abcabcabc',
  'wilhelmina1',
  'Wilhelmina',
  'w.berg123',
  'w.berg@example.org',
  'Carcassonne1',
  'correcthorse',
  'a'.repeat(200),
];
const good = [
  'correct horse battery',
  'qmzkvbdtwe',
  'la mia zia fuma la pipa',
  'Tr0ub4dor&3x',
  'øøøæ ålesund',
];

describe('a password', () => {
  test.each(weak)('%s is refused', async (password) => {
    await expect(requireGoodPassword(password, mira)).rejects.toMatchObject({ kind: 'weak-password' });
  });

  test.each(good)('%s is accepted', async (password) => {
    await expect(requireGoodPassword(password, mira)).resolves.toBeUndefined();
  });

  test('is judged quickly, whatever its form', async () => {
    const costly = ['4@8({[</369&#!1|0$5+7%2', '@4a', 'pa55w0rd', '1a2b', '20012002'];
    for (const part of costly) {
      const before = process.cpuUsage();
      await requireGoodPassword(part.repeat(200).slice(0, 200), mira).catch(() => undefined);
      const { user } = process.cpuUsage(before);
      expect(user / 1000, part).toBeLessThan(400);
    }
  });
});

describe('a weak password is refused', () => {
  const refused = { type: '/problems/weak-password', status: 422 };

  test('for a new account', async () => {
    const body = { email: 'weak@example.org', handle: 'weak-one', password: 'weak-one1' };
    const { body: refusal } = await service.http.post('/v1/accounts').send(body).expect(422);
    expect(refusal).toMatchObject(refused);
  });

  test('by a reset, whose link stays usable', async () => {
    const { id } = await makePlayer(service);
    const { passwordHash } = await service.db.prisma.player.findUniqueOrThrow({ where: { id } });
    const token = resetLink(service.deps, id, passwordHash).split('/').at(-1);
    const reset = (password: string) =>
      service.http.post('/v1/password-resets/confirm').send({ token, password });
    expect((await reset('password1').expect(422)).body).toMatchObject(refused);
    await reset('quite another good one').expect(204);
  });

  test('by a change', async () => {
    const { auth } = await makePlayer(service);
    const body = { currentPassword: testPassword, password: 'iloveyou99' };
    const { body: refusal } = await service.http.post('/v1/me/password').set(auth).send(body).expect(422);
    expect(refusal).toMatchObject(refused);
  });
});
