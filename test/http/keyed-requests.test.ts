import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { policies } from '../../src/limits/index.ts';
import { useApp } from '../support/app.ts';
import { type BrokenCommits, breakCommits } from '../support/broken-commits.ts';
import { addPasskey, startLogIn } from '../support/passkeys.ts';
import { makePlayer, type TestPlayer, testPassword } from '../support/players.ts';
import { optionsOf, readTable, startTable } from '../support/table.ts';
import { getAs, postAs } from './support/calls.ts';

const service = useApp({ rateLimitPerMinute: 100_000 });
let commits: BrokenCommits;
beforeAll(async () => {
  const { pathname } = new URL(String(service.deps.config.databaseUrl));
  commits = await breakCommits(Object.assign(new URL(inject('adminUrl')), { pathname }).href);
});
afterAll(() => commits.close());

const post = (path: string, body: object, auth = {}, key: string = randomUUID()) =>
  postAs(service, { ...auth, 'idempotency-key': key }, path, body);

/** Sends a request whose commit fails. */
async function broken(path: string, body: object, auth = {}): Promise<void> {
  await commits.begin();
  const { status } = await post(path, body, auth);
  await commits.end();
  expect(status).toBe(503);
}

test('wrong passwords count even though the requests are rolled back', async () => {
  const { email } = await makePlayer(service);
  const guess = () => post('/v1/sessions', { email, password: 'a wrong guess' });
  for (let count = 0; count < policies['log-in'].points; count += 1) await guess().expect(401);
  await guess().expect(429);
});

test('a reused refresh token ends its session even though the request is rolled back', async () => {
  const { refreshToken, auth } = await makePlayer(service);
  await post('/v1/sessions/refresh', { refreshToken }).expect(200);
  const { body } = await post('/v1/sessions/refresh', { refreshToken }).expect(401);
  expect(body.type).toBe('/problems/refresh-token-reused');
  await getAs(service, auth, '/v1/me').expect(401);
});

test('an interrupted refresh can be repeated, with or without its key', async () => {
  const { refreshToken } = await makePlayer(service);
  await broken('/v1/sessions/refresh', { refreshToken });
  await post('/v1/sessions/refresh', { refreshToken }).expect(200);
});

test('a wrong answer uses up a challenge even though the request is rolled back', async () => {
  const player = await makePlayer(service);
  const { authenticator } = await addPasskey(service, player);
  const options = await startLogIn(service);
  const right = authenticator.get(options);
  const wrong = { ...right, response: { ...right.response, signature: 'AAAA' } };
  await post('/v1/sessions/passkey', { response: wrong }).expect(401);
  await post('/v1/sessions/passkey', { response: right }).expect(401);
});

test('a text move whose commit fails leaves the game unchanged, in memory too', async () => {
  const table = await startTable(service);
  const [one] = table.players as [TestPlayer];
  const [option] = await optionsOf(service, table, one);
  await broken('/v1/commands', { text: option.label }, one.auth);
  expect((await readTable(service, table, one)).version).toBe(0);
  await post('/v1/commands', { text: option.label }, one.auth).expect(200);
  expect((await readTable(service, table, one)).version).toBe(1);
});

test('a text move with another move’s key is refused with an explanation', async () => {
  const table = await startTable(service);
  const [one, two] = table.players as [TestPlayer, TestPlayer];
  const [first] = await optionsOf(service, table, one);
  await post(`/v1/games/${table.id}/moves`, first.decision, one.auth, 'taken').expect(201);
  const [reply] = await optionsOf(service, table, two);
  await post(`/v1/games/${table.id}/moves`, reply.decision, two.auth).expect(201);
  const [second] = await optionsOf(service, table, one);
  await post('/v1/commands', { text: second.label }, one.auth, 'taken').expect(422);
  expect((await readTable(service, table, one)).version).toBe(2);
});

test('sessions end in memory only when the password change is committed', async () => {
  const { email, auth } = await makePlayer(service);
  const { body } = await post('/v1/sessions', { email, password: testPassword }).expect(201);
  const other = { authorization: `Bearer ${body.accessToken}` };
  const change = { currentPassword: testPassword, password: 'another horse battery' };
  await getAs(service, other, '/v1/me').expect(200);
  await broken('/v1/me/password', change, auth);
  await getAs(service, other, '/v1/me').expect(200);
  await post('/v1/me/password', change, auth).expect(204);
  await getAs(service, other, '/v1/me').expect(401);
});

test('keyed requests beyond the number of connections are served in turn', async () => {
  const { auth } = await makePlayer(service);
  const game = { seatCount: 2, visibility: 'unlisted' };
  const answers = await Promise.all(Array.from({ length: 40 }, () => post('/v1/games', game, auth)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});
