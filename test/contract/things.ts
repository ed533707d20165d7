import { startSession } from '../../src/accounts/sessions/session.ts';
import { findGame } from '../../src/db/games/games.ts';
import { newId } from '../../src/db/id.ts';
import { openRequest } from '../../src/games/requests/open.ts';
import { sanction } from '../../src/moderation/sanction.ts';
import { decisionLinks, resetLink, verifyLink } from '../../src/notifications/links.ts';
import type { TestApp } from '../support/app.ts';
import { askForCodes, makeApp } from '../support/apps.ts';
import {
  makeEmailChange,
  makeExternal,
  offerClaim,
  type TestPlayer,
  testPassword,
} from '../support/players.ts';
import { newBrowser } from '../support/push-browser.ts';
import type { Games } from './games.ts';
import { newPasskey, passkeyLogIn, passkeyToUseUp, recoveryLogIn } from './passkeys.ts';
import { type People, revive, tokenNames } from './people.ts';

const client = { address: '127.0.0.1', userAgent: 'test' };

/** Tokens, webhooks, names, claims and bodies that are right just now, for generated requests that do something. */
export class Things {
  readonly #service: TestApp;
  readonly #people: People;
  #names = 0;
  /** Id of the team that was made last. */
  #team = newId();

  constructor(service: TestApp, people: People) {
    this.#service = service;
    this.#people = people;
  }

