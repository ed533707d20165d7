import { expect, test, vi } from 'vitest';
import { testDeps, useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer, testPassword } from '../support/players.ts';
import { newBrowser } from '../support/push-browser.ts';
import { waiting } from '../support/waiting.ts';

const service = useApp();
const url = '/v1/me/push-subscriptions';
const base = 'https://push.example/';

const add = ({ auth }: Pick<TestPlayer, 'auth'>, { subscription } = newBrowser(base)) =>
  service.http.post(url).set(auth).send(subscription);

async function devicesOf({ auth }: Pick<TestPlayer, 'auth'>) {
  return (await service.http.get(url).set(auth).expect(200)).body.items;
}

test('the public key, a point of P-256, is readable by anyone', async () => {
  const { body } = await service.http.get('/v1/push').expect(200);
  expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
});

test('processes starting together agree on one key pair, and a setting overrides it', async () => {
  await service.db.pool.query('DELETE FROM push_keys');
  const starts = Array.from({ length: 4 }, () => testDeps(service.db).deps.pushKeys());
  const publicKeys = new Set((await Promise.all(starts)).map(({ publicKey }) => publicKey));
  expect(publicKeys.size).toBe(1);
  const pushPrivateKey = Buffer.alloc(32, 7).toString('base64url');
  const given = await testDeps(service.db, { pushPrivateKey }).deps.pushKeys();
  expect(given.privateKey).toBe(pushPrivateKey);
  expect(publicKeys).not.toContain(given.publicKey);
});

test('a device is added once, listed with its browser, and removed', async () => {
  const player = await makePlayer(service);
  const browser = newBrowser(base);
  const { body } = await add(player, browser).expect(201);
  expect((await add(player, browser).expect(201)).body.id).toBe(body.id);
  expect(await devicesOf(player)).toEqual([
    { ...body, current: true, lastDeliveredAt: null, failingSince: null },
  ]);
  await player.delete(`${url}/${body.id}`).expect(204);
  expect(await devicesOf(player)).toEqual([]);
});

test('a device belongs to the last player who logged in there', async () => {
  const [first, second] = [await makePlayer(service), await makePlayer(service)];
  const browser = newBrowser(base);
  const before = (await add(first, browser).expect(201)).body.id;
  const { body } = await add(second, browser).expect(201);
  expect(body.id).not.toBe(before);
  expect(await devicesOf(first)).toEqual([]);
  expect(await devicesOf(second)).toHaveLength(1);
});

test('a device cannot be taken from a player without its secret until that session has ended', async () => {
  const [first, second] = [await makePlayer(service), await makePlayer(service)];
  const browser = newBrowser(base);
  await add(first, browser).expect(201);
  const { endpoint } = browser.subscription;
  const forged = { ...browser, subscription: { ...newBrowser(base).subscription, endpoint } };
  const { body } = await add(second, forged).expect(409);
  expect(body.type).toBe('/problems/push-subscription-taken');
  expect(await devicesOf(first)).toHaveLength(1);
  expect(await devicesOf(second)).toEqual([]);
  await add(first, forged).expect(201);
  await first.delete('/v1/sessions/current').expect(204);
  await add(second, browser).expect(201);
  expect(await devicesOf(second)).toHaveLength(1);
});

test('a device ends with its session, and a password reset leaves none', async () => {
  const player = await makePlayer(service);
  const { email } = player;
  const login = { email, password: testPassword };
  const { body } = await service.http.post('/v1/sessions').send(login).expect(201);
  const phone = { auth: { authorization: `Bearer ${body.accessToken}` } };
  await add(player).expect(201);
  await add(phone).expect(201);
  expect((await devicesOf(player)).map(({ current }: { current: boolean }) => current)).toEqual([
    true,
    false,
  ]);
  await service.http.delete('/v1/sessions/current').set(phone.auth).expect(204);
  expect(await devicesOf(player)).toHaveLength(1);
});

test('guests can have devices too', async () => {
  const guest = await makeGuest(service);
  await add(guest).expect(201);
  expect(await devicesOf(guest)).toHaveLength(1);
});

test('a player has at most twenty devices; those of ended sessions make room', async () => {
  const player = await makePlayer(service);
  for (let count = 0; count < 20; count += 1) await add(player).expect(201);
  expect((await add(player).expect(409)).body.type).toBe('/problems/too-many-push-subscriptions');
  const login = { email: player.email, password: testPassword };
  const { body } = await service.http.post('/v1/sessions').send(login).expect(201);
  await player.delete('/v1/sessions/current').expect(204);
  await add({ auth: { authorization: `Bearer ${body.accessToken}` } }).expect(201);
});

test.each([
  ['an address of this machine', { endpoint: 'http://169.254.169.254/latest' }, 422],
  ['another protocol', { endpoint: 'ftp://push.example/1' }, 400],
  ['a password', { endpoint: 'https://me:secret@push.example/1' }, 422],
  ['no key', { keys: { p256dh: 'AAAA', auth: newBrowser(base).subscription.keys.auth } }, 400],
  ['a point beside the curve', { keys: { ...newBrowser(base).subscription.keys, p256dh: notAPoint() } }, 400],
  ['a short secret', { keys: { ...newBrowser(base).subscription.keys, auth: 'AAAA' } }, 400],
])('refused: %s', async (_, part, status) => {
  const player = await makePlayer(service);
  await player.post(url, { ...newBrowser(base).subscription, ...part }).expect(status);
});

function notAPoint(): string {
  const bytes = Buffer.from(newBrowser(base).subscription.keys.p256dh, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(64) ^ 1, 64);
  return bytes.toString('base64url');
}

test('devices are deleted with the account, and its export lists them without addresses', async () => {
  const player = await makePlayer(service);
  const browser = newBrowser(base);
  await add(player, browser).expect(201);
  const exported = await player.get('/v1/me/export').expect(200);
  expect(exported.body.pushSubscriptions).toEqual([
    { pushService: 'push.example', createdAt: expect.any(String), lastDeliveredAt: null },
  ]);
  expect(exported.text).not.toContain(browser.subscription.endpoint);
  await player.delete('/v1/me', { password: testPassword });
  await vi.waitFor(async () => {
    const { rows } = await service.db.pool.query('SELECT 1 FROM push_subscriptions WHERE player_id = $1', [
      player.id,
    ]);
    expect(rows).toEqual([]);
  }, waiting);
});
