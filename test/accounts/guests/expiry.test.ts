import { expect, test } from 'vitest';
import { tidyAccounts } from '../../../src/accounts/deletion/expire.ts';
import { dayMs } from '../../../src/helpers/time-units.ts';
import { useApp } from '../../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer, testPassword } from '../../support/players.ts';

const service = useApp();
const playerOf = ({ id }: TestPlayer) => service.db.prisma.player.findUniqueOrThrow({ where: { id } });

/** A started game of a guest and another player. */
async function startGame(guest: TestPlayer, other: TestPlayer): Promise<string> {
  const { body } = await guest.post('/v1/games', { seatCount: 2 }).expect(201);
  await other.post(`/v1/games/${body.id}/seats`, {}).expect(201);
  return body.id;
}

test('an unused guest expires: their tables are cancelled and their running games resigned', async () => {
  const [guest, other] = [await makeGuest(service), await makePlayer(service)];
  const game = await startGame(guest, other);
  const { body: open } = await guest.post('/v1/games', {}).expect(201);
  service.pass(15 * dayMs);
  await tidyAccounts(service.deps);
  expect(await playerOf(guest)).toMatchObject({ displayName: 'Deleted player', guestExpiresAt: null });
  const status = async (id: string) =>
    (await service.db.prisma.game.findUniqueOrThrow({ where: { id } })).status;
  expect([await status(game), await status(open.id)]).toEqual(['finished', 'aborted']);
  const { body } = await guest.get('/v1/me').expect(401);
  expect(body.type).toBe('/problems/unauthenticated');
  service.pass(-15 * dayMs);
});

test('a returning guest is kept for longer; accounts do not expire this way', async () => {
  const [guest, kept] = [await makeGuest(service), await makeGuest(service)];
  const request = { email: 'kept@example.org', handle: 'kept', password: testPassword };
  await kept.post('/v1/me/account', request).expect(201);
  await service.db.prisma.player.update({ where: { id: kept.id }, data: { emailVerifiedAt: new Date() } });
  service.pass(13 * dayMs);
  const { refreshToken } = guest;
  await service.http.post('/v1/sessions/refresh').send({ refreshToken }).expect(200);
  service.pass(2 * dayMs);
  await tidyAccounts(service.deps);
  expect((await playerOf(guest)).deletedAt).toBeNull();
  expect((await playerOf(kept)).deletedAt).toBeNull();
  service.pass(12 * dayMs);
  await tidyAccounts(service.deps);
  expect((await playerOf(guest)).deletedAt).not.toBeNull();
  expect((await playerOf(kept)).deletedAt).toBeNull();
  service.pass(-27 * dayMs);
});

test('only an id remains of a guest who met no one, and the handle becomes free', async () => {
  const guest = await makeGuest(service);
  const key = { 'idempotency-key': 'mine' };
  await guest.post('/v1/games').set(key).send({}).expect(201);
  const { prisma } = service.db;
  const retired = await prisma.retiredHandle.count();
  await guest.delete('/v1/me', {}).expect(204);
  expect(await prisma.session.count({ where: { playerId: guest.id } })).toBe(0);
  expect(await prisma.idempotencyKey.count({ where: { scope: guest.id } })).toBe(0);
  expect(await prisma.erasure.count({ where: { playerId: guest.id } })).toBe(0);
  expect(await prisma.retiredHandle.count()).toBe(retired);
});

test('an account is not deleted without its password', async () => {
  const player = await makePlayer(service);
  const { body } = await player.delete('/v1/me', {}).expect(403);
  expect(body.type).toBe('/problems/password-required');
});
