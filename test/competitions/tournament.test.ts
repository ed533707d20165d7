import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { advanceCompetition } from '../../src/competitions/progress.ts';
import { dayMs, minuteMs } from '../../src/helpers/time-units.ts';
import { checkRatings } from '../../src/ratings/check.ts';
import { keepRatings } from '../../src/ratings/keep.ts';
import { useApp } from '../support/app.ts';
import { makeGuest, makePlayer, type TestPlayer } from '../support/players.ts';
import { readTable, type TestTable, takeTurn } from '../support/table.ts';
import { slowStandings } from './slow-standings.ts';
import {
  advance,
  announce,
  course,
  enter,
  lose,
  playRound,
  read,
  runningGames,
  standings,
  start,
} from './support.ts';

const service = useApp();

describe('a Swiss tournament', () => {
  test('runs unattended to the end with eight entrants', async () => {
    const cup = await announce(service, 7, { kind: 'swiss', rounds: 3, capacity: 8 });
    expect(await read(service, cup)).toMatchObject({ status: 'announced', entrants: 7, round: 0 });
    const last = await makePlayer(service, 'entrant');
    await enter(service, cup.id, last);
    const all = { ...cup, players: [...cup.players, last] };
    await advance(service);
    for (const round of [1, 2, 3]) {
      expect(await read(service, all)).toMatchObject({ status: 'running', round, rounds: 3 });
      expect(await runningGames(service, all)).toHaveLength(4);
      await playRound(service, all);
    }
    expect(await read(service, all)).toMatchObject({ status: 'finished', roundEndsAt: null });
    const { rows } = await standings(service, all);
    expect(rows[0]).toMatchObject({ playerId: all.players[0]?.id, place: 1, won: 3, matchPoints: 6 });
    const slow = slowStandings(await course(service, all)).map(({ place, entrant }) => [place, entrant]);
    expect(rows.map((row: { place: number; playerId: string }) => [row.place, row.playerId])).toEqual(slow);
  });

  test('pairs each round once, however many processes try', async () => {
    const cup = await announce(service, 4, { kind: 'swiss', rounds: 2 });
    await start(cup);
    const games = await runningGames(service, cup);
    for (const { id, players } of games)
      await service.http
        .post(`/v1/games/${id}/resign`)
        .set(players[0]?.auth ?? {})
        .expect(201);
    await advance(service, games);
    await Promise.all([1, 2, 3].map(() => advanceCompetition(service.deps, cup.id)));
    expect(await read(service, cup)).toMatchObject({ round: 2 });
    expect(await runningGames(service, cup)).toHaveLength(2);
  });

  test('lists its own results, with the match of each', async () => {
    const request = { kind: 'swiss', rounds: 2, bestOf: 3, name: 'A name that two have' };
    const [cup, other] = [await announce(service, 2, request), await announce(service, 2, request)];
    for (const each of [cup, other]) {
      await start(each);
      const [game] = await runningGames(service, each);
      await lose(service, game!, 0);
      await advance(service, [game!]);
    }
    service.pass(2 * minuteMs);
    const { body } = await service.http.get('/v1/results').query({ competition: cup.id }).expect(200);
    const { body: pairings } = await service.http.get(`/v1/competitions/${cup.id}/matches`).expect(200);
    const match = { id: pairings.items[0].matchId, game: 1, competitionId: cup.id, round: 1 };
    expect(body.items.map((result: { match: unknown }) => result.match)).toEqual([match]);
    const unknown = await service.http.get('/v1/results').query({ competition: randomUUID() }).expect(404);
    expect(unknown.body.type).toMatch(/competition-not-found$/);
  });

  test('gives the last entrant a bye if their number is odd', async () => {
    const cup = await announce(service, 3, { kind: 'swiss', rounds: 2 });
    await start(cup);
    const { body } = await service.http.get(`/v1/competitions/${cup.id}/matches`).expect(200);
    expect(body.items.map((each: { players: unknown[] }) => each.players.length).sort()).toEqual([1, 2]);
    const { rows } = await standings(service, cup);
    expect(rows[0]).toMatchObject({ playerId: cup.players[2]?.id, byes: 1, matchPoints: 2, boardPoints: 1 });
  });
});

