import { Contest } from '../../src/competitions/contest.ts';
import { courseOf } from '../../src/competitions/course.ts';
import { dueCompetitions } from '../../src/competitions/progress.ts';
import type { Course } from '../../src/competitions/rules/competition.ts';
import { findCompetition } from '../../src/competitions/store/competitions.ts';
import { pairingsIn } from '../../src/competitions/store/pairings.ts';
import { dueMatches } from '../../src/matches/progress.ts';
import { gamesOfMatch } from '../../src/matches/store/match-games.ts';
import { addDueMatches } from '../../src/matches/store/matches.ts';
import type { TestApp } from '../support/app.ts';
import { makePlayer, type TestPlayer } from '../support/players.ts';
import { resign, type TestTable, takeTurn } from '../support/table.ts';

/** A competition with its organiser and entrants. */
export interface TestCompetition {
  readonly id: string;
  readonly organiser: TestPlayer;
  readonly players: readonly TestPlayer[];
}

/** Has an organiser create a competition, and others enter it. */
export async function announce(service: TestApp, count: number, request: object): Promise<TestCompetition> {
  const organiser = await makePlayer(service, 'organiser');
  const body = { name: 'Spring Cup', ...request };
  const created = await organiser.post('/v1/competitions', body).expect(201);
  const { id } = created.body;
  const players: TestPlayer[] = [];
  for (let place = 0; place < count; place++) {
    const player = await makePlayer(service, 'entrant');
    await enter(service, id, player);
    players.push(player);
  }
  return { id, organiser, players };
}

/** Has a player enter. */
export const enter = (service: TestApp, id: string, { auth }: TestPlayer) =>
  service.http.post(`/v1/competitions/${id}/entrants`).set(auth).expect(204);

/** Has the organiser start it. */
export const start = ({ id, organiser }: TestCompetition) =>
  organiser.post(`/v1/competitions/${id}/start`).expect(200);

/** A running game of a round, with the players by seat. */
export interface RunningGame {
  readonly id: string;
  readonly players: readonly TestPlayer[];
}

/** Returns the stored pairings of a round. */
export const pairingsOf = async (service: TestApp, id: string, round: number) =>
  (await pairingsIn(service.db.prisma, id)).filter((pairing) => pairing.round === round);

/** Returns the running games of the current round. */
export async function runningGames(service: TestApp, of: TestCompetition): Promise<RunningGame[]> {
  const row = await findCompetition(service.db.prisma, of.id);
  const found: RunningGame[] = [];
  for (const { matchId } of await pairingsOf(service, of.id, row?.round ?? 0)) {
    for (const game of matchId === null ? [] : await gamesOfMatch(service.db.prisma, matchId)) {
      if (game.status !== 'running') continue;
      const players = game.players.map((id) => of.players.find((each) => each.id === id) as TestPlayer);
      found.push({ id: game.id, players });
    }
  }
  return found;
}

/** Has both players decide once, and then one seat resign. */
export async function lose(service: TestApp, { id, players }: RunningGame, seat: number): Promise<void> {
  const table = { id, players } as TestTable;
  for (const player of players) await takeTurn(service, table, player);
  await resign(service, table, players[seat] as TestPlayer);
}

/** Advances matches and competitions as the workers do. */
export async function advance(service: TestApp, games: readonly RunningGame[] = []): Promise<void> {
  await addDueMatches(
    service.db.prisma,
    games.map(({ id }) => id),
    service.deps.clock(),
  );
  await dueMatches(service.deps).drain();
  await dueCompetitions(service.deps).drain();
}

/** Plays the current round; `loserOf` chooses the losing seat of each game. */
export async function playRound(
  service: TestApp,
  of: TestCompetition,
  loserOf: (game: RunningGame) => number = ({ players }) =>
    strength(of, players[0]) > strength(of, players[1]) ? 1 : 0,
): Promise<void> {
  const games = await runningGames(service, of);
  for (const game of games) await lose(service, game, loserOf(game));
  await advance(service, games);
}

/** The first entrant is the strongest. */
const strength = ({ players }: TestCompetition, player: TestPlayer | undefined): number =>
  -players.findIndex((each) => each.id === player?.id);

/** Returns the competition as the public sees it. */
export const read = async (service: TestApp, { id }: TestCompetition) =>
  (await service.http.get(`/v1/competitions/${id}`).expect(200)).body;

/** Returns the standings as the public sees them. */
export const standings = async (service: TestApp, { id }: TestCompetition, query = {}) =>
  (await service.http.get(`/v1/competitions/${id}/standings`).query(query).expect(200)).body;

/** Returns the stored course of the competition. */
export async function course(service: TestApp, { id }: TestCompetition): Promise<Course> {
  const row = await findCompetition(service.db.prisma, id);
  if (row === undefined) throw new Error('no such competition');
  return courseOf(new Contest(service.db.prisma, row));
}
