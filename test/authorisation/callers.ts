import { createHmac } from 'node:crypto';
import { revokeGrants } from '../../src/accounts/revocations.ts';
import { signAccessToken } from '../../src/accounts/sessions/access-tokens.ts';
import { appoint } from '../../src/moderation/appoint.ts';
import { decisionLinks } from '../../src/notifications/links.ts';
import type { TestApp } from '../support/app.ts';
import { makeApp } from '../support/apps.ts';
import { makeApplication, makeExternal, makePlayer, type TestPlayer } from '../support/players.ts';

/** Credentials that were never valid, or no longer are. */
export const worthless = [
  'garbage',
  'unknown-api-token',
  'expired',
  'unsigned',
  'guessed-key',
  'refresh-token',
  'logged-out',
  'deleted-api-token',
  'expired-api-token',
  'revoked-app',
] as const;

/** API tokens of the host, each with one scope. */
export const hostTokens = ['games:read', 'games:play', 'webhooks', 'profile'] as const;

/** An API token of the host's that plays in the private game alone. */
export const gameTokens = ['game-token'] as const;

/** Apps that the host let in, each with one scope. */
export const hostApps = [
  'app-read',
  'app-play',
  'app-talk',
  'app-invite',
  'app-webhooks',
  'app-profile',
] as const;
/** An operator's token of the host's: it moderates, and nothing else. */
export const operators = ['moderate'] as const;

/** Those who have a session. */
export const people = ['host', 'seat', 'left', 'invited', 'other'] as const;

/** Applications that act for a player: their own, somebody else's; and a log-in, which may not act for anybody. */
export const acting = ['application', 'acting', 'acting-for-foreign', 'session-acting'] as const;

/** The seat's link to its decision in the private game, from an email. */
export const links = ['link'] as const;

export const callerKinds = [
  'nobody',
  ...worthless,
  ...hostTokens,
  ...gameTokens,
  ...hostApps,
  ...operators,
  ...people,
  ...acting,
  ...links,
] as const;
export type CallerKind = (typeof callerKinds)[number];

type Fields = Readonly<Record<string, string>>;

/** The header fields by which each kind of caller is known. */
export type Callers = Readonly<Record<CallerKind, Fields>>;

const bearer = (token: string): Fields => ({ authorization: `Bearer ${token}` });

/** Everybody with an account. */
export interface Accounts {
  readonly host: TestPlayer;
  readonly seat: TestPlayer;
  readonly left: TestPlayer;
  readonly invited: TestPlayer;
  readonly other: TestPlayer;
}

export async function makeAccounts(service: TestApp): Promise<Accounts> {
  return {
    host: await makePlayer(service, 'host'),
    seat: await makePlayer(service, 'seat'),
    left: await makePlayer(service, 'left'),
    invited: await makePlayer(service, 'invited'),
    other: await makePlayer(service, 'other'),
  };
}

/** Creates every kind of credential; in `game` it is the turn of `seat`. */
export async function makeCallers(service: TestApp, accounts: Accounts, game: string): Promise<Callers> {
  const { host, seat, left, invited, other } = accounts;
  const application = await makeApplication(service);
  const chatUser = await makeExternal(service, application, 'mira');
  const foreign = await makeApplication(service);
  const onBehalf = { 'on-behalf-of': 'irc:mira' };
  return {
    nobody: {},
    ...(await worthlessCredentials(service, host)),
    ...(await tokensOf(service, host)),
    'game-token': bearer((await apiToken(service, host, { scopes: ['games:play'], gameId: game })).token),
    ...(await appsOf(service, host)),
    moderate: bearer(await appoint(service.deps, { operator: 'test' }, host.handle)),
    host: fields(host),
    seat: fields(seat),
    left: fields(left),
    invited: fields(invited),
    other: fields(other),
    application: application.auth,
    acting: fields(chatUser),
    'acting-for-foreign': { ...foreign.auth, ...onBehalf },
    'session-acting': { ...fields(host), ...onBehalf },
    link: await linkFields(service, game, seat),
  };
}

