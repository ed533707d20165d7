import { createHmac } from 'node:crypto';
import { revokeGrants } from '../../../src/accounts/revocations.ts';
import { signAccessToken } from '../../../src/accounts/sessions/access-tokens.ts';
import { appoint } from '../../../src/moderation/appoint.ts';
import { decisionLinks } from '../../../src/notifications/links.ts';
import type { TestApp } from '../app.ts';
import { makeApp } from '../apps.ts';
import { makeApplication, makePlayer, makeToken, type TestPlayer } from '../players.ts';
import type { Setting } from './people.ts';
import { post } from './things.ts';

/** Credentials that were never valid, or are no longer. */
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

/** API tokens of the owner, each with one scope. */
export const ownerTokens = ['games:read', 'games:play', 'webhooks', 'profile'] as const;

/** An API token of the owner that is limited to the private game. */
export const gameTokens = ['game-token'] as const;

/** Apps that the owner let in, each with one scope. */
export const ownerApps = [
  'app-read',
  'app-play',
  'app-messages',
  'app-invite',
  'app-webhooks',
  'app-profile',
] as const;
/** An operator's token of the owner, for moderation only. */
export const operators = ['moderate'] as const;

/** Players with a session. */
export const people = ['owner', 'opponent', 'left', 'invited', 'stranger'] as const;

/** Applications that act for their own player or another application's; and a login session, which cannot act for others. */
export const acting = ['application', 'acting', 'acting-for-foreign', 'session-acting'] as const;

/** The opponent's link to the pending decision in the private game, from an email. */
export const links = ['link'] as const;

/** All callers, by what their credentials have in common. */
export const callerGroups = [
  ['nobody'],
  worthless,
  ownerTokens,
  gameTokens,
  ownerApps,
  operators,
  people,
  acting,
  links,
] as const satisfies readonly (readonly string[])[];
export type CallerKind = (typeof callerGroups)[number][number];

/** The headers that identify a caller. */
export type Fields = Readonly<Record<string, string>>;

/** The name of API tokens used for requests; others can be used up. */
export const credentialName = 'chess club bot';

type Maker = (setting: Setting, game: string) => Promise<Fields>;

const bearer = (token: string): Fields => ({ authorization: `Bearer ${token}` });
const onBehalf = { 'on-behalf-of': 'irc:mira' };

const session =
  (name: (typeof people)[number]): Maker =>
  async (setting) => ({ ...setting.people[name].auth });
const token =
  (...scopes: string[]): Maker =>
  async (setting) =>
    bearer((await makeApiToken(setting, { scopes })).token);
const app =
  (scope: string): Maker =>
  async ({ service, people: { owner } }) => ({ ...(await makeApp(service, owner.auth, scope)).auth });
const resigned =
  (header: object, secret: string): Maker =>
  async ({ people: { owner } }) =>
    bearer(signedAgain(owner.accessToken, header, secret));
const actingFor: Maker = async ({ service, people: { application } }) => ({
  ...(await makeToken(service, application.owner, ['players:act-for'])).auth,
});

/** Creates each caller's credential; those of one game are for `game`, where it is the opponent's turn. */
export const credentialMakers: Readonly<Record<CallerKind, Maker>> = {
  nobody: async () => ({}),
  garbage: async () => bearer('garbage'),
  'unknown-api-token': async () => bearer(`cbm_${'A'.repeat(43)}`),
  expired: async ({ service, people: { owner } }) => bearer(expiredAccessToken(service, owner)),
  unsigned: resigned({ alg: 'none', typ: 'JWT' }, ''),
  'guessed-key': resigned({ alg: 'HS256', typ: 'JWT' }, 'secret'),
  'refresh-token': async ({ people: { owner } }) => bearer(owner.refreshToken),
  'logged-out': loggedOut,
  'deleted-api-token': deletedApiToken,
  'expired-api-token': expiredApiToken,
  'revoked-app': revokedApp,
  'games:read': token('games:read'),
  'games:play': token('games:play'),
  webhooks: token('webhooks'),
  profile: token('profile'),
  'game-token': async (setting, gameId) =>
    bearer((await makeApiToken(setting, { scopes: ['games:play'], gameId })).token),
  'app-read': app('read'),
  'app-play': app('play'),
  'app-messages': app('messages'),
  'app-invite': app('invite'),
  'app-webhooks': app('webhooks'),
  'app-profile': app('profile'),
  moderate: async ({ service, people: { owner } }) =>
    bearer(await appoint(service.deps, { operator: 'test' }, owner.handle)),
  owner: session('owner'),
  opponent: session('opponent'),
  left: session('left'),
  invited: session('invited'),
  stranger: session('stranger'),
  application: actingFor,
  acting: async (setting, game) => ({ ...(await actingFor(setting, game)), ...onBehalf }),
  'acting-for-foreign': async ({ service }) => ({ ...(await makeApplication(service)).auth, ...onBehalf }),
  'session-acting': async ({ people: { owner } }) => ({ ...owner.auth, ...onBehalf }),
  link: linkOfOpponent,
};

/** Returns the credential a link grants, with the version it decides at. */
async function linkOfOpponent({ service, people: { opponent } }: Setting, game: string): Promise<Fields> {
  const link = (await decisionLinks(service.deps, game, 1, opponent.id)).page.split('#decide=')[1];
  const { body } = await service.http.post('/v1/sessions/link').send({ link }).expect(200);
  return { ...bearer(body.accessToken), 'if-match': '"1"' };
}

async function loggedOut({ service }: Setting): Promise<Fields> {
  const { auth } = await makePlayer(service, 'logged-out');
  await service.http.delete('/v1/sessions/current').set(auth).expect(204);
  return { ...auth };
}

async function revokedApp({ service }: Setting): Promise<Fields> {
  const { auth, id: playerId } = await makePlayer(service, 'revoking');
  const { auth: ofApp } = await makeApp(service, auth);
  await revokeGrants(service.deps, { playerId });
  return { ...ofApp };
}

/** Creates an API token of the owner for requests. */
export async function makeApiToken(setting: Setting, request: object) {
  const body = { name: credentialName, ...request };
  return post(setting, setting.people.owner, '/v1/me/tokens', body);
}

async function deletedApiToken(setting: Setting): Promise<Fields> {
  const request = { name: 'deleted', scopes: ['games:read', 'games:play'] };
  const { id, token: deleted } = await makeApiToken(setting, request);
  await setting.service.http.delete(`/v1/me/tokens/${id}`).set(setting.people.owner.auth).expect(204);
  return bearer(deleted);
}

async function expiredApiToken(setting: Setting): Promise<Fields> {
  const { deps, db } = setting.service;
  const expiresAt = new Date(deps.clock().getTime() + 3_600_000);
  const { id, token: expired } = await makeApiToken(setting, { scopes: ['games:read'], expiresAt });
  await db.prisma.apiToken.update({ where: { id }, data: { expiresAt: new Date(0) } });
  return bearer(expired);
}

/** An access token signed yesterday. */
function expiredAccessToken({ deps }: TestApp, { id, accessToken }: TestPlayer): string {
  const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString());
  const yesterday = new Date(deps.clock().getTime() - 86_400_000);
  return signAccessToken({ ...deps, clock: () => yesterday }, { playerId: id, sessionId: sid });
}

/** A token's claims under another header, signed with another secret, or unsigned if it is empty. */
function signedAgain(accessToken: string, header: object, secret: string): string {
  const claims = accessToken.split('.')[1];
  const signed = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${claims}`;
  return `${signed}.${secret && createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
