import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteOldKeys, lockKey, saveResponse } from '../../src/db/idempotency-keys.ts';
import { transaction } from '../../src/db/transactions.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer, testPassword } from '../support/players.ts';

const service = useApp();
const request = { name: 'bot', scopes: ['games:read'] };

function makeToken(auth: TestPlayer['auth'], key: string, body: object = request) {
  return service.http.post('/v1/me/tokens').set(auth).set('idempotency-key', key).send(body);
}

test('a repeated request with its key gets the first answer without another effect', async () => {
  const { id, auth } = await makePlayer(service);
  const key = randomUUID();
  const first = await makeToken(auth, key).expect(201);
  const second = await makeToken(auth, key).expect(201);
  expect(first.headers['idempotent-replayed']).toBeUndefined();
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(second.text).toBe(first.text);
  expect(second.headers['location']).toBe(first.headers['location']);
  expect(second.headers['content-type']).toBe(first.headers['content-type']);
  expect(await service.db.prisma.apiToken.count({ where: { playerId: id } })).toBe(1);
});

test('an answer without a body is repeated without one', async () => {
  const { auth } = await makePlayer(service);
  const ask = () => service.http.post('/v1/me/verification').set(auth).set('idempotency-key', 'again');
  await ask().expect(202, '');
  const second = await ask().expect(202, '');
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(second.headers['content-type']).toBeUndefined();
});

test('a key can be quoted or bare', async () => {
  const { auth } = await makePlayer(service);
  const key = randomUUID();
  const first = await makeToken(auth, `"${key}"`).expect(201);
  const second = await makeToken(auth, key).expect(201);
  expect(second.body).toEqual(first.body);
});

test('a key reused with another body is refused', async () => {
  const { auth } = await makePlayer(service);
  const key = randomUUID();
  await makeToken(auth, key).expect(201);
  const other = await makeToken(auth, key, { ...request, name: 'another' }).expect(422);
  expect(other.body.type).toBe('/problems/idempotency-key-reused');
});

test('keys of two players are independent', async () => {
  const [one, two] = [await makePlayer(service), await makePlayer(service)];
  const key = randomUUID();
  const first = await makeToken(one.auth, key).expect(201);
  const second = await makeToken(two.auth, key).expect(201);
  expect(second.body.id).not.toBe(first.body.id);
});

test('one of many simultaneous requests with a key does the work', async () => {
  const { id, auth } = await makePlayer(service);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => makeToken(auth, key)));
  expect(await service.db.prisma.apiToken.count({ where: { playerId: id } })).toBe(1);
  for (const { status, body, headers } of answers) {
    if (status === 201) continue;
    expect([status, body.type]).toEqual([409, '/problems/in-flight']);
    expect(headers['retry-after']).toBe('1');
  }
});

test('a request under way locks its key while it is alive', async () => {
  const { id, auth } = await makePlayer(service);
  const key = randomUUID();
  await transaction(service.db, async (tx) => {
    expect(await lockKey(tx, { scope: id, key, fingerprint: 'any' })).toBe(true);
    await makeToken(auth, key).expect(409);
  });
  await makeToken(auth, key).expect(201);
});

test('a refusal is not stored, so the request can be retried', async () => {
  const { auth } = await makePlayer(service);
  const key = randomUUID();
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  await makeToken(auth, key, { ...request, expiresAt }).expect(400);
  await makeToken(auth, key).expect(201);
});

test('secrets are not stored in plain text', async () => {
  const { auth } = await makePlayer(service);
  const key = randomUUID();
  const { body } = await makeToken(auth, key).expect(201);
  const kept = await service.db.prisma.idempotencyKey.findMany({ where: { key } });
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(body.token);
});

test('a refresh can be repeated after a lost answer', async () => {
  const { refreshToken } = await makePlayer(service);
  const ask = () =>
    service.http.post('/v1/sessions/refresh').set('idempotency-key', 'lost').send({ refreshToken });
  const first = await ask().expect(200);
  const second = await ask().expect(200);
  expect(second.body).toEqual(first.body);
});

test('keys without an account are separate by address', async () => {
  const register = (name: string, password = testPassword) =>
    service.http
      .post('/v1/accounts')
      .set('idempotency-key', '1')
      .send({ email: `${name}@example.org`, handle: name, password });
  const first = await register('keyed').expect(201);
  expect((await register('keyed').expect(201)).body).toEqual(first.body);
  await register('keyed', 'another password').expect(422);
  await register('keyed-too').expect(201);
});

test.each(['', 'x'.repeat(256), '"open', 'naïve'])('«%s» is refused as a key', async (key) => {
  const { auth } = await makePlayer(service);
  const answer = await makeToken(auth, key);
  if (key === '"open') expect(answer.status).toBe(201);
  else
    expect(answer.body).toMatchObject({
      type: '/problems/validation',
      errors: [{ pointer: '/idempotency-key' }],
    });
});

test('old answers are deleted', async () => {
  const request = { scope: 'somebody', key: 'old', fingerprint: 'f' };
  await saveResponse(
    service.db.prisma,
    request,
    { status: 204, headers: {}, body: null },
    service.deps.clock(),
  );
  service.pass(25 * 3_600_000);
  await deleteOldKeys(service.db, service.deps.clock());
  expect(await service.db.prisma.idempotencyKey.count({ where: { key: 'old' } })).toBe(0);
  service.pass(-25 * 3_600_000);
});

const logIn = ({ email }: TestPlayer) =>
  service.http
    .post('/v1/sessions')
    .set('idempotency-key', 'my only key')
    .send({ email, password: testPassword })
    .expect(201);
const authOf = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

test('a log-in repeated after the log-out starts another session', async () => {
  const player = await makePlayer(service);
  const first = await logIn(player);
  expect((await logIn(player)).headers['idempotent-replayed']).toBe('true');
  await service.http.delete('/v1/sessions/current').set(authOf(first.body.accessToken)).expect(204);
  const again = await logIn(player);
  expect(again.headers['idempotent-replayed']).toBeUndefined();
  await service.http.get('/v1/me').set(authOf(again.body.accessToken)).expect(200);
});

test('a refreshed session is not returned again once it has ended', async () => {
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

test('a deleted API token is not shown again', async () => {
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