/** What lets the link in, with the version that it decides at. */
async function linkFields({ deps, http }: TestApp, game: string, { id }: TestPlayer): Promise<Fields> {
  const link = (await decisionLinks(deps, game, 1, id)).page.split('#decide=')[1];
  const { body } = await http.post('/v1/sessions/link').send({ link }).expect(200);
  return { ...bearer(body.accessToken), 'if-match': '"1"' };
}

const fields = ({ auth }: TestPlayer): Fields => ({ ...auth });

async function tokensOf(
  service: TestApp,
  host: TestPlayer,
): Promise<Record<(typeof hostTokens)[number], Fields>> {
  const make = async (scope: string) => bearer((await apiToken(service, host, { scopes: [scope] })).token);
  return {
    'games:read': await make('games:read'),
    'games:play': await make('games:play'),
    webhooks: await make('webhooks'),
    profile: await make('profile'),
  };
}

async function appsOf(
  service: TestApp,
  { auth }: TestPlayer,
): Promise<Record<(typeof hostApps)[number], Fields>> {
  const letIn = async (scope: string) => ({ ...(await makeApp(service, auth, scope)).auth });
  return {
    'app-read': await letIn('read'),
    'app-play': await letIn('play'),
    'app-talk': await letIn('talk'),
    'app-invite': await letIn('invite'),
    'app-webhooks': await letIn('webhooks'),
    'app-profile': await letIn('profile'),
  };
}

async function revokedApp(service: TestApp, { auth, id: playerId }: TestPlayer): Promise<Fields> {
  const { auth: ofApp } = await makeApp(service, auth);
  await revokeGrants(service.deps, { playerId });
  return { ...ofApp };
}

async function worthlessCredentials(
  service: TestApp,
  host: TestPlayer,
): Promise<Record<(typeof worthless)[number], Fields>> {
  const deleted = await apiToken(service, host, { scopes: ['games:read'] });
  await service.http.delete(`/v1/me/tokens/${deleted.id}`).set(host.auth).expect(204);
  const loggedOut = await makePlayer(service, 'logged-out');
  await service.http.delete('/v1/sessions/current').set(loggedOut.auth).expect(204);
  return {
    garbage: bearer('garbage'),
    'unknown-api-token': bearer(`cbm_${'A'.repeat(43)}`),
    expired: bearer(expiredAccessToken(service, host)),
    unsigned: bearer(resigned(host.accessToken, { alg: 'none', typ: 'JWT' }, '')),
    'guessed-key': bearer(resigned(host.accessToken, { alg: 'HS256', typ: 'JWT' }, 'secret')),
    'refresh-token': bearer(host.refreshToken),
    'logged-out': fields(loggedOut),
    'deleted-api-token': bearer(deleted.token),
    'expired-api-token': bearer(await expiredApiToken(service, host)),
    'revoked-app': await revokedApp(service, host),
  };
}

async function apiToken(service: TestApp, host: TestPlayer, request: object) {
  const body = { name: 'authorisation', ...request };
  return (await service.http.post('/v1/me/tokens').set(host.auth).send(body).expect(201)).body;
}

async function expiredApiToken(service: TestApp, host: TestPlayer): Promise<string> {
  const expiresAt = new Date(service.deps.clock().getTime() + 3_600_000);
  const { id, token } = await apiToken(service, host, { scopes: ['games:read'], expiresAt });
  await service.db.prisma.apiToken.update({ where: { id }, data: { expiresAt: new Date(0) } });
  return token;
}

/** An access token that was signed yesterday. */
function expiredAccessToken({ deps }: TestApp, { id, accessToken }: TestPlayer): string {
  const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const yesterday = new Date(deps.clock().getTime() - 86_400_000);
  return signAccessToken({ ...deps, clock: () => yesterday }, { playerId: id, sessionId: sid });
}

/** The claims of a token under another header, signed with another secret; not at all if it is empty. */
function resigned(token: string, header: object, secret: string): string {
  const signed = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${token.split('.')[1]}`;
  return `${signed}.${secret && createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
