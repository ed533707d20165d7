import { newId } from '../../../src/db/id.ts';
import { computeAnalysis } from '../../../src/games/analysis/compute.ts';
import { endAnalysis } from '../../../src/games/store/analyses.ts';
import { sanction } from '../../../src/moderation/sanction.ts';
import { insertDeliveries } from '../../../src/notifications/store/deliveries.ts';
import type { TestPlayer } from '../players.ts';
import { cityFirst, resign, seatAll, takeFirst } from '../table.ts';
import { type GameKind, makeGame } from './games.ts';
import { type Making, makeCompetition, makers, post, type ThingName } from './things.ts';

interface Filling extends Making {
  game(kind: GameKind): Promise<string>;
}

/** Gives a list two items. Returns the value of its path parameter, if not the usual one. */
type Fill = (world: Filling) => Promise<string | undefined>;

const twice =
  (act: (world: Filling, index: number) => Promise<unknown>): Fill =>
  async (world) => {
    await act(world, 0);
    await act(world, 1);
    return undefined;
  };

/** Gives a list four items, enough to detect one query per item. */
const fourTimes =
  (act: (world: Filling) => Promise<unknown>): Fill =>
  async (world) => {
    for (let done = 0; done < 4; done++) await act(world);
    return undefined;
  };

const four = (thing: ThingName): Fill => fourTimes(makers[thing]);

/** Relates the owner to two other players. */
const relatesTo = (relation: string, names: readonly ['stranger' | 'rival', 'left' | 'opponent']): Fill =>
  twice(async ({ people }, index) => {
    const { handle } = people[names[index] ?? 'stranger'];
    await people.owner.put(`/v1/me/${relation}/${handle}`, {}).expect(204);
  });

async function games(world: Filling): Promise<string> {
  const { owner } = world.people;
  await fourTimes(() => post(world, owner, '/v1/games', { name: 'Sunday game', seatCount: 2 }))(world);
  return owner.handle;
}

/** Writes two texts about a new game of the owner and the opponent. */
const aboutGame =
  (act: (world: Filling, id: string, index: number) => Promise<unknown>): Fill =>
  async (world) => {
    const id = await makeGame(world, 'scenario');
    await twice((_, index) => act(world, id, index))(world);
    return id;
  };

/** Starts a competition of four entrants. */
async function startedCompetition(world: Filling): Promise<string> {
  const { owner, opponent, rival, stranger } = world.people;
  const id = await makeCompetition(world, 'swiss', [owner, opponent, rival, stranger]);
  await post(world, owner, `/v1/competitions/${id}/start`);
  return id;
}

/** Has the owner win a game that the opponent resigns. */
async function wonGame({ service, people: { owner, opponent } }: Filling): Promise<string> {
  const table = await seatAll(service, [owner, opponent], { name: 'Sunday game' });
  await resign(service, table, opponent);
  return table.id;
}

/** Gives both players of a finished game a rating, and says how that game changed it. */
async function ratedGame(world: Filling): Promise<string> {
  const { owner, opponent } = world.people;
  const { prisma } = world.service.db;
  const gameId = await wonGame(world);
  const at = new Date();
  for (const [seat, { id: playerId }] of [owner, opponent].entries()) {
    const rating = { mu: 31.2 - seat, sigma: 3.4, games: 52, updatedAt: at };
    const place = { playerId, class: 'two' as const };
    await prisma.rating.upsert({
      where: { playerId_class: place },
      create: { ...place, ...rating },
      update: {},
    });
    const before = { muBefore: 31 - seat, sigmaBefore: 3.5 };
    const change = { gameId, seat, ...place, place: seat + 1, finishedAt: at, ...before };
    await prisma.ratingChange.create({ data: { ...change, mu: rating.mu, sigma: rating.sigma } });
  }
  return gameId;
}

async function ratingChanges(world: Filling): Promise<string> {
  await fourTimes(ratedGame)(world);
  return world.people.owner.handle;
}

async function plans(world: Filling): Promise<string> {
  const { service, people } = world;
  const { owner, opponent } = people;
  const id = await makeGame(world, 'scenario');
  await takeFirst(service, { id, players: [owner, opponent] }, owner);
  const at = `/v1/games/${id}/plans`;
  const get = async (url: string) => (await owner.get(url).expect(200)).body;
  const [tile] = (await get(at)).tiles;
  const { options } = await get(`${at}/options?tile=${tile}`);
  for (const { decision } of options.slice(0, 2))
    await post(world, owner, at, { tile, decisions: [decision] });
  return id;
}

async function note(world: Filling): Promise<string> {
  const id = await world.game('running');
  const request = { text: 'Keep the last farmer.' };
  await world.people.owner.put(`/v1/games/${id}/note`, request).expect(200);
  return id;
}

