import { randomInt } from 'node:crypto';
import { createGuest } from '../../src/accounts/guests/create.ts';
import { findGame } from '../../src/games/store/games.ts';
import type { TestApp } from '../support/app.ts';
import { makePlayer } from '../support/players.ts';
import { credentialName, type Fields, makeApiToken } from '../support/world/credentials.ts';
import { gameKinds as kinds } from '../support/world/games.ts';
import { makePeople, restoreProfiles } from '../support/world/people.ts';
import { World as Things } from '../support/world.ts';
import type { Exchange } from './check-answer.ts';

/** Games for generated requests; `odd` ones were created by generated requests. */
export const gameKinds = [...kinds, 'odd'] as const;
export type GameKind = (typeof gameKinds)[number];

/** The sender of a generated request. `awaiting` is the player to move, `seated` another player of the game. */
export const callerKinds = [
  'owner',
  'awaiting',
  'seated',
  'opponent',
  'rival',
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

export const hasSession = (kind: CallerKind) =>
  ['owner', 'awaiting', 'seated', 'opponent', 'rival', 'stranger', 'guest'].includes(kind);

const maxOdd = 40;

/** The real things of a service for generated requests, whatever earlier requests have done to them. */
export class World extends Things {
  /** The last `nextCursor` of a list. */
  cursor = '';
  readonly #odd: string[] = [];
  #token: Promise<Fields> | undefined;

  /** Returns the id of a game of a kind. */
  async gameOf(kind: GameKind): Promise<string> {
    if (kind !== 'odd') return this.game(kind);
    const [next, ...others] = this.#odd;
    if (next === undefined) return this.game('running');
    this.#odd.splice(0, this.#odd.length, ...others, next);
    return next;
  }

  /** Keeps a game created by a generated request, and starts it if possible. */
  async adopt(id: string): Promise<void> {
    if (this.#odd.length >= maxOdd) return;
    this.#odd.push(id);
    const { owner, opponent } = this.people;
    for (const { auth } of [owner, opponent]) await this.service.http.post(`/v1/games/${id}/seats`).set(auth);
    await this.service.http.post(`/v1/games/${id}/start`).set(owner.auth);
  }

  /** Returns the headers of a caller, about a game if the request is about one. */
  async fieldsOf(kind: CallerKind, game: string | undefined): Promise<Fields> {
    const { owner, opponent, rival, stranger, application, chatUser } = this.people;
    switch (kind) {
      case 'awaiting':
      case 'seated':
        return this.#fieldsAtTable(kind, game);
      case 'guest':
        return fieldsOfNewGuest(this.service);
      case 'token':
        return this.token();
      case 'reader':
        return this.credential('games:read');
      case 'deleted':
        return this.credential('deleted-api-token');
      case 'moderator':
        return this.credential('moderate');
      case 'nobody':
        return {};
      case 'forged':
        return { authorization: `${owner.auth.authorization}x` };
      case 'basic':
        return { authorization: 'Basic b3duZXI6cGFzc3dvcmQ=' };
      default: {
        const players = { owner, opponent, rival, stranger, application, 'chat-user': chatUser };
        return { ...players[kind].auth };
      }
    }
  }

  /** Returns the headers of a token of the owner with most scopes. */
  token(): Promise<Fields> {
    this.#token ??= makeApiToken(this, { scopes: ['games:read', 'games:play', 'webhooks'] }).then(
      ({ token }) => ({ authorization: `Bearer ${token}` }),
    );
    return this.#token;
  }

  /** Makes room for further requests after one was answered, by undoing its changes. */
  async settle({ method, url, status }: Exchange): Promise<void> {
    if (status >= 400 || method === 'GET' || method === 'HEAD') return;
    this.forgetThings();
    if (/^\/v1\/(me|sessions|password-resets)\b/.test(url)) await this.revive();
  }

  /** Restores the credentials and profiles that a request has changed, because later requests use them. */
  async revive(): Promise<void> {
    await restoreProfiles(this);
    const { owner, opponent, rival, stranger } = this.people;
    const players = [owner, opponent, rival, stranger].map(({ id }) => id);
    const text = `
      WITH sessions AS (
        UPDATE sessions SET ended_at = NULL, ended_because = NULL
        WHERE id IN (SELECT min(id::text)::uuid FROM sessions WHERE player_id = ANY($1) GROUP BY player_id)
      ), tokens AS (
        UPDATE api_tokens SET revoked_at = NULL WHERE player_id = $2 AND name = ANY($4)
      )
      UPDATE players SET password_hash = (SELECT password_hash FROM players WHERE id = $3) WHERE id = $2`;
    const { pool } = this.service.db;
    await pool.query(text, [players, owner.id, opponent.id, lastingTokens]);
  }

  /**
   * Deletes mass-produced data, so that no limit blocks further requests, and ends bans, which also exclude guests:
   * all callers share one address.
   */
  async tidy(): Promise<void> {
    const { prisma, pool } = this.service.db;
    const playerId = this.people.owner.id;
    this.forgetThings();
    await pool.query(`UPDATE sanctions SET lifted_at = now() WHERE kind = 'ban' AND lifted_at IS NULL`);
    await prisma.webhookEndpoint.deleteMany({ where: { playerId } });
    await prisma.plan.deleteMany();
    await pool.query(tooManyOpenGames, [playerId]);
    await prisma.pushSubscription.deleteMany({ where: { playerId } });
    const name = { notIn: [...lastingTokens, 'deleted'] };
    await prisma.apiToken.deleteMany({ where: { playerId, name } });
    await this.revive();
  }

  async #fieldsAtTable(kind: 'awaiting' | 'seated', game: string | undefined): Promise<Fields> {
    const { owner, opponent, chatUser } = this.people;
    const row = game === undefined ? undefined : await findGame(this.service.db.prisma, game);
    const isAwaiting = (seat: number) => seat === (row?.awaitingSeat ?? 0);
    const sitting = row?.seats.find(({ seat }) => isAwaiting(seat) === (kind === 'awaiting'));
    const player = [owner, opponent, chatUser].find(({ id }) => id === sitting?.playerId) ?? opponent;
    return { ...player.auth };
  }
}

/** Tokens used for requests; others can be used up. */
const lastingTokens = [credentialName, 'Moderation'];

/** Cancels all open games of a player who has many: at the limit, no player can create another. */
const tooManyOpenGames = `
  UPDATE games SET status = 'aborted', finished_at = now() WHERE status = 'open'
    AND (SELECT count(*) FROM games o WHERE o.status = 'open' AND o.owner_id = $1) > 25`;

/** Returns the headers of a new player, unused by other requests. */
export const fieldsOfNoOneElse = async (service: TestApp): Promise<Fields> => ({
  ...(await makePlayer(service, 'expendable')).auth,
});

/** Each guest is new, because a request can turn a guest into an account, with an address no ban covers. */
async function fieldsOfNewGuest({ deps }: TestApp): Promise<Fields> {
  const address = `100.64.${randomInt(256)}.${randomInt(256)}`;
  const { accessToken } = await createGuest(deps, {}, { address, userAgent: undefined });
  return { authorization: `Bearer ${accessToken}` };
}

/** Creates a world whose lasting credentials exist before any request. */
export async function makeWorld(service: TestApp): Promise<World> {
  const world = new World(service, await makePeople(service));
  for (const kind of ['games:read', 'deleted-api-token', 'moderate'] as const) await world.credential(kind);
  await world.token();
  await world.passkey();
  return world;
}
