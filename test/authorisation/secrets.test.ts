/** Secrets appear in no log line, no metric, and no answer but the one that issues them. */

import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../../src/http/app.ts';
import { decisionLinks, unsubscribeLink, verifyLink } from '../../src/notifications/links.ts';
import { operations } from '../contract/document.ts';
import { type TestApp, testDeps } from '../support/app.ts';
import { useDatabase } from '../support/database.ts';
import {
  makeApplication,
  makeExternal,
  makePlayer,
  offerClaim,
  type TestPlayer,
  testPassword,
} from '../support/players.ts';
import { startTable } from '../support/table.ts';

const database = useDatabase();
const log: string[] = [];
const answers: string[] = [];
const secrets = new Map<string, string>();
let app: FastifyInstance;
let service: TestApp;

beforeAll(async () => {
  const made = testDeps(database.db);
  const deps = {
    ...made.deps,
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
  };
  app = await buildApp(deps);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  service = { ...made, app, db: database.db, deps, http: supertest(url), url };
  await useEverySecret();
});
afterAll(() => app.close());

async function useEverySecret(): Promise<void> {
  const table = await startTable(service, 2, { visibility: 'private' });
  const [owner, stranger] = [table.players[0] as TestPlayer, await makePlayer(service, 'stranger')];
  await keepSecretsOf(owner, table.id);
  await sendWhereItIsLogged(owner);
  await readEverything(stranger, table.id);
  answers.push((await service.http.get('/metrics')).text);
}

async function keepSecretsOf(owner: TestPlayer, game: string): Promise<void> {
  const { http, deps, db } = service;
  const post = async (url: string, body: object) => (await http.post(url).set(owner.auth).send(body)).body;
  const player = await db.prisma.player.findUniqueOrThrow({ where: { id: owner.id } });
  const row = await db.prisma.game.findUniqueOrThrow({ where: { id: game } });
  const application = await makeApplication(service);
  await makeExternal(service, application, 'mira');
  const given = {
    password: testPassword,
    'hash of the password': player.passwordHash,
    'email address': owner.email,
    'access token': owner.accessToken,
    'refresh token': owner.refreshToken,
    'API token': (await post('/v1/me/tokens', { name: 'secret', scopes: ['games:read'] })).token,
    'secret of a webhook': (await post('/v1/me/webhooks', { url: 'https://bot.example/' })).secret,
    'key for push services': (await deps.pushKeys()).privateKey,
    'seed of the shuffle': row.seed,
    'code of an invitation': row.inviteCode,
    claim: await offerClaim(service, application, 'mira'),
    'link to verify': lastPart(await verifyLink(deps, owner.id, owner.email)),
    'link to decide': lastPart((await decisionLinks(deps, game, 0, owner.id)).list),
    'token of a link': await tokenOfLink(game, owner),
    'link to unsubscribe': lastPart(await unsubscribeLink(deps, owner.id)),
    'secret of the service': deps.config.jwtSecret,
  };
  for (const [name, value] of Object.entries(given)) secrets.set(name, String(value));
}

async function tokenOfLink(game: string, { id }: TestPlayer): Promise<string> {
  const link = lastPart((await decisionLinks(service.deps, game, 0, id)).list);
  return (await service.http.post('/v1/sessions/link').send({ link }).expect(200)).body.accessToken;
}

const lastPart = (link: string) => link.split('/').at(-1) ?? '';
const secret = (name: string) => secrets.get(name) ?? '';

/**
 * Sends secrets everywhere requests can contain them: in paths, queries, headers and bodies, valid and invalid ones.
 */
async function sendWhereItIsLogged({ auth, email }: TestPlayer): Promise<void> {
  const { http } = service;
  await http.get(`/verify/${secret('link to verify')}`);
  await http.get(`/decide/${secret('link to decide')}`);
  await http.post('/v1/sessions/link').send({ link: secret('link to decide'), surplus: 1 });
  await http.get('/v1/me').set({ authorization: `Bearer ${secret('token of a link')}` });
  await http.get(`/v1/games?cursor=${secret('token of a link')}`);
  await http.get(`/unsubscribe/${secret('link to unsubscribe')}`);
  await http.get(`/v1/claims/${secret('claim')}`);
  await http.get(`/claim/${secret('claim')}`);
  await http.get(`/v1/games?invitation=${secret('code of an invitation')}`);
  await http.get(`/games/x?invitation=${secret('code of an invitation')}`);
  await http.get('/v1/me').set({ authorization: `Bearer ${secret('API token')}` });
  await http.post('/v1/sessions').send({ email, password: testPassword });
  await http.post('/v1/sessions').send({ email, password: `${testPassword}!` });
  await http.post('/v1/sessions').send({ email: [email], password: { is: testPassword } });
  await http
    .post('/v1/sessions')
    .set('content-type', 'application/json')
    .send(`{"password":"${testPassword}"`);
  await http.post('/v1/accounts').send({ email, handle: 'x', password: testPassword, surplus: testPassword });
  await http.post('/v1/sessions/refresh').send({ refreshToken: `${secret('refresh token')}x` });
  await http.post('/v1/verifications').send({ token: `${secret('link to verify')}` });
  await http
    .post('/v1/me/tokens')
    .set(auth)
    .send({ name: secret('API token').repeat(9), scopes: [] });
}

/** Reads everything as a stranger, without an account, and about another player's game. */
async function readEverything({ auth }: TestPlayer, game: string): Promise<void> {
  // The API description shows the tests' password as an example.
  const readable = operations.filter(
    ({ method, path }) => method === 'GET' && !path.endsWith('/events') && path !== '/openapi.json',
  );
  for (const { path } of readable) {
    const url = path
      .replace('{id}', game)
      .replace('{seq}', '0')
      .replace(/\{\w+\}/g, 'x');
    for (const fields of [auth, {}]) answers.push((await service.http.get(url).set(fields)).text ?? '');
  }
}

describe('no one finds', () => {
  const names = [
    'password',
    'hash of the password',
    'email address',
    'access token',
    'refresh token',
    'API token',
    'key for push services',
    'secret of a webhook',
    'seed of the shuffle',
    'code of an invitation',
    'claim',
    'link to verify',
    'link to decide',
    'token of a link',
    'link to unsubscribe',
    'secret of the service',
  ];
  test.each(names)('the %s in the log', (name) => {
    expect(secret(name).length).toBeGreaterThan(7);
    expect(log.length).toBeGreaterThan(50);
    expect(log.filter((line) => line.includes(secret(name)))).toEqual([]);
  });

  test.each(names)('the %s in another caller’s answer or in the metrics', (name) => {
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((text) => text.includes(secret(name)))).toEqual([]);
  });

  test('a secret that was never sent', () => expect([...secrets.keys()].sort()).toEqual([...names].sort()));
});