async function analysis(world: Filling): Promise<string> {
  const { service } = world;
  const id = await world.game('finished');
  await service.http.get(`/v1/games/${id}/analysis`);
  const made = await computeAnalysis(service.deps, id, async () => true);
  await endAnalysis(service.db.prisma, id, made ?? {});
  return id;
}

async function deliveries(world: Filling): Promise<string> {
  const webhook = await world.thing('webhook');
  await fourTimes(() => post(world, world.people.owner, `/v1/me/webhooks/${webhook}/test`))(world);
  return webhook;
}

async function teams(world: Filling): Promise<string> {
  const cup = await makers.teamCup(world);
  const { owner, opponent } = world.people;
  const enter = (captain: TestPlayer, name: string) =>
    post(world, captain, `/v1/competitions/${cup}/teams`, { name });
  await enter(owner, 'The Abbots');
  await enter(opponent, 'The Builders');
  return cup;
}

const sanctioned: Fill = twice(({ service, people: { owner } }) => {
  const request = { player: owner.handle, kind: 'warning', reason: 'Advertising.' } as const;
  return sanction(service.deps, { operator: 'test' }, request);
});

/** How to create content, by operation: two items in a list. Lists of the product itself need none. */
export const contents: Readonly<Record<string, Fill>> = {
  listSessions: four('session'),
  listTokens: four('token'),
  listApps: four('app'),
  listPasskeys: four('passkey'),
  listGames: games,
  listPlayerGames: games,
  listRatings: ratingChanges,
  listRatingChanges: ratingChanges,
  listMatches: twice((world, index) => {
    const { owner, opponent, rival } = world.people;
    const { handle } = index === 0 ? opponent : rival;
    return post(world, owner, '/v1/matches', { opponent: handle });
  }),
  listPlayerMatches: four('runningMatch'),
  listCompetitions: four('competition'),
  listEntrants: startedCompetition,
  listCompetitionMatches: startedCompetition,
  listTeams: teams,
  listInvitations: fourTimes((world) => {
    const { owner, opponent } = world.people;
    const request = { name: 'Sunday game', seatCount: 2, invite: [owner.handle] };
    return post(world, opponent, '/v1/games', request);
  }),
  listMessages: aboutGame((world, id, index) => {
    const { owner, opponent } = world.people;
    const player = index === 0 ? owner : opponent;
    const text = index === 0 ? 'Well played!' : 'Thank you!';
    return post(world, player, `/v1/games/${id}/messages`, { text });
  }),
  listRequests: aboutGame((world, id, index) => {
    const request = { kind: index === 0 ? 'end' : 'pause' };
    return post(world, world.people.owner, `/v1/games/${id}/requests`, request);
  }),
  listBlocks: relatesTo('blocks', ['stranger', 'left']),
  listFollows: relatesTo('follows', ['rival', 'opponent']),
  listMutes: relatesTo('mutes', ['rival', 'opponent']),
  listClubs: four('club'),
  listClubMembers: async (world) => {
    const { stranger } = world.people;
    const club = await world.thing('club');
    await world.service.http.put(`/v1/clubs/${club}/members/me`).set(stranger.auth).expect(200);
    return club;
  },
  listClubWebhooks: async (world) => {
    await four('clubWebhook')(world);
    return world.thing('club');
  },
  listStandingTables: four('standingTable'),
  listPoolWaits: twice((world, index) => {
    const request = { seats: 2, preset: 'base', pace: 'week', rated: index === 0 };
    return post(world, world.people.owner, '/v1/me/pools', request);
  }),
  listSanctions: sanctioned,
  getModerationLog: sanctioned,
  listReports: four('report'),
  getLog: (world) => world.game('running'),
  listPlans: plans,
  listClaimedNames: four('claimedName'),
  listPushSubscriptions: four('device'),
  listWebhooks: four('webhook'),
  listDeliveries: deliveries,
  listResults: async (world) => {
    await fourTimes(() => makeGame(world, 'finished'))(world);
    world.service.pass(120_000);
    return undefined;
  },
  requestHint: async ({ service, people: { owner, opponent } }) =>
    (await seatAll(service, [owner, opponent], { name: 'Sunday game', ...cityFirst })).id,
  comparePlayers: fourTimes(wonGame),
  getAnalysis: analysis,
  getGameRatings: ratedGame,
  getMyStatistics: fourTimes(wonGame),
  getNote: note,
  getPlayerCase: four('sanction'),
  getStandings: startedCompetition,
  getNotifications: aboutGame(({ service, people }, gameId) => {
    const about = { gameId, playerId: people.owner.id, channel: 'email', type: 'turn.started' };
    const delivery = { ...about, dedupeKey: newId() };
    return insertDeliveries(service.db.prisma, [delivery], service.deps.clock());
  }),
};