describe('a round whose time is up', () => {
  const request = { kind: 'swiss', rounds: 1, roundWindow: 'P7D' };

  test('is lost by a player who never moved', async () => {
    const cup = await announce(service, 2, request);
    await start(cup);
    const [game] = await runningGames(service, cup);
    service.pass(7 * dayMs);
    await advance(service);
    expect(await read(service, cup)).toMatchObject({ status: 'finished' });
    const { rows } = await standings(service, cup);
    expect(rows[0]).toMatchObject({ playerId: game?.players[1]?.id, won: 1, games: 1 });
    expect(rows[1].cells[0].result).toMatchObject({ isNoShow: true, matchPoints: 0 });
    const seen = await service.http.get(`/v1/games/${game?.id}`).expect(200);
    expect(seen.body.status).toBe('aborted');
  });

  test('counts the points on the board if both played', async () => {
    const cup = await announce(service, 2, request);
    await start(cup);
    const [game] = await runningGames(service, cup);
    for (const player of game?.players ?? []) await takeTurn(service, game as TestTable, player);
    service.pass(7 * dayMs);
    await advance(service);
    const { body } = await service.http.get(`/v1/competitions/${cup.id}/matches`).expect(200);
    const [{ outcome, board, absent }] = body.items;
    expect(outcome).toBe(board[0] === board[1] ? 'draw' : board[0] > board[1] ? 'first' : 'second');
    expect(absent).toEqual([false, false]);
  });
});

test('a judged match is rated by its judgement', async () => {
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, roundWindow: 'P7D' });
  await start(cup);
  const [game] = await runningGames(service, cup);
  const table = game as unknown as TestTable;
  const scores = async () => (await service.http.get(`/v1/games/${table.id}`).expect(200)).body.scores;
  for (let turn = 0; turn < 2 || (turn < 60 && new Set(await scores()).size === 1); turn++)
    await takeTurn(service, table, table.players[turn % 2]!);
  const [first, second] = await scores();
  service.pass(7 * dayMs);
  await advance(service);
  service.pass(2 * minuteMs);
  await keepRatings(service.deps);
  const where = { gameId: table.id };
  const changes = await service.db.prisma.ratingChange.findMany({ where, orderBy: { seat: 'asc' } });
  const lead = Math.sign(first - second);
  expect(changes.map(({ mu, muBefore }) => Math.sign(mu - muBefore))).toEqual([lead, 0 - lead]);
  expect((await checkRatings(service)).faults).toEqual([]);
});

describe('a duplicate tournament', () => {
  const request = { kind: 'swiss', rounds: 2, sameBag: true };

  test('cannot be entered by its organiser', async () => {
    const cup = await announce(service, 1, request);
    const url = `/v1/competitions/${cup.id}/entrants`;
    const refused = await cup.organiser.post(url).expect(409);
    expect(refused.body.type).toBe('/problems/same-bag');
  });

  test.each([
    [{ ...request, bestOf: 3 }],
    [{ ...request, form: 'mirrored' }],
    [{ ...request, kind: 'league' }],
    [{ kind: 'swiss', form: 'mirrored', rules: { handSize: 3 } }],
    [{ ...request, teamSize: 4, capacity: 65 }],
  ])('is refused if it is too large or a player would know its tiles: %j', async (unfit) => {
    const { auth } = await makePlayer(service);
    const body = { name: 'Spring Cup', ...unfit };
    const refused = await service.http.post('/v1/competitions').set(auth).send(body).expect(422);
    expect(refused.body.type).toBe('/problems/invalid-setup');
  });
});

describe('other kinds', () => {
  test('an elimination ends with one undefeated entrant', async () => {
    const cup = await announce(service, 5, { kind: 'elimination' });
    await start(cup);
    for (let round = 0; round < 3; round++) await playRound(service, cup);
    expect(await read(service, cup)).toMatchObject({ status: 'finished', rounds: 3 });
    const { rows } = await standings(service, cup);
    expect(rows[0]).toMatchObject({ playerId: cup.players[0]?.id, matchPoints: 6 });
  });

  test('in a round robin all entrants of a group meet', async () => {
    const cup = await announce(service, 6, { kind: 'round-robin', groupSize: 3 });
    await start(cup);
    for (let round = 0; round < 3; round++) await playRound(service, cup);
    expect(await read(service, cup)).toMatchObject({ status: 'finished', rounds: 3 });
    const { rows } = await standings(service, cup);
    expect(rows.map((row: { group: number; place: number }) => `${row.group} ${row.place}`)).toEqual([
      '1 1',
      '1 2',
      '1 3',
      '2 1',
      '2 2',
      '2 3',
    ]);
  });
});

