import { expect, test } from 'vitest';
import { resolveRules } from '#engine';
import { createMatch, type NewMatch } from '../../src/matches/create.ts';
import { advanceMatch, dueMatches } from '../../src/matches/progress.ts';
import { gamesOfMatch } from '../../src/matches/store/match-games.ts';
import { addDueMatches } from '../../src/matches/store/matches.ts';
import { checkRatings } from '../../src/ratings/check.ts';
import { keepRatings, rebuildRatings } from '../../src/ratings/keep.ts';
import { useApp } from '../support/app.ts';
import { makePlayers, type TestPlayer } from '../support/players.ts';
import { playOn, readTable, resign } from '../support/table.ts';

const service = useApp();

type Pair = readonly [TestPlayer, TestPlayer];
const two = () => makePlayers(service, 'anna', 'bruno');

const newMatch = ([first, second]: Pair): NewMatch => ({
  creatorId: first.id,
  players: [first.id, second.id],
  settings: { rules: resolveRules({}), clock: null, assistance: true, allowRobots: false },
  ...{ visibility: 'public', rated: true, bestOf: 3, form: 'games', tieRule: 'shared' },
});

/** Plays a match that one player loses game by game, after `turns` decisions in each. */
async function play(players: Pair, loser: TestPlayer, turns = 4): Promise<string> {
  const { id } = await createMatch(service.deps, newMatch(players));
  for (let number = 0; number < 2; number += 1) {
    const game = (await gamesOfMatch(service.db.prisma, id)).at(-1);
    const seated = game?.players[0] === players[0].id ? [...players] : players.toReversed();
    const table = { id: game?.id ?? '', players: seated };
    await playOn(service, table, turns);
    await resign(service, table, loser);
    await advanceMatch(service.deps, id);
  }
  return id;
}

async function rateAll(): Promise<void> {
  service.pass(120_000);
  await keepRatings(service.deps);
}

const changesOf = async ({ handle, auth }: TestPlayer) =>
  (await service.http.get(`/v1/players/${handle}/rating-changes`).set(auth).expect(200)).body.items;

test('a match is rated once by its result, also from the logs', async () => {
  const players = await two();
  const [anna, bruno] = players;
  const id = await play(players, bruno);
  await rateAll();
  const games = await gamesOfMatch(service.db.prisma, id);
  const changes = await changesOf(anna);
  expect(changes).toMatchObject([{ matchId: id, gameId: games.at(-1)?.id, place: 1, voidReason: null }]);
  expect(await changesOf(bruno)).toMatchObject([{ matchId: id, place: 2 }]);
  const { body } = await anna.get(`/v1/games/${games[0]?.id}/ratings`).expect(200);
  expect(body.state).toBe('rated');
  expect(body.changes[0].after).toEqual(changes[0].after);
  await play(players, anna);
  await rateAll();
  expect((await changesOf(anna)).map(({ place }: { place: number }) => place)).toEqual([2, 1]);
  expect((await checkRatings(service.deps)).faults).toEqual([]);
  await rebuildRatings(service.deps);
  expect((await changesOf(anna)).at(-1)).toEqual(changes[0]);
  expect((await checkRatings(service.deps)).faults).toEqual([]);
});

test('a resigned match is rated once, as a loss', async () => {
  const players = await two();
  const [anna, bruno] = players;
  const { id } = await createMatch(service.deps, newMatch(players));
  const [game] = await gamesOfMatch(service.db.prisma, id);
  await playOn(service, { id: game?.id ?? '', players: [...players] }, 4);
  await bruno.post(`/v1/matches/${id}/resign`).expect(200);
  await rateAll();
  expect(await changesOf(anna)).toMatchObject([{ matchId: id, place: 1, voidReason: null }]);
  expect(await changesOf(bruno)).toMatchObject([{ matchId: id, place: 2, voidReason: null }]);
  expect((await checkRatings(service.deps)).faults).toEqual([]);
});

test('a match in which one player never moved is not rated', async () => {
  const players = await two();
  await play(players, players[1], 0);
  await rateAll();
  expect(await changesOf(players[0])).toMatchObject([{ voidReason: 'no-first-decision' }]);
});

/** Has a player resign the running game, and advances the match like the workers. */
async function lose(match: string, loser: TestPlayer): Promise<void> {
  const id = (await gamesOfMatch(service.db.prisma, match)).at(-1)?.id ?? '';
  await resign(service, { id }, loser);
  await addDueMatches(service.db.prisma, [id], service.deps.clock());
  await dueMatches(service.deps).drain();
}

test('a match starts its next game once, however often it is checked', async () => {
  const players = await two();
  const { id } = await createMatch(service.deps, newMatch(players));
  const [game] = await gamesOfMatch(service.db.prisma, id);
  await resign(service, { id: game?.id ?? '' }, players[0]);
  await Promise.all([1, 2, 3].map(() => advanceMatch(service.deps, id)));
  expect(await gamesOfMatch(service.db.prisma, id)).toHaveLength(2);
});

test('a match’s games show their number and the match score', async () => {
  const players = await two();
  const { id } = await createMatch(service.deps, { ...newMatch(players), name: 'Derby' });
  await lose(id, players[0]);
  const [, second] = await gamesOfMatch(service.db.prisma, id);
  const game = await readTable(service, { id: second?.id ?? '' }, players[0]);
  expect(game).toMatchObject({ name: 'Derby', rated: false });
  const standing = { bestOf: 3, form: 'games', status: 'running', rated: true, points: [1, 0] };
  expect(game.match).toEqual({ id, game: 2, ...standing });
});
