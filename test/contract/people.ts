import { randomInt } from 'node:crypto';
import { createGuest } from '../../src/accounts/guests/create.ts';
import { findGame } from '../../src/db/games/games.ts';
import { appoint } from '../../src/moderation/appoint.ts';
import type { TestApp } from '../support/app.ts';
import type { Authenticator } from '../support/authenticator.ts';
import { addPasskey } from '../support/passkeys.ts';
import {
  confirmAddress,
  makeApplication,
  makeExternal,
  makePlayer,
  type TestApplication,
  type TestPlayer,
} from '../support/players.ts';
import type { Exchange } from './check-answer.ts';

/** Who sends a generated request. `awaiting` is whose decision the game waits for, `seated` somebody else in it. */
export const callerKinds = [
  'owner',
  'awaiting',
  'seated',
  'other',
  'stranger',
  'token',
  'reader',
  'application',
  'chat-user',
  'moderator',
  'guest',
  'nobody',
  'deleted',
  'forged',
  'basic',
] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Undoes what requests did to the credentials with which others are to be made. */
export async function revive(service: TestApp, { owner, other, stranger }: People): Promise<void> {
  const players = [owner.id, other.id, stranger.id];
  // One statement, as it runs before every other request.
  const text = `
    WITH sessions AS (
      UPDATE sessions SET ended_at = NULL, ended_because = NULL
      WHERE id IN (SELECT min(id::text)::uuid FROM sessions WHERE player_id = ANY($1) GROUP BY player_id)
    ), tokens AS (
      UPDATE api_tokens SET revoked_at = NULL WHERE player_id = $2 AND name = ANY($4)
    )
    UPDATE players SET password_hash = (SELECT password_hash FROM players WHERE id = $3) WHERE id = $2`;
  await service.db.pool.query(text, [players, owner.id, other.id, tokenNames.slice(0, 2)]);
}

/** Whether a request may have ended a credential, so that others can be made only after `revive`. */
export const mayEndAccess = ({ method, url, status }: Exchange): boolean =>
  status < 400 && method !== 'GET' && method !== 'HEAD' && /^\/v1\/(me|sessions|password-resets)\b/.test(url);

type Auth = Readonly<Record<string, string>>;

/** Everybody of whom generated requests can come. */
export interface People {
  readonly owner: TestPlayer;
  /** Of the owner, whose password alone does not log in. */
  readonly authenticator: Authenticator;
  readonly other: TestPlayer;
  readonly stranger: TestPlayer;
  readonly application: TestApplication;
  readonly chatUser: TestPlayer;
  /** Whom others block and report, and operators ban. */
  readonly victim: TestPlayer;
  readonly tokens: Readonly<Record<'token' | 'reader' | 'deleted' | 'moderator', Auth>>;
}

/** Names of the tokens that requests are made with; others may be used up. */
export const tokenNames = ['everything', 'reading', 'deleted', 'Moderation'];

export async function makePeople(service: TestApp): Promise<People> {
  const owner = await makePlayer(service, 'owner');
  await confirmAddress(service, owner);
  const application = await makeApplication(service, ['games:read', 'games:play', 'players:act-for']);
  return {
    owner,
    authenticator: (await addPasskey(service, owner)).authenticator,
    other: await makePlayer(service, 'other'),
    stranger: await makePlayer(service, 'stranger'),
    application,
    chatUser: await makeExternal(service, application, 'mira'),
    victim: await makePlayer(service, 'victim'),
    tokens: await makeTokens(service, owner),
  };
}

async function makeTokens(service: TestApp, { auth, handle }: TestPlayer): Promise<People['tokens']> {
  const make = async (name: string | undefined, scopes: string[]) =>
    (await service.http.post('/v1/me/tokens').set(auth).send({ name, scopes }).expect(201)).body;
  const [whole, reading, gone] = tokenNames;
  const token = await make(whole, ['games:read', 'games:play', 'webhooks']);
  const reader = await make(reading, ['games:read']);
  const deleted = await make(gone, ['games:read', 'games:play']);
  await service.http.delete(`/v1/me/tokens/${deleted.id}`).set(auth).expect(204);
  const moderator = await appoint(service.deps, { operator: 'test' }, handle);
  return {
    token: bearer(token.token),
    reader: bearer(reader.token),
    deleted: bearer(deleted.token),
    moderator: bearer(moderator),
  };
}

const bearer = (token: string): Auth => ({ authorization: `Bearer ${token}` });

/** The fields that say who calls, about a game if the request is about one. */
export async function authOf(
  service: TestApp,
  people: People,
  kind: CallerKind,
  game: string | undefined,
): Promise<Auth> {
  if (kind === 'awaiting' || kind === 'seated') return authAtTable(service, people, kind, game);
  if (kind === 'guest') return authOfNewGuest(service);
  const { owner, other, stranger, application, chatUser, tokens } = people;
  const known: Readonly<Record<Exclude<CallerKind, 'awaiting' | 'seated' | 'guest'>, object>> = {
    owner: owner.auth,
    other: other.auth,
    stranger: stranger.auth,
    ...tokens,
    application: application.auth,
    'chat-user': chatUser.auth,
    nobody: {},
    forged: bearer(`${owner.accessToken}x`),
    basic: { authorization: 'Basic b3duZXI6cGFzc3dvcmQ=' },
  };
  return known[kind] as Auth;
}

export const hasSession = (kind: CallerKind) =>
  ['owner', 'awaiting', 'seated', 'other', 'stranger', 'guest'].includes(kind);

/** The fields of a new player, whom no other request needs. */
export const authOfNobodyElse = async (service: TestApp): Promise<Auth> => ({
  ...(await makePlayer(service, 'expendable')).auth,
});

async function authAtTable(
  service: TestApp,
  { owner, other, chatUser }: People,
  kind: 'awaiting' | 'seated',
  game: string | undefined,
): Promise<Auth> {
  const row = game === undefined ? undefined : await findGame(service.db.prisma, game);
  const isAwaiting = (seat: number) => seat === (row?.awaitingSeat ?? 0);
  const sitting = row?.seats.find(({ seat }) => isAwaiting(seat) === (kind === 'awaiting'));
  const player = [owner, other, chatUser].find(({ id }) => id === sitting?.playerId) ?? other;
  return player.auth as object as Auth;
}

/** Each is a new one, as a request may make a guest an account; and from elsewhere, as another may ban guests of an address. */
async function authOfNewGuest({ deps }: TestApp): Promise<Auth> {
  const address = `100.64.${randomInt(256)}.${randomInt(256)}`;
  const { accessToken } = await createGuest(deps, {}, { address, userAgent: undefined });
  return { authorization: `Bearer ${accessToken}` };
}