  /** The value of a parameter that leads somewhere; undefined: there is no such thing here. */
  async parameter(path: string, name: string, game: string | undefined): Promise<string | undefined> {
    if (name === 'claim') return this.#claim();
    if (name === 'provider') return 'irc';
    if (name === 'externalId') return path.endsWith('/claims') ? this.#newName() : 'mira';
    if (name === 'deliveryId') return this.#delivery();
    if (name === 'name') return 'illegal-decision';
    if (name === 'rule') return 'R-TILE-2';
    if (name === 'lesson') return 'road';
    if (name === 'club') return this.#club();
    if (name === 'team') return this.#team;
    if (name === 'player' || name === 'handle') return this.#people.victim.handle;
    if (name === 'opponent') return this.#people.other.handle;
    if (name === 'seat') return '1';
    if (name === 'requestId') return this.#openRequest(game);
    if (name === 'planId') return this.#plan(game);
    if (path.startsWith('/v1/matches/')) return this.#match(path);
    if (path.endsWith('/challenges')) return this.#ladder();
    if (path.startsWith('/v1/competitions/{id}/teams')) return this.#teams(path);
    if (path.startsWith('/v1/competitions/')) return this.#competition();
    if (path.startsWith('/v1/me/tokens/')) return this.#token();
    if (path.startsWith('/v1/me/apps/')) return this.#app();
    if (path.startsWith('/v1/moderation/reports/')) return this.#report();
    if (path.startsWith('/v1/moderation/sanctions/')) return this.#sanction();
    if (path.startsWith('/v1/me/passkeys/')) return passkeyToUseUp(this.#service, this.#people);
    if (path.startsWith('/v1/me/sessions/')) return this.#session();
    if (path.startsWith('/v1/me/webhooks/')) return this.#webhook();
    if (path.startsWith('/v1/clubs/')) return this.#webhookOfClub();
    if (path.startsWith('/v1/me/push-subscriptions/')) return this.#device();
    if (path.startsWith('/v1/me/standing-tables/')) return this.#standingTable();
    if (path.startsWith('/v1/me/pools/')) return this.#poolWait();
    if (path.startsWith('/v1/me/external-players/')) return this.#claimedName();
    return undefined;
  }

  /** A body for an operation that its example would not do for; undefined: the example will do. */
  async body(operation: string, game: string | undefined, games: Games): Promise<unknown> {
    const { deps } = this.#service;
    const { stranger } = this.#people;
    switch (operation) {
      case 'decide':
        return this.#decision(game);
      case 'createPlan':
        return this.#planIn(game);
      case 'explorePlans':
        return { after: [await this.#planIn(game)].flatMap((plan) => plan ?? []) };
      case 'challengeEntrant':
        return { player: this.#people.victim.handle };
      case 'inviteToTeam':
        return { player: this.#people.other.handle };
      case 'setLineUp':
        return { players: [this.#people.owner.handle, this.#people.victim.handle] };
      case 'createMatch':
        return { opponent: this.#people.victim.handle, club: undefined };
      case 'takeSeat':
        return { invitation: await this.#invitation(game) };
      case 'register':
      case 'registerGuest':
        return { ...newAccount(), password: testPassword };
      case 'logIn':
        return { email: stranger.email, password: testPassword };
      case 'addPasskey':
        return newPasskey(this.#service, this.#people);
      case 'logInByPasskey':
        return passkeyLogIn(this.#service, this.#people);
      case 'logInByRecoveryCode':
        return recoveryLogIn(this.#service, this.#people);
      case 'refreshSession':
        return { refreshToken: await this.#refreshToken() };
      case 'openLinkSession':
        return { link: await this.#decisionLink(await games.idOf('running')) };
      case 'changePassword':
        return { currentPassword: testPassword, password: testPassword };
      case 'verifyAddress':
        return { token: lastPart(await verifyLink(deps, stranger.id, stranger.email)) };
      case 'confirmEmailChange':
        return { token: (await makeEmailChange(this.#service)).toConfirm };
      case 'undoEmailChange':
        return { token: (await makeEmailChange(this.#service)).toUndo };
      case 'resetPassword':
        return { token: await this.#resetToken(), password: testPassword };
      case 'replayRecord':
      case 'importRecord':
        return this.#read(`/v1/games/${await games.idOf('finished')}/record`);
      case 'createReport':
        return { player: this.#people.victim.handle, reason: 'spam' };
      case 'createSanction':
        return { player: this.#people.victim.handle, kind: 'ban', reason: 'Advertising.' };
      case 'redeemClaim':
        return { claim: await this.#claim() };
      case 'describeDeviceRequest':
        return { userCode: (await askForCodes(this.#service)).user_code };
      case 'answerDevice':
        return { userCode: (await askForCodes(this.#service)).user_code, allow: true };
      case 'openRequest':
        return { kind: 'robot', seat: await this.#absentSeat(game) };
      default:
        return undefined;
    }
  }

  /**
   * Deletes what was made in numbers, so that no limit of numbers is in the way of further requests, and ends bans, which
   * keep guests out as well: everybody has the same address.
   */
  async tidy(): Promise<void> {
    const { prisma, pool } = this.#service.db;
    await pool.query(`UPDATE sanctions SET undone_at = now() WHERE kind = 'ban' AND undone_at IS NULL`);
    const playerId = this.#people.owner.id;
    await prisma.webhookEndpoint.deleteMany({ where: { playerId } });
    await prisma.plan.deleteMany();
    await this.#cancelMany(playerId);
    await prisma.pushSubscription.deleteMany({ where: { playerId } });
    await prisma.apiToken.deleteMany({ where: { playerId, name: { notIn: tokenNames } } });
    // A ban or a new password revokes them.
    const lasting = tokenNames.filter((name) => name !== 'deleted');
    await prisma.apiToken.updateMany({ where: { name: { in: lasting } }, data: { revokedAt: null } });
    // By which requests name them; a generated change of the profile may have renamed one.
    const { owner, other, stranger, victim } = this.#people;
    for (const { id, handle } of [owner, other, stranger, victim])
      await prisma.player.updateMany({ where: { id }, data: { handle } });
  }

  /** Cancels challenges and, where a player has many, all open games: with as many as may wait nobody creates another one. */
  async #cancelMany(playerId: string): Promise<void> {
    await this.#service.db.pool.query(
      `UPDATE games SET status = 'aborted', finished_at = now() WHERE status = 'open'
         AND (match_id IS NOT NULL OR (SELECT count(*) FROM games o WHERE o.status = 'open' AND o.owner_id = $1) > 25)`,
      [playerId],
    );
  }

  async #read(url: string) {
    return (await this.#service.http.get(url).set(this.#people.owner.auth).expect(200)).body;
  }

  /** A competition of the owner that may begin. */
  async #competition(kind = 'swiss', entrants = [this.#people.victim, this.#people.other]): Promise<string> {
    const { prisma } = this.#service.db;
    await prisma.competition.updateMany({ data: { status: 'cancelled' } });
    const { id: competitionId } = await this.#make('/v1/competitions', { kind, name: 'Spring Cup' });
    const enteredAt = new Date();
    const data = entrants.map((player, index) => ({
      competitionId,
      entrantId: player.id,
      enteredAt,
      seed: kind === 'ladder' ? index + 1 : null,
    }));
    await prisma.competitionEntrant.createMany({ data });
    return competitionId;
  }

  /** A competition of the owner for teams, with a team of the owner and the victim where one is asked for. */
  async #teams(path: string): Promise<string> {
    const { prisma } = this.#service.db;
    const { owner, victim } = this.#people;
    const competitionId = await this.#competition('swiss', []);
    const { settings } = await prisma.competition.findUniqueOrThrow({ where: { id: competitionId } });
    const data = { settings: { ...(settings as object), teamSize: 2 } };
    await prisma.competition.update({ where: { id: competitionId }, data });
    if (path.endsWith('/teams')) return competitionId;
    this.#team = newId();
    const [at, isAccepting] = [new Date(), path.endsWith('/me')];
    const captainId = isAccepting ? victim.id : owner.id;
    const team = { id: this.#team, competitionId, name: 'A team', captainId, createdAt: at };
    await prisma.competitionTeam.create({ data: team });
    await prisma.competitionEntrant.create({
      data: { competitionId, entrantId: this.#team, enteredAt: at },
    });
    await prisma.competitionTeamMember.createMany({
      data: [owner, victim].map(({ id: playerId }, index) => ({
        ...{ teamId: this.#team, playerId, competitionId, rank: index + 1, invitedAt: at },
        joinedAt: isAccepting && playerId === owner.id ? null : at,
      })),
    });
    return competitionId;
  }

  /** A ladder in which the owner is the last. */
  async #ladder(): Promise<string> {
    const { victim, other, owner } = this.#people;
    const id = await this.#competition('ladder', [victim, other, owner]);
    await this.#service.db.prisma.competition.update({ where: { id }, data: { status: 'running' } });
    return id;
  }

  async #make(url: string, request: object) {
    const { body, ok } = await this.#service.http.post(url).set(this.#people.owner.auth).send(request);
    if (!ok) throw new Error(`${url} is refused: ${body.detail}`);
    return body;
  }

  /** The seat that a game waits for, and has waited for long. */
  async #absentSeat(game: string | undefined): Promise<number> {
    const { pool } = this.#service.db;
    const sql = `UPDATE games SET updated_at = updated_at - interval '2 days' WHERE id = $1 RETURNING awaiting_seat AS seat`;
    const { rows } = await pool.query<{ seat: number | null }>(sql, [game]);
    return rows[0]?.seat ?? 0;
  }

  /** Something that its owner requests in a game; undefined: it is not running. */
  async #openRequest(game = ''): Promise<string | undefined> {
    const { db, deps } = this.#service;
    const known = await db.prisma.request.findFirst({ where: { gameId: game, state: 'open' } });
    const row = known === null ? await findGame(db.prisma, game) : undefined;
    if (row?.status !== 'running') return known?.id;
    const kind = row.pausedAt === null ? 'pause' : 'resume';
    return (await openRequest(deps, row.ownerId, game, { kind })).id;
  }

  async #decision(game: string | undefined): Promise<unknown> {
    const row = game === undefined ? undefined : await findGame(this.#service.db.prisma, game);
    const awaiting = row?.seats.find(({ seat }) => seat === row.awaitingSeat)?.playerId;
    const { owner, other, chatUser } = this.#people;
    const player = [owner, other, chatUser].find(({ id }) => id === awaiting);
    if (player === undefined) return undefined;
    const { body } = await this.#service.http.get(`/v1/games/${game}/options`).set(player.auth).expect(200);
    return body.options[0]?.decision;
  }

  async #decisionLink(game: string): Promise<string> {
    const { deps, db } = this.#service;
    const row = await findGame(db.prisma, game);
    const player = row?.seats.find(({ seat }) => seat === row.awaitingSeat)?.playerId ?? '';
    return lastPart((await decisionLinks(deps, game, row?.version ?? 0, player)).list);
  }

  /** A plan that the owner could make in a game now; undefined where the owner can't. */
  async #planIn(game: string | undefined): Promise<object | undefined> {
    const { http } = this.#service;
    const { auth } = this.#people.owner;
    const [tile] = (await http.get(`/v1/games/${game}/plans`).set(auth)).body.tiles ?? [];
    if (tile === undefined) return undefined;
    const { body } = await http.get(`/v1/games/${game}/plans/options`).query({ tile }).set(auth);
    const decision = body.options?.[0]?.decision;
    return decision && { tile, decisions: [decision] };
  }

  /** The id of a plan of the owner. */
  async #plan(game: string | undefined): Promise<string | undefined> {
    const plan = await this.#planIn(game);
    if (plan === undefined) return undefined;
    const { auth } = this.#people.owner;
    return (await this.#service.http.post(`/v1/games/${game}/plans`).set(auth).send(plan)).body.id;
  }

  async #invitation(game: string | undefined): Promise<string | undefined> {
    const row = game === undefined ? undefined : await findGame(this.#service.db.prisma, game);
    return row?.inviteCode ?? undefined;
  }

  /** A challenge: one to the owner where it is to be declined, else of the owner; a match that is over, or one that runs. */
  async #match(path: string): Promise<string> {
    const { owner, other } = this.#people;
    const [by, opponent] = path.endsWith('/decline') ? [other, owner] : [owner, other];
    const { prisma } = this.#service.db;
    await this.#cancelMany(by.id);
    const both = { in: [owner.id, other.id] };
    await prisma.block.deleteMany({ where: { playerId: both, blockedId: both } });
    // By another name where a generated change of the profile has renamed them.
    const { handle } = await prisma.player.findUniqueOrThrow({ where: { id: opponent.id } });
    const answer = await this.#service.http.post('/v1/matches').set(by.auth).send({ opponent: handle });
    if (!answer.ok) throw new Error(`a challenge is refused: ${answer.body.detail}`);
    const over = { status: 'finished', startedAt: new Date(), finishedAt: new Date() };
    const where = { id: answer.body.id };
    if (path.endsWith('/rematch')) await prisma.match.update({ where, data: over });
    if (path.endsWith('/resign')) await this.#begin(answer.body.id, opponent);
    return answer.body.id;
  }

  async #begin(match: string, { auth }: TestPlayer): Promise<void> {
    const answer = await this.#service.http.post(`/v1/matches/${match}/accept`).set(auth);
    if (!answer.ok) throw new Error(`a challenge can’t be accepted: ${answer.body.detail}`);
  }

  async #session(): Promise<string> {
    const { sessionId } = await startSession(this.#service.deps, this.#people.owner.id, client);
    await revive(this.#service, this.#people); // the session of the requests may have been one too many
    return sessionId;
  }

  /** The id of the owner's one device. */
  async #device(): Promise<string> {
    await this.#service.db.prisma.pushSubscription.deleteMany({ where: { playerId: this.#people.owner.id } });
    const { subscription } = newBrowser('https://push.example/');
    return (await this.#make('/v1/me/push-subscriptions', subscription)).id;
  }

  async #standingTable(): Promise<string> {
    await this.#service.db.prisma.standingTable.deleteMany({ where: { playerId: this.#people.owner.id } });
    return (await this.#make('/v1/me/standing-tables', { game: { seatCount: 2 } })).id;
  }

  /** A club of the owner of which the victim asks to be a member. */
  async #club(): Promise<string> {
    const { prisma } = this.#service.db;
    const { owner, victim } = this.#people;
    await prisma.club.deleteMany({ where: { members: { some: { playerId: owner.id, role: 'owner' } } } });
    const at = this.#service.deps.clock();
    const club = {
      id: newId(),
      handle: `club-${newId().slice(-12)}`,
      name: 'A club',
      door: 'open',
      createdAt: at,
    };
    const members = [
      { playerId: owner.id, role: 'owner', since: at },
      { playerId: victim.id, role: 'asking', since: at },
    ];
    await prisma.club.create({ data: { ...club, members: { create: members } } });
    return club.handle;
  }

  async #poolWait(): Promise<string> {
    await this.#service.db.prisma.poolWait.deleteMany({ where: { playerId: this.#people.owner.id } });
    return (await this.#make('/v1/me/pools', { seats: 2, preset: 'base', pace: 'week' })).id;
  }

  async #refreshToken(): Promise<string> {
    return (await startSession(this.#service.deps, this.#people.owner.id, client)).refreshToken;
  }

  async #resetToken(): Promise<string> {
    const { deps, db } = this.#service;
    const { id } = this.#people.stranger;
    const { passwordHash } = await db.prisma.player.findUniqueOrThrow({ where: { id } });
    return lastPart(resetLink(deps, id, passwordHash));
  }

  async #newName(): Promise<string> {
    this.#names += 1;
    const name = `somebody ${this.#names}`;
    await makeExternal(this.#service, this.#people.application, name);
    return name;
  }

  async #claim(): Promise<string> {
    return offerClaim(this.#service, this.#people.application, await this.#newName());
  }

  async #claimedName(): Promise<string> {
    const { items } = await this.#read('/v1/me/external-players');
    if (items.length > 0) return items[0].id;
    return (await this.#make('/v1/me/external-players', { claim: await this.#claim() })).id;
  }

  async #app(): Promise<string> {
    const { auth } = this.#people.owner;
    await makeApp(this.#service, auth);
    return (await this.#service.http.get('/v1/me/apps').set(auth).expect(200)).body.items[0].id;
  }

  async #token(): Promise<string> {
    const where = { playerId: this.#people.owner.id, revokedAt: null, name: { notIn: tokenNames } };
    const known = await this.#service.db.prisma.apiToken.findFirst({ where });
    if (known !== null) return known.id;
    return (await this.#make('/v1/me/tokens', { name: 'to be used up', scopes: ['games:read'] })).id;
  }

  async #webhook(): Promise<string> {
    const rows = this.#service.db.prisma.webhookEndpoint;
    const playerId = this.#people.owner.id;
    const known = await rows.findFirst({ where: { playerId, disabledAt: null, games: 'mine' } });
    if (known === null) await rows.deleteMany({ where: { playerId } });
    return known?.id ?? (await this.#make('/v1/me/webhooks', { url: 'https://bot.example/' })).id;
  }

  /** A webhook of the club that was made last. */
  async #webhookOfClub(): Promise<string> {
    const { prisma } = this.#service.db;
    const club = await prisma.club.findFirst({ orderBy: { id: 'desc' } });
    await prisma.webhookEndpoint.deleteMany({ where: { games: 'club' } });
    const url = 'https://club.example/';
    return (await this.#make('/v1/me/webhooks', { url, games: 'club', club: club?.handle })).id;
  }

  async #report(): Promise<string> {
    const request = { player: this.#people.victim.handle, reason: 'stalling' };
    return (await this.#make('/v1/reports', request)).id;
  }

  async #sanction(): Promise<string> {
    const request = { player: this.#people.victim.handle, kind: 'warning', reason: 'Advertising.' } as const;
    return (await sanction(this.#service.deps, { operator: 'test' }, request)).id;
  }

  async #delivery(): Promise<string> {
    const { deliveryId } = await this.#make(`/v1/me/webhooks/${await this.#webhook()}/test`, {});
    // As if it had been attempted: only then it can be attempted again.
    const data = { state: 'failed', attempts: 1, finishedAt: new Date() };
    await this.#service.db.prisma.delivery.update({ where: { id: deliveryId }, data });
    return deliveryId;
  }
}

function newAccount(): { email: string; handle: string } {
  const handle = `new-${newId().slice(-12)}`;
  return { email: `${handle}@example.org`, handle };
}

function lastPart(link: string): string {
  return link.split('/').at(-1) ?? '';
}
