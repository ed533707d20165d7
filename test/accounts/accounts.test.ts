import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayMs } from '../../src/helpers/time-units.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, requestsBy, testPassword } from '../support/players.ts';

const service = useApp();

describe('creating an account', () => {
  test('returns the profile without any secret', async () => {
    const request = {
      email: 'Ada@Example.org',
      handle: 'Ada',
      password: testPassword,
      timeZone: 'Europe/Vienna',
    };
    const { body, headers } = await service.http.post('/v1/accounts').send(request).expect(201);
    expect(body).toMatchObject({ handle: 'ada', displayName: 'Ada', email: 'ada@example.org', locale: 'en' });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
    expect(headers['location']).toBe('/v1/me');
  });

  test("stores the password as a hash by the service's hasher", async () => {
    const request = { email: 'hashed@example.org', handle: 'hashed', password: testPassword };
    const { body } = await service.http.post('/v1/accounts').send(request).expect(201);
    const { passwordHash } = await service.db.prisma.player.findUniqueOrThrow({ where: { id: body.id } });
    expect(passwordHash).toMatch(/^\$argon2id\$/);
    expect(await service.deps.passwords.isRight(String(passwordHash), testPassword)).toBe(true);
  });

  test('refuses a handle that is taken, in any case', async () => {
    const taken = { email: 'taken@example.org', handle: 'taken', password: testPassword };
    await service.http.post('/v1/accounts').send(taken);
    const request = { ...taken, email: 'other@example.org', handle: 'TAKEN' };
    const { body } = await service.http.post('/v1/accounts').send(request).expect(409);
    expect(body.type).toBe('/problems/handle-taken');
  });

  test('creates exactly one of two accounts requested at once with the same handle', async () => {
    const request = (email: string) => ({ email, handle: 'racer', password: testPassword });
    const responses = await Promise.all(
      ['one@example.org', 'two@example.org'].map((email) =>
        service.http.post('/v1/accounts').send(request(email)),
      ),
    );
    expect(responses.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });

  test('names each invalid member with a JSON pointer', async () => {
    const request = { email: 'nobody', handle: 'x', password: 'short', colour: 'red' };
    const { body, type } = await service.http.post('/v1/accounts').send(request).expect(400);
    expect(type).toBe('application/problem+json');
    const pointers = body.errors.map((fault: { pointer: string }) => fault.pointer).sort();
    expect(pointers).toEqual(['/colour', '/email', '/handle', '/password']);
  });
});

describe('logging in', () => {
  test('ignores the case of the address and returns an access token for the player', async () => {
    const player = await makePlayer(service, 'login');
    const credentials = { email: player.email.toUpperCase(), password: testPassword };
    const { body } = await service.http.post('/v1/sessions').send(credentials).expect(201);
    expect(body).toMatchObject({ tokenType: 'Bearer', expiresIn: 900, playerId: player.id });
    const me = await service.http
      .get('/v1/me')
      .set('authorization', `bearer ${body.accessToken}`)
      .expect(200);
    expect(me.body.id).toBe(player.id);
  });

  test('returns the same for a wrong password and an unknown address, after the same work', async () => {
    const { email } = await makePlayer(service);
    const compare = vi.spyOn(service.deps.passwords, 'isRight');
    onTestFinished(() => compare.mockRestore());
    const guess = (address: string) =>
      service.http.post('/v1/sessions').send({ email: address, password: 'not this one' }).expect(401);
    const wrong = await guess(email);
    const unknown = await guess('nobody@example.org');
    expect(unknown.body).toEqual(wrong.body);
    // Without a stored hash the hasher compares with its own.
    expect(compare.mock.calls).toEqual([
      [expect.stringContaining('$argon2id$'), 'not this one'],
      [undefined, 'not this one'],
    ]);
  });
});

describe('refreshing', () => {
  const refresh = (refreshToken: string) => service.http.post('/v1/sessions/refresh').send({ refreshToken });

  test('returns new tokens, each usable once', async () => {
    const { refreshToken } = await makePlayer(service);
    const next = await refresh(refreshToken).expect(200);
    expect(next.body.refreshToken).not.toBe(refreshToken);
    await refresh(next.body.refreshToken).expect(200);
  });

  test('ends the whole session if the token was already used', async () => {
    const { refreshToken } = await makePlayer(service);
    const next = await refresh(refreshToken).expect(200);
    const reuse = await refresh(refreshToken).expect(401);
    expect(reuse.body.type).toBe('/problems/refresh-token-reused');
    const follower = await refresh(next.body.refreshToken).expect(401);
    expect(follower.body.type).toBe('/problems/invalid-refresh-token');
  });

  test('leaves the player’s other sessions alone when one ends', async () => {
    const player = await makePlayer(service);
    const other = await service.http
      .post('/v1/sessions')
      .send({ email: player.email, password: testPassword });
    await refresh(player.refreshToken).expect(200);
    await refresh(player.refreshToken).expect(401);
    await refresh(other.body.refreshToken).expect(200);
  });

  test('ends the session and its new tokens when two requests use one token at once', async () => {
    const { refreshToken } = await makePlayer(service);
    const responses = await Promise.all([1, 2, 3, 4].map(() => refresh(refreshToken)));
    const winners = responses.filter((answer) => answer.status === 200);
    expect(winners).toHaveLength(1);
    await refresh(winners[0]?.body.refreshToken).expect(401);
  });

  test('is refused for an expired token and one that was never issued', async () => {
    const { refreshToken } = await makePlayer(service);
    await refresh('cbr_never-made').expect(401);
    service.pass(61 * 86_400_000);
    const late = await refresh(refreshToken).expect(401);
    expect(late.body.type).toBe('/problems/invalid-refresh-token');
    service.pass(-61 * 86_400_000);
  });

  test('is refused after logging out', async () => {
    const player = await makePlayer(service);
    await player.delete('/v1/sessions/current').expect(204);
    await refresh(player.refreshToken).expect(401);
  });

  test('stores no token, only hashes', async () => {
    const { refreshToken } = await makePlayer(service);
    const rows = JSON.stringify(await service.db.prisma.refreshToken.findMany());
    expect(rows).not.toContain(refreshToken);
  });
});

describe('my account', () => {
  test('can be partially updated', async () => {
    const player = await makePlayer(service, 'changing');
    const change = { handle: 'Changed', timeZone: 'Asia/Tokyo' };
    const { body } = await player.patch('/v1/me', change).expect(200);
    expect(body).toMatchObject({
      handle: 'changed',
      displayName: 'Changed',
      timeZone: 'Asia/Tokyo',
      locale: 'en',
    });
  });

  test('stays unchanged if any part of an update is refused', async () => {
    const player = await makePlayer(service);
    const [startsAt, endsAt] = [1, 90].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
    const change = { displayName: 'Somebody new', locale: 'de', vacation: { startsAt, endsAt } };
    const { body } = await player.patch('/v1/me', change).expect(409);
    expect(body.type).toBe('/problems/vacation-limit-reached');
    const me = await player.get('/v1/me').expect(200);
    expect(me.body).toMatchObject({ displayName: player.handle, locale: 'en', vacations: { items: [] } });
  });

  test('has the vacation days not used in the last year', async () => {
    const { email } = await makePlayer(service);
    const at = (days: number) => new Date(service.deps.clock().getTime() + days * dayMs).toISOString();
    const leave = async (days: number) => {
      const session = await service.http
        .post('/v1/sessions')
        .send({ email, password: testPassword })
        .expect(201);
      const player = requestsBy(service, { authorization: `Bearer ${session.body.accessToken}` });
      return player.patch('/v1/me', { vacation: { startsAt: at(0), endsAt: at(days) } });
    };
    expect((await leave(20)).status).toBe(200);
    service.pass(21 * dayMs);
    expect((await leave(11)).body).toMatchObject({ type: '/problems/vacation-limit-reached', daysLeft: 10 });
    expect((await leave(9)).status).toBe(200);
    service.pass(375 * dayMs);
    expect((await leave(20)).status).toBe(200);
  });
});