describe('entrants', () => {
  test('can leave before the start without trace, and later are no longer paired', async () => {
    const cup = await announce(service, 4, { kind: 'swiss', rounds: 2 });
    const [one, two] = cup.players;
    const leave = (player = one) =>
      service.http.delete(`/v1/competitions/${cup.id}/entrants/${player?.handle}`).set(player?.auth ?? {});
    await leave().expect(204);
    expect(await read(service, cup)).toMatchObject({ entrants: 3 });
    await start(cup);
    await leave(two).expect(204);
    const games = await runningGames(service, cup);
    await playRound(service, cup);
    expect(games).toHaveLength(1);
    const { rows } = await standings(service, cup);
    expect(rows.find((row: { playerId: string }) => row.playerId === two?.id)).toMatchObject({
      hasWithdrawn: true,
    });
    expect((await runningGames(service, cup)).flatMap(({ players }) => players)).not.toContain(two);
  });

  test('cannot be guests, and can enter only open tournaments', async () => {
    const cup = await announce(service, 2, { kind: 'swiss', capacity: 3 });
    const url = `/v1/competitions/${cup.id}/entrants`;
    const guest = await makeGuest(service);
    await guest.post(url).expect(403);
    await start(cup);
    const late = await makePlayer(service);
    const refused = await late.post(url).expect(409);
    expect(refused.body).toMatchObject({
      type: '/problems/competition-closed',
      competitionStatus: 'running',
    });
  });

  test('only the organiser removes others; with one entrant left it can only be cancelled', async () => {
    const cup = await announce(service, 2, { kind: 'swiss' });
    const [one, two] = cup.players;
    const url = `/v1/competitions/${cup.id}`;
    await service.http
      .delete(`${url}/entrants/${two?.handle}`)
      .set(one?.auth ?? {})
      .expect(403);
    await cup.organiser.delete(`${url}/entrants/${two?.handle}`).expect(204);
    await cup.organiser.post(`${url}/start`).expect(409);
    await cup.organiser.post(`${url}/cancel`).expect(200);
  });
});

test('a mirrored pair without a decision is lost by both', async () => {
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, roundWindow: 'P7D', form: 'mirrored' });
  await start(cup);
  expect(await runningGames(service, cup)).toHaveLength(2);
  service.pass(7 * dayMs);
  await advance(service);
  const { body } = await service.http.get(`/v1/competitions/${cup.id}/matches`).expect(200);
  expect(body.items).toMatchObject([{ outcome: 'neither', absent: [true, true], points: [0, 0] }]);
  expect(await read(service, cup)).toMatchObject({ status: 'finished' });
});

test('a tournament with a start in the past is refused', async () => {
  const { auth } = await makePlayer(service);
  const body = { kind: 'swiss', name: 'Late Cup', startsAt: '2020-01-01T00:00:00Z' };
  await service.http.post('/v1/competitions').set(auth).send(body).expect(400);
});

test('a tournament starts on time, or is cancelled with too few entrants', async () => {
  const startsAt = new Date(service.deps.clock().getTime() + dayMs).toISOString();
  const [full, empty] = [
    await announce(service, 2, { kind: 'swiss', startsAt }),
    await announce(service, 1, { kind: 'swiss', startsAt }),
  ];
  await advance(service);
  expect(await read(service, full)).toMatchObject({ status: 'announced' });
  service.pass(dayMs);
  await advance(service);
  expect(await read(service, full)).toMatchObject({ status: 'running' });
  expect(await read(service, empty)).toMatchObject({ status: 'cancelled' });
});

test('resigning a match loses it in the tournament, with all its games', async () => {
  const cup = await announce(service, 2, { kind: 'swiss', rounds: 1, bestOf: 3 });
  await start(cup);
  const [game] = await runningGames(service, cup);
  const [one, other] = (game?.players ?? []) as [TestPlayer, TestPlayer];
  await takeTurn(service, { ...game, players: [one, other] } as TestTable, one);
  const { match } = await readTable(service, { id: game?.id ?? '' }, one);
  await one.post(`/v1/matches/${match.id}/resign`).expect(200);
  await advance(service);
  expect(await read(service, cup)).toMatchObject({ status: 'finished' });
  const { rows } = await standings(service, cup);
  expect(rows).toMatchObject([
    { place: 1, playerId: other.id, boardPoints: 1, games: 2 },
    { place: 2, playerId: one.id, boardPoints: 0, games: -2 },
  ]);
});
