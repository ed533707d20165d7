import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import {
  makeApplication,
  makeExternal,
  makePlayer,
  makeToken,
  offerClaim,
  requestsBy,
  type TestPlayer,
} from '../support/players.ts';

const service = useApp();

async function createToken(player: TestPlayer, request: object = {}) {
  const full = { name: 'bot', scopes: ['games:read'], ...request };
  const { body } = await player.post('/v1/me/tokens', full).expect(201);
  const auth = { authorization: `Bearer ${body.token}` };
  return { ...body, auth, ...requestsBy(service, auth) };
}

describe('API tokens', () => {
  test('are shown once, stored as a hash, and returned with their owner', async () => {
    const player = await makePlayer(service);
    const created = await createToken(player, { name: 'chess club' });
    expect(created.token).toMatch(/^cbm_[0-9A-Za-z]{49}$/);
    const { body } = await player.get('/v1/me/tokens').expect(200);
    expect(body.items).toEqual([
      expect.objectContaining({ id: created.id, name: 'chess club', scopes: ['games:read'] }),
    ]);
    expect(JSON.stringify(body)).not.toContain(created.token);
    expect(JSON.stringify(await service.db.prisma.apiToken.findMany())).not.toContain(created.token);
    const me = await created.get('/v1/me').expect(200);
    expect(me.body.id).toBe(player.id);
  });

  test('stop working once deleted, and only their owner can delete them', async () => {
    const [owner, other] = [await makePlayer(service), await makePlayer(service)];
    const created = await createToken(owner);
    await other.delete(`/v1/me/tokens/${created.id}`).expect(404);
    await created.get('/v1/me').expect(200);
    await owner.delete(`/v1/me/tokens/${created.id}`).expect(204);
    await created.get('/v1/me').expect(401);
    await owner.delete(`/v1/me/tokens/${created.id}`).expect(404);
  });

  test('for one game are refused everywhere else, even where no token is required', async () => {
    const player = await makePlayer(service);
    const create = async () => (await player.post('/v1/games', { seatCount: 2 }).expect(201)).body.id;
    const [game, other] = [await create(), await create()];
    const { auth, ...token } = await createToken(player, { scopes: ['games:play'], gameId: game });
    expect(token.gameId).toBe(game);
    await service.http.get(`/v1/games/${game}`).set(auth).expect(200);
    await service.http.post(`/v1/games/${game}/messages`).set(auth).send({ text: 'Hello' }).expect(201);
    const refused = [
      service.http.get(`/v1/games/${other}`),
      service.http.post('/v1/commands').send({ text: 'games' }),
      service.http.post(`/v1/games/${game}/commands`).send({ text: 'games' }),
    ];
    for (const call of refused) {
      const { body } = await call.set(auth).expect(403);
      expect(body).toMatchObject({
        type: '/problems/insufficient-scope',
        detail: expect.stringContaining(game),
      });
    }
    const { body } = await player.get('/v1/me/tokens').expect(200);
    expect(body.items[0]).toMatchObject({ gameId: game, scopes: ['games:play'] });
  });

  test('cannot be created for a game hidden from their owner, or with scopes unrelated to games', async () => {
    const [player, stranger] = [await makePlayer(service), await makePlayer(service)];
    const hidden = { seatCount: 2, visibility: 'private' };
    const game = await stranger.post('/v1/games', hidden).expect(201);
    const create = (request: object) =>
      player.post('/v1/me/tokens', { name: 'bot', scopes: ['games:read'], gameId: game.body.id, ...request });
    expect((await create({}).expect(404)).body.type).toBe('/problems/game-not-found');
    expect((await create({ scopes: ['games:read', 'webhooks'] }).expect(400)).body.errors[0].pointer).toBe(
      '/scopes',
    );
    await create({ gameId: null }).expect(201);
  });

  test('cannot be created expired, without scopes or with unknown ones', async () => {
    const { auth } = await makePlayer(service);
    for (const request of [
      { name: 'a', scopes: ['games:read'], expiresAt: '2020-01-01T00:00:00Z' },
      { name: 'a', scopes: [] },
      { name: 'a', scopes: ['everything'] },
      { name: '', scopes: ['games:read'] },
    ]) {
      await service.http.post('/v1/me/tokens').set(auth).send(request).expect(400);
    }
    expect((await service.http.get('/v1/me/tokens').set(auth)).body.items).toEqual([]);
  });

  test('record when they were last used', async () => {
    const player = await makePlayer(service);
    const created = await createToken(player);
    await created.get('/v1/me').expect(200);
    const { body } = await player.get('/v1/me/tokens');
    expect(body.items[0].lastUsedAt).not.toBeNull();
  });
});

const publicMembers = ['displayName', 'handle', 'id', 'isGuest', 'locale'];

const tokenOf = async (player: TestPlayer, scopes: readonly string[]) =>
  (await makeToken(service, player, scopes)).auth;

const readMe = async (fields: Record<string, string>) =>
  (await service.http.get('/v1/me').set(fields).expect(200)).body;

test('an application that can play for an account cannot read its address or preferences', async () => {
  const player = await makePlayer(service);
  const application = await makeApplication(service);
  const { auth } = await makeExternal(service, application, 'mira');
  const claim = await offerClaim(service, application, 'mira');
  const body = { claim, canAct: true };
  await player.post('/v1/me/external-players', body).expect(201);
  const me = await readMe(auth);
  expect(Object.keys(me).sort()).toEqual(publicMembers);
  expect(me.id).toBe(player.id);
});

test.each([['games:read'], ['games:play'], ['webhooks'], ['players:act-for']])(
  'a token with only %s reads only public data',
  async (scope) => {
    const token = await tokenOf(await makePlayer(service), [scope]);
    expect(Object.keys(await readMe(token)).sort()).toEqual(publicMembers);
  },
);

test('a session and a token with profile read everything', async () => {
  const player = await makePlayer(service);
  for (const fields of [player.auth, await tokenOf(player, ['profile'])]) {
    const me = await readMe(fields);
    expect(me).toMatchObject({ email: player.email, emailVerified: false, timeZone: 'UTC' });
    expect(me).toHaveProperty('notifications');
    expect(me).toHaveProperty('vacations');
  }
});
