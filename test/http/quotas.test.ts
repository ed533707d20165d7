import type { Test } from 'supertest';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDb } from '../../src/db/client.ts';
import { maxOpenGames } from '../../src/games/table/quota.ts';
import { serve, type TestApp, testConfig, useApp } from '../support/app.ts';
import { forgetLimits } from '../support/limits.ts';
import { makeApplication, makePlayer, testPassword } from '../support/players.ts';
import { startTable } from '../support/table.ts';
import { postAs } from './support/calls.ts';

const settings = {
  rateLimitPerMinute: 100_000,
  trustProxy: 1,
  limits: {
    ...testConfig.limits,
    'registrations-hourly': 3,
    'password-resets': 3,
    'external-players': 3,
    'messages-per-minute': 3,
    'games-hourly': 60,
    'seats-hourly': 2,
    'invitations-daily': 3,
    preferences: 2,
  },
};
const one = useApp(settings);
let two: TestApp;

beforeAll(async () => {
  two = await serve(openDb(String(one.db.pool.options.connectionString), { poolSize: 8 }), settings);
});
afterAll(async () => {
  await two.app.close();
  await two.db.close();
});
beforeEach(() => forgetLimits(one.db));

const register = (service: TestApp, handle: string, from: string) =>
  service.http
    .post('/v1/accounts')
    .set('x-forwarded-for', from)
    .send({ email: `${handle}@example.org`, handle, password: testPassword });

test('limits registrations by address over all processes, without counting refused ones', async () => {
  await register(one, 'first', '192.0.2.1').expect(201);
  await register(one, 'first', '192.0.2.1').expect(409);
  await register(two, 'second', '192.0.2.1').expect(201);
  await register(one, 'third', '192.0.2.1').expect(201);
  for (const service of [one, two]) {
    const { body, headers } = await register(service, 'fourth', '192.0.2.1').expect(429);
    expect(body['violated-policies']).toEqual(['registrations-hourly']);
    expect(body.detail).toMatch(/more than 3 registrations in 60 min/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  }
  await register(one, 'fourth', '192.0.2.2').expect(201);
});

test('limits password requests by address', async () => {
  const request = (from: string) =>
    one.http.post('/v1/password-resets').set('x-forwarded-for', from).send({ email: 'someone@example.org' });
  for (let at = 0; at < 3; at += 1) await request('192.0.2.1').expect(202);
  await request('192.0.2.1').expect(429);
  await request('192.0.2.2').expect(202);
});

test('limits messages by player, in text commands too', async () => {
  const { id, players } = await startTable(one);
  const [anna, bruno] = players as [(typeof players)[0], (typeof players)[0]];
  const post = ({ auth }: typeof anna) => postAs(one, auth, `/v1/games/${id}/messages`, { text: 'Hello' });
  for (let at = 0; at < 3; at += 1) await post(anna).expect(201);
  const { body } = await post(anna).expect(429);
  expect(body['violated-policies']).toEqual(['messages-per-minute']);
  const command = { text: 'say Hello' };
  const spoken = await postAs(two, anna.auth, `/v1/games/${id}/commands`, command).expect(200);
  expect(spoken.body).toMatchObject({ outcome: 'refused', text: expect.stringContaining('Try again later') });
  await post(bruno).expect(201);
});

/** Sends as many requests as a limit allows, and one more. Returns the problem. */
async function tooOften(times: number, send: (at: number) => Test, refused = 429) {
  for (let at = 0; at < times; at += 1) expect((await send(at)).ok).toBe(true);
  return (await send(times).expect(refused)).body;
}

test('limits an application’s new players per day; existing ones stay', async () => {
  const { auth } = await makeApplication(one);
  const put = (name: string) =>
    one.http.put(`/v1/players/external/irc/${name}`).set(auth).send({ displayName: name });
  await tooOften(3, (at) => put(`mira-${at}`));
  await put('mira-0').expect(200);
});

test('limits a player’s open games', async () => {
  const { auth } = await makePlayer(one);
  const create = () => postAs(one, auth, '/v1/games', { seatCount: 2 });
  expect((await tooOften(maxOpenGames, create, 409)).type).toBe('/problems/too-many-open-games');
});

test('limits the games a player creates per hour, whatever becomes of them', async () => {
  const { auth } = await makePlayer(one);
  const create = () => postAs(one, auth, '/v1/games', { seatCount: 2 });
  for (let at = 0; at < 30; at += 1) await create().expect(201);
  await one.db.pool.query(`UPDATE games SET status = 'aborted' WHERE status = 'open'`);
  expect((await tooOften(30, create))['violated-policies']).toEqual(['games-hourly']);
});

test('limits the people a player invites per day', async () => {
  const [{ auth }, { handle }] = [await makePlayer(one), await makePlayer(one)];
  const { body } = await postAs(one, auth, '/v1/games', { seatCount: 4 }).expect(201);
  const invite = () => postAs(one, auth, `/v1/games/${body.id}/invitations`, { invite: [handle] });
  expect((await tooOften(3, invite))['violated-policies']).toEqual(['invitations-daily']);
});

test('limits the seats a player takes per hour, because each one notifies others', async () => {
  const [owner, other] = [await makePlayer(one), await makePlayer(one)];
  const { body } = await postAs(one, owner.auth, '/v1/games', { seatCount: 4 }).expect(201);
  const seats = `/v1/games/${body.id}/seats`;
  for (let at = 0; at < 2; at += 1) {
    await postAs(one, other.auth, seats, {}).expect(201);
    await one.http.delete(`${seats}/me`).set(other.auth).expect(204);
  }
  await postAs(one, other.auth, seats, {}).expect(429);
});

test('limits the games with separate preferences stored per day', async () => {
  const { id, players } = await startTable(one);
  const { auth } = players[0]!;
  await tooOften(2, () => one.http.patch(`/v1/games/${id}/notifications`).set(auth).send({ email: 'none' }));
});

test('reports limits reached in the metrics', async () => {
  for (let at = 0; at < 3; at += 1) await register(one, `metered-${at}`, '192.0.2.3').expect(201);
  await register(one, 'metered-3', '192.0.2.3').expect(429);
  const { text } = await one.http.get('/metrics').expect(200);
  expect(text).toMatch(/limit_refusals_total\{policy="registrations-hourly"\} [1-9]/);
});
