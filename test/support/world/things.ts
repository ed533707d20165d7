import { startSession } from '../../../src/accounts/sessions/session.ts';
import { newId } from '../../../src/db/id.ts';
import { sanction } from '../../../src/moderation/sanction.ts';
import { makeApp } from '../apps.ts';
import { addPasskey } from '../passkeys.ts';
import { makeExternal, makeToken, offerClaim, type TestPlayer } from '../players.ts';
import { newBrowser } from '../push-browser.ts';
import type { Setting } from './people.ts';

/** Things other than games that an operation can be about. */
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
  | 'ladder'
  | 'passkey'
  | 'poolWait'
  | 'receivedChallenge'
  | 'report'
  | 'sanction'
  | 'session'
  | 'standingTable'
  | 'token'
  | 'webhook';

/** Where a thing is made: other things are found there. */
export interface Making extends Setting {
  thing(name: ThingName): Promise<string>;
}

/** Sends a right request of a player. Returns the body of the answer; throws if it is refused. */
export async function post({ service }: Setting, { auth }: TestPlayer, url: string, request: object = {}) {
  const { body, ok } = await service.http.post(url).set(auth).send(request);
  if (!ok) throw new Error(`POST ${url} is refused: ${JSON.stringify(body)}`);
  return body;
}

const owned = (url: string, request: object | (() => object)) => async (world: Making) => {
  const body = typeof request === 'function' ? request() : request;
  return String((await post(world, world.people.owner, url, body)).id);
};

/** Makes a competition with entrants, in the order of their places on a ladder. */
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
  const handle = `club-${newId().slice(-12)}`;
  const members = [
    { playerId: people.owner.id, role: 'owner', since: at },
    { playerId: people.rival.id, role: 'asking', since: at },
  ];
  const club = { id: newId(), handle, name: 'A club', door: 'open', createdAt: at };
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

async function makeSession({ service, people }: Making): Promise<string> {
  const client = { address: '127.0.0.1', userAgent: 'to be ended' };
  return (await startSession(service.deps, people.owner.id, client)).sessionId;
}

/** Lets an app of a site of its own in, so that revoking it revokes no credential. */
async function makeGrantedApp({ service, people: { owner } }: Making): Promise<string> {
  const site = `https://${newId()}.example`;
  await makeApp(service, owner.auth, 'play', site);
  const { body } = await service.http.get('/v1/me/apps').set(owner.auth).query({ limit: 100 }).expect(200);
  return body.items.find(({ clientId }: { clientId: string }) => clientId === site).id;
}

/** How each thing is made. Returns its id; of a club its handle, of a claim what the application shows. */
export const makers: Readonly<Record<ThingName, (world: Making) => Promise<string>>> = {
  app: makeGrantedApp,
  challenge: (world) => owned('/v1/matches', { opponent: world.people.rival.handle })(world),
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
    const name = `nils ${newId()}`;
    await makeExternal(service, people.application, name);
    return name;
  },
  ladder: makeLadder,
  passkey: async ({ service, people }) => (await addPasskey(service, people.owner, 'spare')).id,
  poolWait: owned('/v1/me/pools', { seats: 2, preset: 'base', pace: 'week' }),
  receivedChallenge: async (world) => {
    const { rival, owner } = world.people;
    return (await post(world, rival, '/v1/matches', { opponent: owner.handle })).id;
  },
  report: (world) => owned('/v1/reports', { player: world.people.rival.handle, reason: 'stalling' })(world),
  sanction: async ({ service, people }) => {
    const request = { player: people.rival.handle, kind: 'warning', reason: 'Advertising.' } as const;
    return (await sanction(service.deps, { operator: 'test' }, request)).id;
  },
  session: makeSession,
  standingTable: owned('/v1/me/standing-tables', { game: { seatCount: 2 } }),
  token: async ({ service, people }) => (await makeToken(service, people.owner)).id,
  webhook: owned('/v1/me/webhooks', { url: 'https://bot.example/' }),
};

const cancelledChallenges = `
  WITH unblocked AS (DELETE FROM blocks WHERE $1 IN (player_id, blocked_id))
  UPDATE games SET status = 'aborted', finished_at = now()
  WHERE status = 'open' AND match_id IS NOT NULL`;
const cancelledCompetitions = `UPDATE competitions SET status = 'cancelled' WHERE creator_id = $1`;

/** Statements that make room for another thing of the owner ($1) where their number is limited. */
export const clearing: Partial<Record<ThingName, string>> = {
  challenge: cancelledChallenges,
  receivedChallenge: cancelledChallenges,
  club: `DELETE FROM clubs WHERE id IN
    (SELECT club_id FROM club_members WHERE player_id = $1 AND role = 'owner')`,
  clubWebhook: `DELETE FROM webhook_endpoints WHERE player_id = $1 AND games = 'club'`,
  competition: cancelledCompetitions,
  device: 'DELETE FROM push_subscriptions WHERE player_id = $1',
  ladder: cancelledCompetitions,
  passkey: `DELETE FROM passkeys WHERE player_id = $1 AND name = 'spare'`,
  poolWait: 'DELETE FROM pool_waits WHERE player_id = $1',
  session: `DELETE FROM sessions WHERE player_id = $1 AND user_agent = 'to be ended'`,
  standingTable: 'DELETE FROM standing_tables WHERE player_id = $1',
  token: `DELETE FROM api_tokens WHERE player_id = $1 AND name = 'bot'`,
  webhook: `DELETE FROM webhook_endpoints WHERE player_id = $1 AND games <> 'club'`,
};

/** The thing that an id in a path stands for, by the path before it. */
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

/** Returns the thing that a parameter in a path stands for; undefined if it is none of these. */
export const thingAt = (path: string, parameter: string): ThingName | undefined =>
  places[path.slice(0, path.indexOf(`{${parameter}}`))];
