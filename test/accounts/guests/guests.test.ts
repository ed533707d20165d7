import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getAs, postAs } from '../../http/support/calls.ts';
import { useApp } from '../../support/app.ts';
import { addPasskey } from '../../support/passkeys.ts';
import { makeGuest, makePlayer, type TestPlayer, testPassword } from '../../support/players.ts';

const service = useApp();
const readMe = async ({ auth }: TestPlayer) => (await getAs(service, auth, '/v1/me').expect(200)).body;
const register = ({ auth }: TestPlayer, request: object) =>
  postAs(service, auth, '/v1/me/account', { password: testPassword, ...request });
const newGame = ({ auth }: TestPlayer, request: object = {}) => postAs(service, auth, '/v1/games', request);
const problemOf = async (refused: ReturnType<typeof newGame>) => (await refused).body.type;

test('one request creates a guest with a friendly name in the language of the request', async () => {
  expect((await service.http.get('/v1/guests').expect(200)).body).toEqual({ isEnabled: true, days: 14 });
  const guest = await makeGuest(service, { locale: 'it', timeZone: 'Europe/Rome' });
  const me = await readMe(guest);
  expect(me).toMatchObject({ isGuest: true, email: null, locale: 'it', timeZone: 'Europe/Rome' });
  expect(me.handle).toMatch(/^guest-[a-z0-9]{8}$/);
  expect(me.displayName).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  expect(Date.parse(me.guestExpiresAt)).toBeGreaterThan(Date.now() + 13.9 * 86_400_000);
  const { isGuest, guestExpiresAt } = await readMe(await makePlayer(service));
  expect({ isGuest, guestExpiresAt }).toEqual({ isGuest: false, guestExpiresAt: null });
});

test('a repeated request from the same network returns the same guest if its key is random', async () => {
  const create = (key: string) => postAs(service, { 'idempotency-key': key }, '/v1/guests', {});
  const { body } = await create('my first guest').expect(400);
  expect(body.errors).toMatchObject([{ in: 'headers', pointer: '/idempotency-key' }]);
  const key = randomUUID();
  const { body: first } = await create(key).expect(201);
  const { body: again } = await create(key).expect(201);
  expect(again.playerId).toBe(first.playerId);
  const headers = { 'idempotency-key': key };
  const request = { method: 'POST', url: '/v1/guests', headers, payload: {} } as const;
  const elsewhere = await service.app.inject({ ...request, remoteAddress: '203.0.113.77' });
  expect(elsewhere.statusCode).toBe(201);
  expect(elsewhere.json().playerId).not.toBe(first.playerId);
});

test('players see who is a guest, and no one else can use such a name', async () => {
  const [guest, player] = [await makeGuest(service), await makePlayer(service)];
  const { body: game } = await newGame(guest, { seatCount: 2 }).expect(201);
  await postAs(service, player.auth, `/v1/games/${game.id}/seats`, {}).expect(201);
  const { body } = await service.http.get(`/v1/games/${game.id}`).expect(200);
  expect(body.players.map(({ isGuest }: { isGuest: boolean }) => isGuest)).toEqual([true, false]);
  const request = { email: 'x@example.org', handle: 'Guest-12345678', password: testPassword };
  const { body: refused } = await postAs(service, {}, '/v1/accounts', request).expect(409);
  expect(refused.type).toBe('/problems/handle-taken');
});

