import { type Session, startSession } from '../../../src/accounts/sessions/session.ts';
import { newId } from '../../../src/db/id.ts';
import { sanction } from '../../../src/moderation/sanction.ts';
import { makeApp } from '../apps.ts';
import { addPasskey } from '../passkeys.ts';
import { counted, makeExternal, makeToken, offerClaim, type TestPlayer } from '../players.ts';
import { newBrowser } from '../push-browser.ts';
import type { Setting } from './people.ts';

/** Things other than games that an operation can refer to. */
export type ThingName =
  | 'app'
  | 'challenge'
  | 'claim'
  | 'claimedName'
  | 'club'
  | 'clubWebhook'
  | 'competition'
  | 'delivery'
  | 'device'
  | 'externalName'
  | 'finishedMatch'
  | 'invitedTeam'
  | 'ladder'
  | 'passkey'
  | 'poolWait'
  | 'receivedChallenge'
  | 'refreshToken'
  | 'report'
  | 'runningMatch'
  | 'sanction'
  | 'session'
  | 'standingTable'
  | 'team'
  | 'teamCup'
  | 'token'
  | 'webhook';

/** The context for creating a thing, with the other things. */
export interface Making extends Setting {
  thing(name: ThingName): Promise<string>;
}

/**
 * Sends a valid request of a player. Returns the body of the answer.
 * @throws Error if it is refused
 */
export async function post({ service }: Setting, { auth }: TestPlayer, url: string, request: object = {}) {
  const { body, ok } = await service.http.post(url).set(auth).send(request);
  if (!ok) throw new Error(`POST ${url} is refused: ${JSON.stringify(body)}`);
  return body;
}

const owned = (url: string, request: object | (() => object)) => async (world: Making) => {
  const body = typeof request === 'function' ? request() : request;
  return String((await post(world, world.people.owner, url, body)).id);
};

/** Creates a competition with entrants, in the order of their places on a ladder. */
export async function makeCompetition(world: Making, kind: string, entrants: readonly TestPlayer[]) {
  const competitionId = await owned('/v1/competitions', { kind, name: 'Spring Cup' })(world);
  const enteredAt = new Date();
  const data = entrants.map(({ id: entrantId }, index) => ({
    ...{ competitionId, entrantId, enteredAt },
    seed: kind === 'ladder' ? index + 1 : null,
  }));
  await world.service.db.prisma.competitionEntrant.createMany({ data });
  return competitionId;
}

async function makeLadder(world: Making): Promise<string> {
  const { rival, opponent, owner } = world.people;
  const id = await makeCompetition(world, 'ladder', [rival, opponent, owner]);
  await world.service.db.prisma.competition.update({ where: { id }, data: { status: 'running' } });
  return id;
}

async function makeClub({ service, people }: Making): Promise<string> {
  const at = service.deps.clock();
  const handle = counted('spring-club');
  const members = [
    { playerId: people.owner.id, role: 'owner' as const, since: at },
    { playerId: people.rival.id, role: 'pending' as const, since: at },
  ];
  const club = { id: newId(), handle, name: 'Spring Club', joinPolicy: 'open' as const, createdAt: at };
  await service.db.prisma.club.create({ data: { ...club, members: { create: members } } });
  return handle;
}

async function makeDelivery(world: Making): Promise<string> {
  const url = `/v1/me/webhooks/${await world.thing('webhook')}/test`;
  const { deliveryId: id } = await post(world, world.people.owner, url);
  const data = { state: 'failed', attempts: 1, finishedAt: new Date() };
  await world.service.db.prisma.delivery.update({ where: { id }, data });
  return id;
}

/** The name of the owner's own passkey; requests rename the others. */
export const ownPasskey = 'laptop';

const spareBrowser = 'The browser of another computer';
function makeSession({ service, people }: Making): Promise<Session> {
  const client = { address: '127.0.0.1', userAgent: spareBrowser };
  return startSession(service.deps, people.owner.id, client);
}

