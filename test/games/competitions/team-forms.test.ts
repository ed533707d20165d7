/** Competitions of teams in their forms: duplicate, mirrored, and how their matches are rated. */
import { describe, expect, test } from 'vitest';
import { checkRatings } from '../../../src/games/ratings/check.ts';
import { keepRatings } from '../../../src/games/ratings/keep.ts';
import { minuteMs } from '../../../src/helpers/time-units.ts';
import { useApp } from '../../support/app.ts';
import type { TestPlayer } from '../../support/players.ts';
import { begin, goOn, lose, playRound, read, runningGames } from './support.ts';
import { announceTeams, matchesOf, post } from './team-support.ts';

const service = useApp();

const seen = (game: string, { auth }: TestPlayer) => service.http.get(`/v1/games/${game}`).set(auth);

describe('a duplicate tournament of teams', () => {
  const request = { kind: 'swiss', rounds: 2, sameBag: true };

  test('has the same tiles at all tables of a round, also for the own team a secret until the last one is over', async () => {
    const cup = await announceTeams(service, request, [2, 2, 2, 2]);
    await begin(service, cup);
    const games = await runningGames(service, cup);
    expect(games).toHaveLength(4);
    const bagOf = async ({ id, players }: (typeof games)[number]) =>
      (await seen(id, players[0] as TestPlayer).expect(200)).body.sharedBag;
    const bags = await Promise.all(games.map(bagOf));
    expect(new Set(bags.map(({ id }) => id)).size).toBe(1);
    expect(bags.every(({ isKnown }) => isKnown === false)).toBe(true);
    // Somebody of the same team plays another game with the same tiles.
    const [captain, mate] = cup.teams[0]!.players as [TestPlayer, TestPlayer];
    const ofMate = games.find(({ players }) => players.some(({ id }) => id === mate.id));
    await seen(ofMate?.id ?? '', captain).expect(404);
    for (const game of games.slice(0, -1)) await lose(service, game, 1);
    await seen(ofMate?.id ?? '', captain).expect(404);
    await service.http.get(`/v1/games/${ofMate?.id}`).expect(404);
    // The organiser sees all tables, and for that does not play.
    await seen(ofMate?.id ?? '', cup.organiser).expect(200);
    await lose(service, games.at(-1)!, 1);
    const { body } = await seen(ofMate?.id ?? '', captain).expect(200);
    expect(body).toMatchObject({ visibility: 'public', sharedBag: { isKnown: true } });
    await goOn(service, games);
    expect(await read(service, cup)).toMatchObject({ round: 2 });
    const next = await Promise.all((await runningGames(service, cup)).map(bagOf));
    expect(new Set(next.map(({ id }) => id)).size).toBe(1);
    expect(next[0]?.id).not.toBe(bags[0]?.id);
  });

  test('has no team of its organiser, and no member who is the organiser', async () => {
    const cup = await announceTeams(service, request, [1]);
    const refused = await post(service, `${cup.id}/teams`, cup.organiser, { name: 'Mine' }).expect(409);
    expect(refused.body.type).toBe('/problems/same-bag');
    const at = `${cup.id}/teams/${cup.teams[0]?.id}`;
    const invited = { player: cup.organiser.handle };
    await post(service, `${at}/invitations`, cup.players[0] as TestPlayer, invited).expect(204);
    const joined = await service.http
      .put(`/v1/competitions/${at}/members/me`)
      .set(cup.organiser.auth)
      .expect(409);
    expect(joined.body.type).toBe('/problems/same-bag');
  });
});

test('teams that play mirrored pairs have one on each rank, and a pair for both sides', async () => {
  const cup = await announceTeams(service, { kind: 'elimination', form: 'mirrored' }, [2, 2]);
  await begin(service, cup);
  const games = await runningGames(service, cup);
  expect(games).toHaveLength(4);
  const matches = await matchesOf(service, cup, 1);
  expect(matches.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2]);
  for (const { games: pair } of matches) {
    const [one, other] = pair.map((id: string) => games.find((game) => game.id === id));
    expect(one.players.toReversed()).toEqual(other.players);
  }
  const losers = cup.teams[0]!.players;
  for (const { matchId, rank } of matches) {
    const { auth } = losers[rank - 1] as TestPlayer;
    await service.http.post(`/v1/matches/${matchId}/resign`).set(auth).expect(200);
  }
  await goOn(service, games);
  expect(await read(service, cup)).toMatchObject({ status: 'finished' });
  for (const { outcome, points, teams } of await matchesOf(service, cup, 1)) {
    const side = teams[0].teamId === cup.teams[1]?.id ? 0 : 1;
    expect(outcome).toBe(side === 0 ? 'first' : 'second');
    expect(points[side]).toBe(1);
  }
});

test('the match on each rank is rated for its two players', async () => {
  const cup = await announceTeams(service, { kind: 'swiss', rounds: 1 }, [3, 2]);
  await begin(service, cup);
  const games = await runningGames(service, cup);
  await playRound(service, cup);
  service.pass(2 * minuteMs);
  await keepRatings(service.deps);
  for (const { id, players } of games) {
    const changes = await service.db.prisma.ratingChange.findMany({ where: { gameId: id } });
    expect(changes.map(({ playerId }) => playerId).toSorted()).toEqual(
      players.map((each) => each.id).toSorted(),
    );
    expect(changes.map(({ mu, muBefore }) => Math.sign(mu - muBefore)).toSorted()).toEqual([-1, 1]);
  }
  const reserve = cup.teams[0]?.players[2]?.id ?? '';
  expect(await service.db.prisma.ratingChange.count({ where: { playerId: reserve } })).toBe(0);
  expect((await checkRatings(service)).faults).toEqual([]);
});
