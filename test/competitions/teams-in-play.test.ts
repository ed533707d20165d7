import { describe, expect, test } from 'vitest';
import { newId } from '../../src/db/id.ts';
import { dayMs, minuteMs } from '../../src/helpers/time-units.ts';
import { checkRatings } from '../../src/ratings/check.ts';
import { keepRatings } from '../../src/ratings/keep.ts';
import { useApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { type TestTable, takeTurn } from '../support/table.ts';
import { advance, lose, pairingsOf, playRound, read, runningGames, standings, start } from './support.ts';
import {
  announceTeams,
  enterTeam,
  matchesOf,
  post,
  put,
  remove,
  type TestTeam,
  teamsOf,
} from './team-support.ts';

const service = useApp();

describe('a Swiss tournament of teams', () => {
  test('runs unattended to the end with four teams, rank against rank', async () => {
    const cup = await announceTeams(service, { kind: 'swiss', rounds: 2, capacity: 4 }, [2, 2, 2]);
    expect(await read(service, cup)).toMatchObject({ status: 'announced', entrants: 3, teamSize: 2 });
    const last = await enterTeam(service, cup.id, 'Team 4', 2);
    await advance(service);
    const all = { ...cup, teams: [...cup.teams, last], players: [...cup.players, ...last.players] };
    for (const round of [1, 2]) {
      expect(await read(service, all)).toMatchObject({ status: 'running', round });
      const matches = await matchesOf(service, all, round);
      expect(matches).toHaveLength(4);
      for (const { teams, players, boardNumber } of matches)
        for (const side of [0, 1]) {
          const team = all.teams.find((each) => each.id === teams[side].teamId);
          expect(team?.players[boardNumber - 1]?.id).toBe(players[side].playerId);
        }
      const starters = matches.map((each: { teams: { teamId: string }[] }) => each.teams[0]?.teamId);
      expect(new Set(starters).size).toBe(4);
      await playRound(service, all);
    }
    expect(await read(service, all)).toMatchObject({ status: 'finished' });
    const { rows } = await standings(service, all);
    expect(rows[0]).toMatchObject({
      team: { teamId: all.teams[0]?.id, name: 'Team 1' },
      playerId: all.teams[0]?.players[0]?.id,
      place: 1,
      won: 2,
      matchPoints: 4,
      boardPoints: 4,
    });
    expect(rows[0].cells[0]).toMatchObject({ result: { matchPoints: 2, boardPoints: [2, 0] } });
    const received = await service.db.prisma.outboxEvent.findMany({
      where: { kind: 'competition.finished' },
    });
    expect(all.players.every(({ id }) => received.some(({ playerId }) => playerId === id))).toBe(true);
  });

  test('starts without incomplete teams', async () => {
    const cup = await announceTeams(service, { kind: 'swiss', rounds: 1 }, [2, 2, 1]);
    await start(cup);
    const teams = await teamsOf(service, cup);
    expect(teams.map((each: { hasWithdrawn: boolean }) => each.hasWithdrawn)).toEqual([false, false, true]);
    expect((await standings(service, cup)).rows).toHaveLength(2);
  });

  test('does not start with one complete team', async () => {
    const cup = await announceTeams(service, { kind: 'swiss', rounds: 1 }, [2, 1]);
    const { body } = await post(service, `${cup.id}/start`, cup.organiser).expect(409);
    expect(body.type).toBe('/problems/too-few-entrants');
  });
});

describe('an elimination of teams', () => {
  test('is decided by points if the teams won equally many matches', async () => {
    const cup = await announceTeams(service, { kind: 'elimination' }, [2, 2]);
    await start(cup);
    const games = await runningGames(service, cup);
    expect(games).toHaveLength(2);
    const [first] = cup.teams;
    // Each team wins one of the two.
    for (const [index, game] of games.entries()) {
      const seat = game.players.findIndex(({ id }) => first?.players.some((each) => each.id === id));
      await lose(service, game, index === 0 ? seat : 1 - seat);
    }
    await advance(service, games);
    expect(await read(service, cup)).toMatchObject({ status: 'finished' });
    const matches = await matchesOf(service, cup, 1);
    const points = (team: TestTeam | undefined) =>
      matches
        .flatMap((each: { teams: { teamId: string }[]; board: number[] }) =>
          each.teams.map(({ teamId }, side) => (teamId === team?.id ? each.board[side] : 0)),
        )
        .reduce((sum: number, each: number) => sum + each, 0);
    const [one, other] = cup.teams.map(points) as [number, number];
    const starter = matches.find((each: { boardNumber: number }) => each.boardNumber === 1).teams[0].teamId;
    const winner =
      one === other ? cup.teams.find(({ id }) => id !== starter) : cup.teams[one > other ? 0 : 1];
    const { rows } = await standings(service, cup);
    expect(rows[0]).toMatchObject({ team: { teamId: winner?.id }, won: 1, boardPoints: 1 });
  });
});

describe('a team', () => {
  test('consists of members who accepted, and shows its invitations only to itself', async () => {
    const cup = await announceTeams(service, { kind: 'swiss' }, [2]);
    const [team] = cup.teams;
    const invited = await makePlayer(service, 'invited');
    const at = `${cup.id}/teams/${team?.id}`;
    await post(service, `${at}/invitations`, team?.players[1] as TestPlayer, {
      player: invited.handle,
    }).expect(403);
    await put(service, `${at}/members/me`, invited).expect(404);
    await post(service, `${at}/invitations`, team?.players[0] as TestPlayer, {
      player: invited.handle,
    }).expect(204);
    expect(await teamsOf(service, cup)).toMatchObject([{ members: [{}, {}], invited: [] }]);
    const shown = { invited: [{ playerId: invited.id }] };
    expect(await teamsOf(service, cup, team?.players[1])).toMatchObject([shown]);
    expect(await teamsOf(service, cup, invited)).toMatchObject([shown]);
    const emails = { where: { playerId: invited.id, type: 'team.invited' } };
    expect(await service.db.prisma.delivery.count(emails)).toBe(1);
    await put(service, `${at}/members/me`, invited).expect(204);
    expect(await teamsOf(service, cup)).toMatchObject([{ members: [{}, {}, { playerId: invited.id }] }]);
    const other = await post(service, `${cup.id}/teams`, invited, { name: 'Another' }).expect(409);
    expect(other.body.type).toBe('/problems/already-in-team');
  });

  test('cannot invite a player who blocked its captain, and does not notify them', async () => {
    const cup = await announceTeams(service, { kind: 'swiss' }, [1]);
    const [captain] = cup.players as [TestPlayer];
    const shy = await makePlayer(service, 'shy');
    await shy.put(`/v1/me/blocks/${captain.handle}`).expect(204);
    const at = `${cup.id}/teams/${cup.teams[0]?.id}`;
    await post(service, `${at}/invitations`, captain, { player: shy.handle }).expect(204);
    await put(service, `${at}/members/me`, shy).expect(404);
  });

  test('has no more reserves than players', async () => {
    const cup = await announceTeams(service, { kind: 'swiss' }, [4]);
    const more = await makePlayer(service, 'more');
    const path = `${cup.id}/teams/${cup.teams[0]?.id}/invitations`;
    const { body } = await post(service, path, cup.players[0] as TestPlayer, { player: more.handle }).expect(
      409,
    );
    expect(body).toMatchObject({ type: '/problems/team-full', max: 4 });
  });

  test('promotes the next member when the captain leaves, and ends without members', async () => {
    const cup = await announceTeams(service, { kind: 'swiss' }, [2]);
    const [captain, next] = cup.players as [TestPlayer, TestPlayer];
    const at = `${cup.id}/teams/${cup.teams[0]?.id}`;
    await remove(service, `${at}/members/${captain.handle}`, captain).expect(204);
    expect(await teamsOf(service, cup)).toMatchObject([{ captain: { playerId: next.id } }]);
    await remove(service, `${at}/members/${next.handle}`, next).expect(204);
    expect(await teamsOf(service, cup)).toEqual([]);
    expect(await read(service, cup)).toMatchObject({ entrants: 0 });
  });

  test('plays in the captain’s line-up from the next round on', async () => {
    const cup = await announceTeams(service, { kind: 'swiss', rounds: 2 }, [3, 2]);
    await start(cup);
    const [team] = cup.teams as [TestTeam];
    const [captain, second, reserve] = team.players as [TestPlayer, TestPlayer, TestPlayer];
    const at = `${cup.id}/teams/${team.id}`;
    const wrong = await put(service, `${at}/line-up`, captain, { players: [captain.handle] }).expect(409);
    expect(wrong.body.type).toBe('/problems/line-up-mismatch');
    const order = [reserve.handle, captain.handle, second.handle];
    await put(service, `${at}/line-up`, captain, { players: order }).expect(204);
    const playing = async (round: number) =>
      (await pairingsOf(service, cup.id, round)).flatMap(({ firstId, secondId }) => [firstId, secondId]);
    expect(await playing(1)).not.toContain(reserve.id);
    await playRound(service, cup);
    expect(await playing(2)).toEqual(expect.arrayContaining([reserve.id, captain.id]));
    expect(await playing(2)).not.toContain(second.id);
  });

  test('forfeits a rank without players, and reserves move up', async () => {
    const cup = await announceTeams(service, { kind: 'swiss', rounds: 2 }, [3, 2]);
    await start(cup);
    const [one, other] = cup.teams as [TestTeam, TestTeam];
    const leave = (team: TestTeam, index: number) => {
      const player = team.players[index] as TestPlayer;
      return remove(service, `${cup.id}/teams/${team.id}/members/${player.handle}`, player).expect(204);
    };
    await leave(one, 0);
    await leave(other, 1);
    await playRound(service, cup);
    const matches = await matchesOf(service, cup, 2);
    expect(matches).toMatchObject([
      { boardNumber: 1, outcome: null },
      { boardNumber: 2, outcome: 'first', players: [{ playerId: one.players[2]?.id }], points: [1, 0] },
    ]);
    expect((await teamsOf(service, cup))[0].captain.playerId).toBe(one.players[1]?.id);
    await playRound(service, cup);
    expect(await read(service, cup)).toMatchObject({ status: 'finished' });
  });

  test('continues without banned members, and is withdrawn once no member is left', async () => {
    const cup = await announceTeams(service, { kind: 'round-robin' }, [2, 2, 2]);
    await start(cup);
    const [, , gone] = cup.teams as [TestTeam, TestTeam, TestTeam];
    const sanction = { kind: 'ban' as const, reason: 'test', createdAt: service.deps.clock(), until: null };
    for (const { id } of gone.players)
      await service.db.prisma.sanction.create({ data: { id: newId(), playerId: id, ...sanction } });
    service.pass(61 * dayMs);
    await advance(service);
    const teams = await teamsOf(service, cup);
    expect(teams.map((each: { hasWithdrawn: boolean }) => each.hasWithdrawn)).toEqual([false, false, true]);
  });

  test('can be removed by the organiser', async () => {
    const cup = await announceTeams(service, { kind: 'swiss' }, [2]);
    const path = `${cup.id}/teams/${cup.teams[0]?.id}`;
    await remove(service, path, cup.players[1] as TestPlayer).expect(403);
    await remove(service, path, cup.organiser).expect(204);
    expect(await teamsOf(service, cup)).toEqual([]);
  });
});

test('a member absent twice in a row is replaced by a reserve', async () => {
  const cup = await announceTeams(service, { kind: 'swiss', rounds: 3, roundWindow: 'PT10M' }, [3, 2]);
  await start(cup);
  const lazy = cup.teams[0]?.players[1] as TestPlayer;
  for (const _round of [1, 2]) {
    for (const game of await runningGames(service, cup)) {
      const table = game as unknown as TestTable;
      for (let turn = 0; turn < 2; turn++)
        for (const player of game.players) if (player.id !== lazy.id) await takeTurn(service, table, player);
    }
    service.pass(10 * minuteMs);
    await advance(service);
  }
  const playing = (await pairingsOf(service, cup.id, 3)).flatMap((row) => [row.firstId, row.secondId]);
  expect(playing).not.toContain(lazy.id);
  expect(playing).toContain(cup.teams[0]?.players[2]?.id);
});

test('players cannot enter team competitions, or teams individual ones', async () => {
  const cup = await announceTeams(service, { kind: 'swiss' }, []);
  const player = await makePlayer(service);
  const alone = await post(service, `${cup.id}/entrants`, player).expect(409);
  expect(alone.body.type).toBe('/problems/teams-only');
  const request = { kind: 'swiss', name: 'Cup' };
  const { body } = await player.post('/v1/competitions', request).expect(201);
  const team = await post(service, `${body.id}/teams`, player, { name: 'A team' }).expect(409);
  expect(team.body.type).toBe('/problems/players-only');
  const league = { kind: 'league', name: 'League', teamSize: 2 };
  await player.post('/v1/competitions', league).expect(422);
});

test('invitations are listed with their competitions until answered or expired', async () => {
  const cup = await announceTeams(service, { kind: 'elimination' }, [2, 2]);
  const [captain] = cup.teams[0]!.players as [TestPlayer];
  const [anna, bruno] = [await makePlayer(service, 'anna'), await makePlayer(service, 'bruno')];
  const at = `${cup.id}/teams/${cup.teams[0]!.id}`;
  const inviting = async ({ auth }: TestPlayer) => {
    const query = { invited: true };
    const { body } = await service.http.get('/v1/competitions').query(query).set(auth).expect(200);
    return body.items.map(({ id }: { id: string }) => id);
  };
  expect(await inviting(anna)).toEqual([]);
  for (const { handle } of [anna, bruno])
    await post(service, `${at}/invitations`, captain, { player: handle }).expect(204);
  expect(await inviting(anna)).toEqual([cup.id]);
  await put(service, `${at}/members/me`, anna).expect(204);
  expect(await inviting(anna)).toEqual([]);
  expect(await inviting(bruno)).toEqual([cup.id]);
  expect(await inviting(captain)).toEqual([]);
  await start(cup);
  expect(await inviting(bruno)).toEqual([]);
  await service.http.get('/v1/competitions').query({ invited: true }).expect(401);
});

const seen = (game: string, { auth }: TestPlayer) => service.http.get(`/v1/games/${game}`).set(auth);

describe('a duplicate tournament of teams', () => {
  const request = { kind: 'swiss', rounds: 2, sameBag: true };

  test('uses the same tiles at all tables of a round, hidden even from the team until the last ends', async () => {
    const cup = await announceTeams(service, request, [2, 2, 2, 2]);
    await start(cup);
    const games = await runningGames(service, cup);
    expect(games).toHaveLength(4);
    const bagOf = async ({ id, players }: (typeof games)[number]) =>
      (await seen(id, players[0] as TestPlayer).expect(200)).body.sharedBag;
    const bags = await Promise.all(games.map(bagOf));
    expect(new Set(bags.map(({ id }) => id)).size).toBe(1);
    expect(bags.every(({ isKnown }) => isKnown === false)).toBe(true);
    // A member of the same team plays another game with the same tiles.
    const [captain, mate] = cup.teams[0]!.players as [TestPlayer, TestPlayer];
    const ofMate = games.find(({ players }) => players.some(({ id }) => id === mate.id));
    await seen(ofMate?.id ?? '', captain).expect(404);
    for (const game of games.slice(0, -1)) await lose(service, game, 1);
    await seen(ofMate?.id ?? '', captain).expect(404);
    await service.http.get(`/v1/games/${ofMate?.id}`).expect(404);
    // The organiser sees all tables, and therefore does not play.
    await seen(ofMate?.id ?? '', cup.organiser).expect(200);
    await lose(service, games.at(-1)!, 1);
    const { body } = await seen(ofMate?.id ?? '', captain).expect(200);
    expect(body).toMatchObject({ visibility: 'public', sharedBag: { isKnown: true } });
    await advance(service, games);
    expect(await read(service, cup)).toMatchObject({ round: 2 });
    const next = await Promise.all((await runningGames(service, cup)).map(bagOf));
    expect(new Set(next.map(({ id }) => id)).size).toBe(1);
    expect(next[0]?.id).not.toBe(bags[0]?.id);
  });

  test('cannot be entered by its organiser, with a team or in one', async () => {
    const cup = await announceTeams(service, request, [1]);
    const refused = await post(service, `${cup.id}/teams`, cup.organiser, { name: 'Mine' }).expect(409);
    expect(refused.body.type).toBe('/problems/same-bag');
    const at = `${cup.id}/teams/${cup.teams[0]?.id}`;
    const invited = { player: cup.organiser.handle };
    await post(service, `${at}/invitations`, cup.players[0] as TestPlayer, invited).expect(204);
    const joined = await cup.organiser.put(`/v1/competitions/${at}/members/me`).expect(409);
    expect(joined.body.type).toBe('/problems/same-bag');
  });
});

test('teams that play mirrored pairs have one on each rank, each counting for both sides', async () => {
  const cup = await announceTeams(service, { kind: 'elimination', form: 'mirrored' }, [2, 2]);
  await start(cup);
  const games = await runningGames(service, cup);
  expect(games).toHaveLength(4);
  const matches = await matchesOf(service, cup, 1);
  expect(matches.map(({ boardNumber }: { boardNumber: number }) => boardNumber)).toEqual([1, 2]);
  for (const { games: pair } of matches) {
    const [one, other] = pair.map((id: string) => games.find((game) => game.id === id));
    expect(one.players.toReversed()).toEqual(other.players);
  }
  const losers = cup.teams[0]!.players;
  for (const { matchId, boardNumber } of matches) {
    const { auth } = losers[boardNumber - 1] as TestPlayer;
    await service.http.post(`/v1/matches/${matchId}/resign`).set(auth).expect(200);
  }
  await advance(service, games);
  expect(await read(service, cup)).toMatchObject({ status: 'finished' });
  for (const { outcome, points, teams } of await matchesOf(service, cup, 1)) {
    const side = teams[0].teamId === cup.teams[1]?.id ? 0 : 1;
    expect(outcome).toBe(side === 0 ? 'first' : 'second');
    expect(points[side]).toBe(1);
  }
});

test('the match on each rank is rated for its two players', async () => {
  const cup = await announceTeams(service, { kind: 'swiss', rounds: 1 }, [3, 2]);
  await start(cup);
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
