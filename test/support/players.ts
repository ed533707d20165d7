import type { Test } from 'supertest';
import { requestVerification } from '../../src/accounts/profile/email-verification.ts';
import { normaliseEmail, normaliseHandle } from '../../src/accounts/profile/profile.ts';
import { type Session, startSession } from '../../src/accounts/sessions/session.ts';
import { insertAccount } from '../../src/accounts/store/accounts.ts';
import { newId } from '../../src/db/id.ts';
import { emailChangeLink, emailUndoLink, resetLink, verifyLink } from '../../src/notifications/links.ts';
import type { Deps } from '../../src/platform/deps.ts';
import { cheapHasher, type OverHttp, type TestApp } from './app.ts';

/** The header field that authenticates a request. */
export type Auth = { readonly authorization: string };

/** Requests of a player: a path and an optional body; each can be extended, as with `supertest`. */
export type Requests = {
  readonly [Method in 'get' | 'post' | 'put' | 'patch' | 'delete']: (path: string, body?: object) => Test;
};

/** A logged-in player with an account. */
export interface TestPlayer extends Requests {
  readonly id: string;
  readonly handle: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly auth: Auth;
}

/** Returns the requests made with these credentials. */
export function requestsBy({ http }: OverHttp, auth: Auth): Requests {
  const request = (method: keyof Requests) => (path: string, body?: object) => {
    const made = http[method](path).set(auth);
    return body === undefined ? made : made.send(body);
  };
  return {
    get: request('get'),
    post: request('post'),
    put: request('put'),
    patch: request('patch'),
    delete: request('delete'),
  };
}

export const testPassword = 'correct horse battery';
const testPasswordHash = cheapHasher.hash(testPassword);

let count = 0;
/** Returns a unique name. */
export function counted(name: string): string {
  count += 1;
  return `${name}-${count}`;
}

/**
 * Creates an account and a session like registering and logging in: over HTTP, or for a service in this process with
 * the product's own functions, in a hundredth of the time.
 */
export async function makePlayer(service: OverHttp, name = 'player'): Promise<TestPlayer> {
  const handle = counted(name);
  const email = `${handle}@example.org`;
  const session = await (service.deps
    ? insertPlayer(service.deps, handle, email)
    : register(service, handle, email));
  const { playerId: id, accessToken, refreshToken } = session;
  const auth = { authorization: `Bearer ${accessToken}` };
  return { id, handle, email, accessToken, refreshToken, auth, ...requestsBy(service, auth) };
}

/** Creates players with these names. */
export const makePlayers = <const Names extends readonly string[]>(service: OverHttp, ...names: Names) =>
  Promise.all(names.map((name) => makePlayer(service, name))) as Promise<{
    -readonly [At in keyof Names]: TestPlayer;
  }>;

/** Creates them with API tokens that do not expire, even if the clock is moved. */
export const lastingPlayers = <const Names extends readonly string[]>(service: TestApp, ...names: Names) =>
  Promise.all(names.map(async (name) => lasting(service, await makePlayer(service, name)))) as Promise<{
    -readonly [At in keyof Names]: TestPlayer;
  }>;

async function insertPlayer(deps: Deps, handle: string, email: string): Promise<Session> {
  const named = { handle: normaliseHandle(handle), displayName: handle, email: normaliseEmail(email) };
  const passwordHash = await testPasswordHash;
  const account = { id: newId(), ...named, passwordHash, createdAt: deps.clock() };
  const { id } = await insertAccount(deps.db.prisma, account);
  await requestVerification(deps, id);
  return startSession(deps, id, { address: '127.0.0.1', userAgent: undefined });
}

async function register({ http }: OverHttp, handle: string, email: string): Promise<Session> {
  const account = { email, handle, password: testPassword };
  await http.post('/v1/accounts').send(account).expect(201);
  return (await http.post('/v1/sessions').send({ email, password: testPassword }).expect(201)).body;
}

/** Creates a guest over HTTP, without an email address. */
export async function makeGuest(service: OverHttp, request: object = {}): Promise<TestPlayer> {
  const { body } = await service.http.post('/v1/guests').send(request).expect(201);
  const { accessToken, refreshToken, playerId: id } = body;
  const auth = { authorization: `Bearer ${accessToken}` };
  const me = (await service.http.get('/v1/me').set(auth).expect(200)).body;
  const requests = requestsBy(service, auth);
  return { id, handle: me.handle, email: '', accessToken, refreshToken, auth, ...requests };
}

