import { expect, test } from 'vitest';
import { dayMs } from '../../src/helpers/time-units.ts';
import { useApp } from '../support/app.ts';
import { lasting, makePlayer, type TestPlayer } from '../support/players.ts';
import {
  advance,
  announce,
  enter,
  lose,
  playRound,
  type RunningGame,
  read,
  runningGames,
  standings,
  start,
  type TestCompetition,
} from './support.ts';

const service = useApp();

const challenge = ({ id }: TestCompetition, { auth }: TestPlayer, { handle }: TestPlayer) =>
  service.http.post(`/v1/competitions/${id}/challenges`).set(auth).send({ player: handle });

/** A ladder of this many players, who entered in the order of their places. */
async function startLadder(count: number, request: object = {}) {
  const ladder = await announce(service, count, { kind: 'ladder', challengeRange: 2, ...request });
  await start(ladder);
  return { ladder, players: await Promise.all(ladder.players.map((player) => lasting(service, player))) };
}

const orderIn = async (ladder: TestCompetition) =>
  (await standings(service, ladder)).rows.map(({ place, playerId }: { place: number; playerId: string }) => {
    const index = ladder.players.findIndex(({ id }) => id === playerId);
    return `${place}: ${index}`;
  });

/** The game of a challenge. */
async function gameOf(matchId: string, players: readonly TestPlayer[]): Promise<RunningGame> {
  const { body } = await service.http.get(`/v1/matches/${matchId}`).expect(200);
  return { id: body.games[0].id, players };
}

test('the winner of a challenge takes the place', async () => {
  const { ladder, players } = await startLadder(4);
  const [one, two, three, four] = players as [TestPlayer, TestPlayer, TestPlayer, TestPlayer];
  expect(await read(service, ladder)).toMatchObject({
    kind: 'ladder',
    status: 'running',
    challengeRange: 2,
    rounds: null,
  });
  const { body } = await challenge(ladder, three, one).expect(201);
  const game = await gameOf(body.matchId, [three, one]);
  for (const [challenger, challenged, reason] of [
    [three, two, 'challenging'],
    [two, one, 'challenged'],
    [four, one, 'out-of-reach'],
    [one, two, 'out-of-reach'],
    [ladder.organiser, one, 'not-there'],
  ] as const) {
    const refused = await challenge(ladder, challenger, challenged).expect(409);
    expect(refused.body).toMatchObject({ type: '/problems/challenge-refused', reason, challengeRange: 2 });
  }
  await lose(service, game, 1);
  await advance(service, [game]);
  expect(await orderIn(ladder)).toEqual(['1: 2', '2: 0', '3: 1', '4: 3']);
  await challenge(ladder, four, one).expect(201);
  expect(await read(service, ladder)).toMatchObject({ round: 2 });
});

test('an overdue challenge is judged, and an absent player is withdrawn', async () => {
  const { ladder, players } = await startLadder(3, { roundWindow: 'P7D' });
  const [one, two, three] = players as [TestPlayer, TestPlayer, TestPlayer];
  for (let round = 0; round < 2; round++) {
    await challenge(ladder, three, two).expect(201);
    service.pass(7 * dayMs);
    await advance(service);
  }
  const { body } = await service.http.get(`/v1/competitions/${ladder.id}/matches`).expect(200);
  expect(
    body.items.map(({ outcome, absent }: { outcome: string; absent: boolean[] }) => [outcome, absent]),
  ).toEqual([
    ['second', [true, false]],
    ['second', [true, false]],
  ]);
  expect((await standings(service, ladder)).rows.at(-1)).toMatchObject({
    playerId: three.id,
    hasWithdrawn: true,
  });
  await challenge(ladder, two, one).expect(201);
});

test('tournaments have no challenges', async () => {
  const cup = await announce(service, 2, { kind: 'swiss' });
  await start(cup);
  const refused = await challenge(cup, cup.players[1]!, cup.players[0]!).expect(409);
  expect(refused.body.type).toBe('/problems/competition-closed');
});

test('a player who withdraws and returns is placed last', async () => {
  const { ladder, players } = await startLadder(3);
  const [one, , three] = players as [TestPlayer, TestPlayer, TestPlayer];
  await one.delete(`/v1/competitions/${ladder.id}/entrants/${one.handle}`).expect(204);
  await enter(service, ladder.id, one);
  await enter(service, ladder.id, one);
  expect(await orderIn(ladder)).toEqual(['1: 1', '2: 2', '3: 0']);
  const late = await makePlayer(service, 'late');
  await enter(service, ladder.id, late);
  const { body } = await challenge(ladder, one, three).expect(201);
  const game = await gameOf(body.matchId, [one, three]);
  await lose(service, game, 1);
  await advance(service, [game]);
  expect(await orderIn(ladder)).toEqual(['1: 1', '2: 0', '3: 2', '4: -1']);
  await challenge(ladder, late, one).expect(201);
});

async function divisions(league: TestCompetition, season?: number): Promise<number[][]> {
  const { rows } = await standings(service, league, season === undefined ? {} : { season });
  const found: number[][] = [];
  for (const { group, playerId } of rows) {
    found[group - 1] ??= [];
    found[group - 1]?.push(1 + league.players.findIndex(({ id }) => id === playerId));
  }
  return found.map((each) => each.sort((one, other) => one - other));
}

test('a league promotes the best and relegates the last each season', async () => {
  const settings = { kind: 'league', rounds: 2, divisionSize: 3, promotedCount: 1 };
  const league = await announce(service, 6, settings);
  await start(league);
  expect(await runningGames(service, league)).toHaveLength(6);
  expect(await divisions(league)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  const added = await makePlayer(service, 'entrant');
  await enter(service, league.id, added);
  const leaver = league.players[4];
  await service.http
    .delete(`/v1/competitions/${league.id}/entrants/${leaver?.handle}`)
    .set(leaver?.auth ?? {})
    .expect(204);
  await playRound(service, league);
  const all = { ...league, players: [...league.players, added] };
  expect(await read(service, all)).toMatchObject({ status: 'running', round: 2, entrants: 6 });
  expect(await divisions(all)).toEqual([
    [1, 2, 4],
    [3, 6, 7],
  ]);
  expect(await divisions(all, 1)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  await playRound(service, all);
  expect(await read(service, all)).toMatchObject({ status: 'finished', rounds: 2 });
});