async function makeFinishedMatch(world: Making): Promise<string> {
  const id = await makers.challenge(world);
  const data = { status: 'finished' as const, startedAt: new Date(), finishedAt: new Date() };
  await world.service.db.prisma.match.update({ where: { id }, data });
  return id;
}

/** A match that the owner starts, which is otherwise drawn. */
async function makeRunningMatch(world: Making): Promise<string> {
  const id = await makers.challenge(world);
  await world.service.db.prisma.game.updateMany({ where: { matchId: id }, data: { seating: 'as-taken' } });
  await post(world, world.people.rival, `/v1/matches/${id}/accept`);
  return id;
}

/** A competition for teams of two. */
async function makeTeamCup(world: Making): Promise<string> {
  const { prisma } = world.service.db;
  const id = await makeCompetition(world, 'swiss', []);
  const { settings } = await prisma.competition.findUniqueOrThrow({ where: { id } });
  const data = { settings: { ...(settings as object), teamSize: 2 } };
  await prisma.competition.update({ where: { id }, data });
  return id;
}

/** A team of the owner and the rival in the team cup; one is the captain, the other a member or invited. */
async function makeTeam(world: Making, captain: TestPlayer, isOwnerIn: boolean): Promise<string> {
  const { owner, rival } = world.people;
  const { prisma } = world.service.db;
  const [competitionId, teamId, at] = [await world.thing('teamCup'), newId(), new Date()];
  const team = { id: teamId, competitionId, name: 'The Abbots', captainId: captain.id, createdAt: at };
  await prisma.competitionTeam.create({ data: team });
  await prisma.competitionEntrant.create({ data: { competitionId, entrantId: teamId, enteredAt: at } });
  await prisma.competitionTeamMember.createMany({
    data: [owner, rival].map((player, index) => ({
      ...{ teamId, playerId: player.id, competitionId, boardNumber: index + 1, invitedAt: at },
      joinedAt: player === owner && !isOwnerIn ? null : at,
    })),
  });
  return teamId;
}

/** Approves an app with a site of its own, so that revoking it revokes no credential. */
async function makeGrantedApp({ service, people: { owner } }: Making): Promise<string> {
  const site = `https://${counted('app')}.example`;
  await makeApp(service, owner.auth, 'play', site);
  const { body } = await owner.get('/v1/me/apps').query({ limit: 100 }).expect(200);
  return body.items.find(({ clientId }: { clientId: string }) => clientId === site).id;
}

/** Creates each thing. Returns its id; for a club its handle, for a claim its code. */
export const makers: Readonly<Record<ThingName, (world: Making) => Promise<string>>> = {
  app: makeGrantedApp,
  challenge: (world) => owned('/v1/matches', { name: 'Derby', opponent: world.people.rival.handle })(world),
  claim: async (world) =>
    offerClaim(world.service, world.people.application, await makers.externalName(world)),
  claimedName: async (world) => owned('/v1/me/external-players', { claim: await makers.claim(world) })(world),
  club: makeClub,
  clubWebhook: async (world) => {
    const request = { url: 'https://club.example/', games: 'club', club: await world.thing('club') };
    return owned('/v1/me/webhooks', request)(world);
  },
  competition: (world) => makeCompetition(world, 'swiss', [world.people.rival, world.people.opponent]),
  delivery: makeDelivery,
  device: owned('/v1/me/push-subscriptions', () => newBrowser('https://push.example/').subscription),
  externalName: async ({ service, people }) => {
    const name = counted('nils');
    await makeExternal(service, people.application, name);
    return name;
  },
  finishedMatch: makeFinishedMatch,
  invitedTeam: (world) => makeTeam(world, world.people.rival, false),
  ladder: makeLadder,
  passkey: async ({ service, people }) => (await addPasskey(service, people.owner, 'spare')).id,
  poolWait: owned('/v1/me/pools', { seats: 2, preset: 'base', pace: 'week' }),
  receivedChallenge: async (world) => {
    const { rival, owner } = world.people;
    return (await post(world, rival, '/v1/matches', { opponent: owner.handle })).id;
  },
  refreshToken: async (world) => (await makeSession(world)).refreshToken,
  report: (world) => owned('/v1/reports', { player: world.people.rival.handle, reason: 'stalling' })(world),
  runningMatch: makeRunningMatch,
  sanction: async ({ service, people }) => {
    const request = { player: people.rival.handle, kind: 'warning', reason: 'Advertising.' } as const;
    return (await sanction(service.deps, { operator: 'test' }, request)).id;
  },
  session: async (world) => (await makeSession(world)).sessionId,
  standingTable: owned('/v1/me/standing-tables', { game: { seatCount: 2 } }),
  team: (world) => makeTeam(world, world.people.owner, true),
  teamCup: makeTeamCup,
  token: async ({ service, people }) => (await makeToken(service, people.owner)).id,
  webhook: owned('/v1/me/webhooks', { url: 'https://bot.example/' }),
};

