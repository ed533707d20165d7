import { expect, test } from 'vitest';
import { dueTimers } from '../../src/games/clock/timers.ts';
import { checkRatings } from '../../src/ratings/check.ts';
import { keepRatings, rebuildRatings } from '../../src/ratings/keep.ts';
import { newcomer } from '../../src/ratings/rules/rating.ts';
import { useApp } from '../support/app.ts';
import {
  type Auth,
  makeApplication,
  makeExternal,
  makePlayer,
  makePlayers,
  offerClaim,
  type TestApplication,
  type TestPlayer,
} from '../support/players.ts';
import { readTable, resign, seatAll, type TestTable, takeTurn } from '../support/table.ts';

const service = useApp();
const rules = { rules: { expansions: [] } };

/** A game in which all players decide once and all but `winner` resign. */
async function play(players: TestPlayer[], winner: TestPlayer, request: object = {}): Promise<TestTable> {
  const table = await seatAll(service, players, { ...rules, ...request });
  for (const player of players) await takeTurn(service, table, player);
  for (const player of players) if (player !== winner) await resign(service, table, player);
  return table;
}

/** Rates all finished games; ratings wait until their order is certain. */
async function rateAll(): Promise<void> {
  service.pass(120_000);
  await keepRatings(service.deps);
}

async function ratingsOf({ handle, auth }: TestPlayer) {
  return (await service.http.get(`/v1/players/${handle}`).set(auth).expect(200)).body.ratings;
}

/** A game's effect on ratings, as a spectator sees it. */
async function changesBy({ id }: TestTable) {
  const { auth } = await makePlayer(service);
  return (await service.http.get(`/v1/games/${id}/ratings`).set(auth).expect(200)).body;
}

test('a two-player game rates both players once', async () => {
  const [anna, bruno] = [await makePlayer(service), await makePlayer(service)];
  expect(await ratingsOf(anna)).toEqual([]);
  const table = await play([anna, bruno], anna);
  expect(await changesBy(table)).toEqual({ state: 'waiting', class: 'two', changes: [] });
  await rateAll();
  await rateAll();
  const [won] = await ratingsOf(anna);
  const [lost] = await ratingsOf(bruno);
  expect(won).toMatchObject({ class: 'two', games: 1, isProvisional: true });
  expect(won.rating - 1500).toBe(1500 - lost.rating);
  expect(won.rating).toBeGreaterThan(1500);
  const { state, changes } = await changesBy(table);
  expect(state).toBe('rated');
  expect(changes).toMatchObject([
    { seat: 0, before: { rating: 1500 }, after: { rating: won.rating }, voidReason: null },
    { seat: 1, before: { rating: 1500 }, after: { rating: lost.rating }, voidReason: null },
  ]);
});

test('larger games are rated separately, by places', async () => {
  const players = [await makePlayer(service), await makePlayer(service), await makePlayer(service)];
  const table = await play(players, players[1]!);
  const { places } = await readTable(service, table, players[0]!);
  await rateAll();
  const ratings = (await Promise.all(players.map(ratingsOf))).map(([rating]) => rating);
  expect(ratings.map((rating) => rating.class)).toEqual(['several', 'several', 'several']);
  const inOrder = [...ratings.keys()].sort((one, other) => places[one] - places[other]);
  const sorted = inOrder.map((seat) => ratings[seat].rating);
  expect(sorted).toEqual([...sorted].sort((one, other) => other - one));
  expect(sorted[0]).toBeGreaterThan(1500);
});

test('a game in which a player never moved reports that it is not rated; an unrated one reports nothing', async () => {
  const [anna, bruno] = [await makePlayer(service), await makePlayer(service)];
  const table = await seatAll(service, [anna, bruno], rules);
  await takeTurn(service, table, anna);
  await resign(service, table, bruno);
  const friendly = await play([anna, bruno], anna, { rated: false });
  await rateAll();
  const { state, changes } = await changesBy(table);
  expect(state).toBe('rated');
  expect(changes.map(({ voidReason }: { voidReason: string }) => voidReason)).toEqual([
    'no-first-decision',
    'no-first-decision',
  ]);
  expect(changes[0].before).toEqual(changes[0].after);
  expect(await changesBy(friendly)).toEqual({ state: 'unrated', class: 'two', changes: [] });
  expect(await ratingsOf(anna)).toEqual([]);
});

test('stored ratings match the logs when recomputed, and a manual change is found', async () => {
  const { prisma } = service.db;
  const changes = () => prisma.ratingChange.findMany({ orderBy: { number: 'asc' }, omit: { number: true } });
  const [anna, bruno] = await makePlayers(service, 'anna', 'bruno');
  await play([anna, bruno], anna);
  await rateAll();
  const before = await changes();
  expect((await checkRatings(service)).faults).toEqual([]);
  await rebuildRatings(service.deps);
  const after = await changes();
  expect(after).toEqual(before);
  const { games, faults } = await checkRatings(service);
  expect(faults).toEqual([]);
  expect(games).toBeGreaterThan(0);
  const { playerId, class: name } = await prisma.rating.findFirstOrThrow();
  await prisma.rating.update({ where: { playerId_class: { playerId, class: name } }, data: { mu: 99 } });
  const [fault] = (await checkRatings(service)).faults;
  expect(fault).toMatchObject({ playerId, class: name, kept: { mu: 99 } });
  await rebuildRatings(service.deps);
});