/** Confirms a player's email address like the link in the email. Emails are sent only to confirmed addresses. */
export async function confirmAddress(service: TestApp, { id, email }: TestPlayer): Promise<void> {
  const token = (await verifyLink(service.deps, id, email)).split('/').at(-1);
  await service.http.post('/v1/verifications').send({ token }).expect(204);
}

/** Creates a player with a confirmed address and optional settings. */
export async function makeReachable(service: TestApp, name?: string, settings?: object): Promise<TestPlayer> {
  const player = await makePlayer(service, name);
  await confirmAddress(service, player);
  if (settings !== undefined) await service.http.patch('/v1/me').set(player.auth).send(settings).expect(200);
  return player;
}

/** Requests a change of a new player's address. Returns the tokens of the links in both emails. */
export async function makeEmailChange(service: TestApp): Promise<{ toConfirm: string; toUndo: string }> {
  const { id, auth, handle } = await makePlayer(service);
  const body = { email: `${handle}@example.com`, password: testPassword };
  await service.http.post('/v1/me/email').set(auth).send(body).expect(202);
  const change = await service.db.prisma.emailChange.findFirstOrThrow({ where: { playerId: id } });
  const tokenOf = (link: string) => link.split('/').at(-1) ?? '';
  return {
    toConfirm: tokenOf(emailChangeLink(service.deps, change.id)),
    toUndo: tokenOf(emailUndoLink(service.deps, change.id)),
  };
}

/** Creates an API token of a player; returns its id and the header for requests with it. */
export async function makeToken(
  service: TestApp,
  player: Pick<TestPlayer, 'auth'>,
  scopes: readonly string[] = ['games:read'],
): Promise<{ readonly id: string; readonly auth: Auth }> {
  const request = { name: 'bot', scopes };
  const { body } = await service.http.post('/v1/me/tokens').set(player.auth).send(request).expect(201);
  return { id: body.id, auth: { authorization: `Bearer ${body.token}` } };
}

/** Resets a player's password by the link in an email. */
export async function resetByLink(service: TestApp, { id }: TestPlayer, password: string): Promise<void> {
  const { passwordHash } = await service.db.prisma.player.findUniqueOrThrow({ where: { id } });
  const token = resetLink(service.deps, id, passwordHash).split('/').at(-1);
  await service.http.post('/v1/password-resets/confirm').send({ token, password }).expect(204);
}

/** Returns the player with an API token that does not expire, even if the clock is moved. */
export async function lasting(service: TestApp, player: TestPlayer): Promise<TestPlayer> {
  const scopes = ['games:read', 'games:play', 'webhooks', 'profile'];
  const { auth } = await makeToken(service, player, scopes);
  return { ...player, auth, ...requestsBy(service, auth) };
}

/** An account with a token that can act for its external players. */
export interface TestApplication {
  readonly owner: TestPlayer;
  readonly auth: Auth;
}

/** Creates an account with a token. */
export async function makeApplication(
  service: TestApp,
  scopes = ['players:act-for'],
): Promise<TestApplication> {
  const owner = await makePlayer(service, 'bot');
  return { owner, auth: (await makeToken(service, owner, scopes)).auth };
}

/** Creates or updates an external player of the application. */
export const putExternal = (
  service: TestApp,
  { auth }: TestApplication,
  name: string,
  description: object = { displayName: name },
) =>
  service.http
    .put(`/v1/players/external/irc/${encodeURIComponent(name)}`)
    .set(auth)
    .send(description);

/** Creates an external player; `auth` sends each request on the player's behalf. */
export async function makeExternal(
  service: TestApp,
  application: TestApplication,
  name: string,
  more: object = {},
): Promise<TestPlayer> {
  const { body } = await putExternal(service, application, name, { displayName: name, ...more });
  const auth = { ...application.auth, 'on-behalf-of': `irc:${encodeURIComponent(name)}` };
  const requests = requestsBy(service, auth);
  return {
    id: body.id,
    handle: body.handle,
    email: '',
    accessToken: '',
    refreshToken: '',
    auth,
    ...requests,
  };
}

/** Creates a claim. Returns the code the application shows to the person behind one of its players. */
export async function offerClaim(
  service: TestApp,
  application: TestApplication,
  name: string,
): Promise<string> {
  const url = `/v1/players/external/irc/${encodeURIComponent(name)}/claims`;
  return (await service.http.post(url).set(application.auth).expect(201)).body.claim;
}
