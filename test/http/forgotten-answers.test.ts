import { expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer, testPassword } from '../support/players.ts';

const service = useApp();

const logIn = ({ email }: TestPlayer) =>
  service.http
    .post('/v1/sessions')
    .set('idempotency-key', 'my only key')
    .send({ email, password: testPassword })
    .expect(201);
const authOf = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

test('a log-in repeated after the log-out begins another session', async () => {
  const player = await makePlayer(service);
  const first = await logIn(player);
  expect((await logIn(player)).headers['idempotent-replayed']).toBe('true');
  await service.http.delete('/v1/sessions/current').set(authOf(first.body.accessToken)).expect(204);
  const again = await logIn(player);
  expect(again.headers['idempotent-replayed']).toBeUndefined();
  await service.http.get('/v1/me').set(authOf(again.body.accessToken)).expect(200);
});

test('a refreshed session is not given again once it has ended', async () => {
  const player = await makePlayer(service);
  const refresh = () =>
    service.http
      .post('/v1/sessions/refresh')
      .set('idempotency-key', 'once more')
      .send({ refreshToken: player.refreshToken });
  const { body } = await refresh().expect(200);
  await refresh().expect(200);
  await service.http.delete('/v1/sessions/current').set(authOf(body.accessToken)).expect(204);
  await refresh().expect(401);
});

test('an API token is not shown again once it is deleted', async () => {
  const { auth } = await makePlayer(service);
  const create = () =>
    service.http
      .post('/v1/me/tokens')
      .set(auth)
      .set('idempotency-key', 'bot')
      .send({ name: 'bot', scopes: ['games:read'] })
      .expect(201);
  const first = await create();
  await service.http.delete(`/v1/me/tokens/${first.body.id}`).set(auth).expect(204);
  const again = await create();
  expect(again.body.id).not.toBe(first.body.id);
  await service.http.get('/v1/me').set(authOf(again.body.token)).expect(200);
});