const cancelledChallenges = `
  WITH unblocked AS (DELETE FROM blocks WHERE $1 IN (player_id, blocked_id)),
    unsilenced AS (UPDATE sanctions SET lifted_at = now() WHERE lifted_at IS NULL)
  UPDATE games SET status = 'aborted', finished_at = now()
  WHERE status = 'open' AND match_id IS NOT NULL`;
const endedSessions = `DELETE FROM sessions WHERE player_id = $1 AND user_agent = '${spareBrowser}'`;
const cancelledCompetitions = `UPDATE competitions SET status = 'cancelled' WHERE creator_id = $1`;
const emptiedTeams = `DELETE FROM competition_team_members WHERE competition_id IN
  (SELECT id FROM competitions WHERE creator_id = $1)`;

/** Statements that make room for another thing of the owner ($1) if their number is limited. */
export const clearing: Partial<Record<ThingName, string>> = {
  challenge: cancelledChallenges,
  finishedMatch: cancelledChallenges,
  invitedTeam: emptiedTeams,
  receivedChallenge: cancelledChallenges,
  runningMatch: cancelledChallenges,
  club: `DELETE FROM clubs WHERE id IN
    (SELECT club_id FROM club_members WHERE player_id = $1 AND role = 'owner')`,
  clubWebhook: `DELETE FROM webhook_endpoints WHERE player_id = $1 AND games = 'club'`,
  competition: cancelledCompetitions,
  device: 'DELETE FROM push_subscriptions WHERE player_id = $1',
  ladder: cancelledCompetitions,
  passkey: `DELETE FROM passkeys WHERE player_id = $1 AND name <> '${ownPasskey}'`,
  poolWait: 'DELETE FROM pool_waits WHERE player_id = $1',
  refreshToken: endedSessions,
  session: endedSessions,
  team: emptiedTeams,
  teamCup: cancelledCompetitions,
  standingTable: 'DELETE FROM standing_tables WHERE player_id = $1',
  token: `DELETE FROM api_tokens WHERE player_id = $1 AND name = 'bot'`,
  webhook: `DELETE FROM webhook_endpoints WHERE player_id = $1 AND games <> 'club'`,
};

/** The thing an id in a path refers to, by the path before it. */
const places: Readonly<Record<string, ThingName>> = {
  '/v1/clubs/': 'club',
  '/v1/clubs/{club}/webhooks/': 'clubWebhook',
  '/v1/competitions/': 'competition',
  '/v1/matches/': 'challenge',
  '/v1/me/apps/': 'app',
  '/v1/me/external-players/': 'claimedName',
  '/v1/me/passkeys/': 'passkey',
  '/v1/me/pools/': 'poolWait',
  '/v1/me/push-subscriptions/': 'device',
  '/v1/me/sessions/': 'session',
  '/v1/me/standing-tables/': 'standingTable',
  '/v1/me/tokens/': 'token',
  '/v1/me/webhooks/': 'webhook',
  '/v1/moderation/reports/': 'report',
  '/v1/moderation/sanctions/': 'sanction',
};

/** Returns the thing a path parameter refers to; undefined if it is none of these. */
export const thingAt = (path: string, parameter: string): ThingName | undefined =>
  places[path.slice(0, path.indexOf(`{${parameter}}`))];