describe('a guest turns into an account and keeps the game', () => {
  test('with an email address, a password and a handle', async () => {
    const guest = await makeGuest(service);
    const { body: game } = await newGame(guest).expect(201);
    const email = 'kept@example.org';
    const { body } = await register(guest, { email, handle: 'Kept' }).expect(201);
    expect(body).toMatchObject({ id: guest.id, handle: 'kept', displayName: 'Kept', email, isGuest: false });
    const session = await postAs(service, {}, '/v1/sessions', { email: 'kept', password: testPassword });
    expect(session.body.playerId).toBe(guest.id);
    const { players } = (await getAs(service, guest.auth, `/v1/games/${game.id}`).expect(200)).body;
    expect(players).toMatchObject([{ displayName: 'Kept', isGuest: false }]);
    expect(await problemOf(register(guest, { email: 'other@example.org' }).expect(409))).toBe(
      '/problems/already-registered',
    );
  });

  test('stays a guest if the password is weak or the handle is taken', async () => {
    const [guest, player] = [await makeGuest(service), await makePlayer(service)];
    const email = 'stays@example.org';
    expect(await problemOf(register(guest, { email, password: 'password1' }))).toBe(
      '/problems/weak-password',
    );
    expect(await problemOf(register(guest, { email, handle: player.handle }))).toBe('/problems/handle-taken');
    expect(await readMe(guest)).toMatchObject({ isGuest: true, email: null, handle: guest.handle });
  });

  test('with a passkey long after the game started, and later with an address', async () => {
    const guest = await makeGuest(service);
    await newGame(guest).expect(201);
    service.pass(14 * 60_000);
    const passkey = await addPasskey(service, guest);
    expect(passkey.recoveryCodes, 'they replace a passkey after the password').toEqual([]);
    expect(await readMe(guest)).toMatchObject({ isGuest: false, guestExpiresAt: null, handle: guest.handle });
    const late = await register(guest, { email: 'late@example.org' }).expect(403);
    expect(late.body.type).toBe('/problems/recent-login-required');
    service.pass(-14 * 60_000);
    const only = await guest.delete(`/v1/me/passkeys/${passkey.id}`).expect(409);
    expect(only.body.type).toBe('/problems/last-passkey');
    await register(guest, { email: 'late@example.org' }).expect(201);
    await guest.delete(`/v1/me/passkeys/${passkey.id}`).expect(204);
  });
});

describe('guests cannot', () => {
  const refusals: readonly [string, 'post' | 'patch', string, object][] = [
    ['invite people', 'post', '/v1/games', { invite: ['mira@example.org'] }],
    ['name a table', 'post', '/v1/games', { name: 'Buy cheap tiles' }],
    ['let robots play alone', 'post', '/v1/games', { join: false, robots: ['easy', 'easy'] }],
    ['choose a name', 'patch', '/v1/me', { displayName: 'Mira' }],
    ['create API tokens', 'post', '/v1/me/tokens', { name: 'bot', scopes: ['games:read'] }],
    ['have webhooks', 'post', '/v1/me/webhooks', { url: 'https://bot.example/' }],
    ['have emails sent', 'post', '/v1/me/email', { email: 'mira@example.org', password: 'x' }],
    ['take over players of chats', 'post', '/v1/me/external-players', { claim: 'x' }],
  ];

  test.each(refusals)('%s', async (_, method, path, request) => {
    const guest = await makeGuest(service);
    const { body } = await service.http[method](path).set(guest.auth).send(request).expect(403);
    expect(body.type).toBe('/problems/account-required');
    expect(body.detail).toMatch(/account/);
  });

  test('write or nudge at public tables; they can at tables joined by a link', async () => {
    const guest = await makeGuest(service);
    for (const [visibility, status] of [
      ['public', 403],
      ['unlisted', 201],
    ] as const) {
      const { body: game } = await newGame(guest, { visibility }).expect(201);
      const path = `/v1/games/${game.id}`;
      await postAs(service, guest.auth, `${path}/messages`, { text: 'Hello' }).expect(status);
      const { body } = await postAs(service, guest.auth, `${path}/nudge`);
      expect(body.type).toBe(status === 403 ? '/problems/account-required' : '/problems/game-not-running');
    }
    const { body } = await newGame(guest).expect(201);
    const invite = { invite: ['mira@example.org'] };
    const refused = postAs(service, guest.auth, `/v1/games/${body.id}/invitations`, invite);
    expect(await problemOf(refused)).toBe('/problems/account-required');
  });

  test('play more than five games at once', async () => {
    const [guest, player] = [await makeGuest(service), await makePlayer(service)];
    for (let at = 0; at < 5; at += 1) await newGame(guest).expect(201);
    expect(await problemOf(newGame(guest).expect(403))).toBe('/problems/account-required');
    const { body } = await newGame(player).expect(201);
    const seat = postAs(service, guest.auth, `/v1/games/${body.id}/seats`, {});
    expect(await problemOf(seat)).toBe('/problems/account-required');
  });
});