test('the leaderboard ranks players with certain ratings who share theirs', async () => {
  const players = [await makePlayer(service), await makePlayer(service), await makePlayer(service)];
  const { prisma } = service.db;
  for (const [index, { id }] of players.entries())
    await prisma.rating.create({
      data: { playerId: id, class: 'two', mu: 30 + index, sigma: 3, games: 30, updatedAt: new Date() },
    });
  const [low, middle, high] = players as [TestPlayer, TestPlayer, TestPlayer];
  const handles = async (auth: Partial<Auth> = {}) => {
    const { body } = await service.http.get('/v1/ratings').set(auth).expect(200);
    return body.items.map(({ handle }: { handle: string }) => handle);
  };
  expect(await handles(low.auth)).toEqual([high.handle, middle.handle, low.handle]);
  expect(await handles()).toEqual([]);
  await middle.patch('/v1/me', { privacy: { audience: 'public' } }).expect(200);
  await high.patch('/v1/me', { privacy: { rating: false } }).expect(200);
  expect(await handles()).toEqual([middle.handle]);
  expect(await handles(low.auth)).toEqual([middle.handle, low.handle]);
  expect((await low.get(`/v1/players/${high.handle}`).expect(200)).body.ratings).toBeNull();
  expect(await ratingsOf(high)).toMatchObject([{ rating: 1500 + 20 * (32 - newcomer.mu) }]);
  await prisma.rating.deleteMany({ where: { playerId: { in: players.map(({ id }) => id) } } });
});

test('a game with chosen tiles is not rated', async () => {
  const { auth } = await makePlayer(service);
  const scenario = { draws: ['base/A', 'base/D'] };
  const made = await service.http.post('/v1/games').set(auth).send({ scenario }).expect(201);
  expect(made.body.rated).toBe(false);
  const refused = await service.http.post('/v1/games').set(auth).send({ scenario, rated: true }).expect(422);
  expect(refused.body.type).toMatch(/invalid-setup/);
  expect((await service.http.post('/v1/games').set(auth).send({}).expect(201)).body.rated).toBe(true);
});

test('only the first of several games lost on time together is rated, until the player returns', async () => {
  const clock = { perTurn: 'P1D', onTimeout: 'forfeit', forfeitAfter: 1, reminders: [] };
  const absent = await makePlayer(service);
  const tables: TestTable[] = [];
  for (let count = 0; count < 3; count += 1) {
    const table = await seatAll(service, [absent, await makePlayer(service)], { ...rules, clock });
    for (const player of table.players) await takeTurn(service, table, player);
    tables.push(table);
  }
  const [first, second, third] = tables as [TestTable, TestTable, TestTable];
  const annulled = async (table: TestTable) =>
    (await changesBy(table)).changes.map(({ voidReason }: { voidReason: string | null }) => voidReason);
  service.pass(25 * 3_600_000);
  await dueTimers(service.deps).drain();
  await rateAll();
  const all = [await annulled(first), await annulled(second), await annulled(third)];
  expect(all.filter(([voidReason]) => voidReason === null)).toHaveLength(1);
  expect(all.filter(([voidReason]) => voidReason === 'mass-timeout')).toHaveLength(2);
});

test('an account takes over a claimed player’s ratings unless it has its own', async () => {
  const application = await makeApplication(service);
  const [anna, carla] = [
    await makeExternal(service, application, 'anna'),
    await makeExternal(service, application, 'carla'),
  ];
  const [newcomers, veteran] = [await makePlayer(service), await makePlayer(service)];
  const bruno = await makePlayer(service);
  await play([anna, bruno], anna);
  await play([carla, bruno], carla);
  await play([veteran, bruno], bruno);
  await rateAll();
  await takeOver(application, 'anna', newcomers);
  await takeOver(application, 'carla', veteran);
  await play([newcomers, veteran], newcomers);
  await rateAll();
  expect(await ratingsOf(newcomers)).toMatchObject([{ class: 'two', games: 2 }]);
  expect(await ratingsOf(veteran)).toMatchObject([{ class: 'two', games: 2 }]);
  expect((await checkRatings(service)).faults).toEqual([]);
});

async function takeOver(application: TestApplication, name: string, { auth }: TestPlayer): Promise<void> {
  const claim = await offerClaim(service, application, name);
  await service.http.post('/v1/me/external-players').set(auth).send({ claim }).expect(201);
}

test('hidden ratings appear neither in games nor in histories, whose points name no game', async () => {
  const [anna, bruno, carla] = await makePlayers(service, 'anna', 'bruno', 'carla');
  const table = await play([anna, bruno], anna);
  await play([anna, bruno], anna, { visibility: 'unlisted' });
  await rateAll();
  const historyOf = async (auth: Auth) => {
    const query = { limit: 1 };
    return (
      await service.http.get(`/v1/players/${anna.handle}/rating-changes`).query(query).set(auth).expect(200)
    ).body;
  };
  expect((await historyOf(bruno.auth)).items[0].gameId).toMatch(/^[0-9a-f-]{36}$/);
  const page = await historyOf(carla.auth);
  expect(page.items[0]).toMatchObject({ gameId: null, finishedAt: expect.stringMatching(/T00:00:00.000Z$/) });
  expect(Buffer.from(page.nextCursor, 'base64url').toString()).toMatch(/^\d+$/);
  const seats = async (auth: Partial<Auth>) =>
    (await service.http.get(`/v1/games/${table.id}/ratings`).set(auth).expect(200)).body.changes;
  expect((await seats(carla.auth))[0].after).not.toBeNull();
  expect(await seats({})).toMatchObject([{ after: null }, { after: null }]);
  await anna.patch('/v1/me', { privacy: { audience: 'private' } }).expect(200);
  expect(await seats(carla.auth)).toMatchObject([{ before: null, after: null }, { seat: 1 }]);
  expect((await seats(anna.auth))[0].after).not.toBeNull();
});
