import { expect, test } from 'vitest';
import { signAccessToken } from '../../src/accounts/sessions/access-tokens.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, requestsBy, type TestPlayer, testPassword } from '../support/players.ts';

const service = useApp();

/** Logs the player in again, as another program. */
async function logInAgain({ email }: Pick<TestPlayer, 'email'>, userAgent = 'phone') {
  const { body } = await service.http
    .post('/v1/sessions')
    .set('user-agent', userAgent)
    .send({ email, password: testPassword })
    .expect(201);
  const auth = { authorization: `Bearer ${body.accessToken}` };
  return { ...body, auth, ...requestsBy(service, auth) };
}

const listed = async ({ auth }: Pick<TestPlayer, 'auth'>) =>
  (await service.http.get('/v1/me/sessions').set(auth).expect(200)).body.items;

test('lists active sessions with place and program, newest first', async () => {
  const player = await makePlayer(service);
  const phone = await logInAgain(player);
  const items = await listed(phone);
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    id: phone.sessionId,
    userAgent: 'phone',
    address: '127.0.0.1',
    current: true,
  });
  expect(items[1]).toMatchObject({ current: false });
  expect(JSON.stringify(items)).not.toContain(player.refreshToken);
  service.pass(61 * 86_400_000);
  const late = await logInAgain(player, 'desk');
  expect(await listed(late)).toHaveLength(1);
  service.pass(-61 * 86_400_000);
});

test('records every few minutes when and from where a session is used', async () => {
  const player = await makePlayer(service);
  const [before] = await listed(player);
  service.pass(6 * 60_000);
  await player.get('/v1/me').set('user-agent', 'elsewhere').expect(200);
  const [after] = await listed(player);
  expect(after.userAgent).toBe('elsewhere');
  expect(Date.parse(after.lastUsedAt) - Date.parse(before.lastUsedAt)).toBeGreaterThanOrEqual(6 * 60_000);
  service.pass(-6 * 60_000);
});

test('a session authenticates only its own player, whatever a token claims', async () => {
  const [player, other] = [await makePlayer(service), await makePlayer(service)];
  const { sessionId } = await logInAgain(other);
  const token = signAccessToken(service.deps, { playerId: player.id, sessionId });
  const { body } = await service.http.get('/v1/me').set('authorization', `Bearer ${token}`).expect(401);
  expect(body).toMatchObject({ type: '/problems/unauthenticated', tokenFault: 'session-ended' });
});

test('one session can be ended from another of the same player, and by no one else', async () => {
  const player = await makePlayer(service);
  const stranger = await makePlayer(service);
  const phone = await logInAgain(player);
  await stranger.delete(`/v1/me/sessions/${phone.sessionId}`).expect(404);
  await phone.get('/v1/me').expect(200);
  await player.delete(`/v1/me/sessions/${phone.sessionId}`).expect(204);
  const { body } = await phone.get('/v1/me').expect(401);
  expect(body).toMatchObject({ type: '/problems/unauthenticated', tokenFault: 'session-ended' });
  const { refreshToken } = phone;
  await service.http.post('/v1/sessions/refresh').send({ refreshToken }).expect(401);
  const again = await player.delete(`/v1/me/sessions/${phone.sessionId}`).expect(404);
  expect(again.body.type).toBe('/problems/session-not-found');
  expect(await listed(player)).toHaveLength(1);
});

test('logging out everywhere includes this session unless it is kept on request', async () => {
  const player = await makePlayer(service);
  const [phone, tablet] = [await logInAgain(player), await logInAgain(player)];
  await phone.delete('/v1/me/sessions?keepCurrent=true').expect(204);
  await player.get('/v1/me').expect(401);
  await tablet.get('/v1/me').expect(401);
  await phone.get('/v1/me').expect(200);
  await phone.delete('/v1/me/sessions').expect(204);
  await phone.get('/v1/me').expect(401);
});

test('logging out keeps API tokens; logging out everywhere revokes them on request', async () => {
  const player = await makePlayer(service);
  const request = { name: 'bot', scopes: ['games:read'] };
  const { body } = await player.post('/v1/me/tokens', request).expect(201);
  const bot = { authorization: `Bearer ${body.token}` };
  await player.delete('/v1/me/sessions').expect(204);
  await service.http.get('/v1/me').set(bot).expect(200);
  const again = await logInAgain(player);
  await again.delete('/v1/me/sessions?keepCurrent=true&secure=true').expect(204);
  const refused = await service.http.get('/v1/me').set(bot).expect(401);
  expect(refused.body.tokenFault).toBe('revoked');
  await again.get('/v1/me').expect(200);
});
