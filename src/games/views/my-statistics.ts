import { groupBy } from '../../helpers/group-by.ts';
import type { Deps } from '../../platform/deps.ts';
import { shownHandles } from '../../players/shown-player.ts';
import { playStatsOf } from '../conduct/read.ts';
import { type PlayedGame, playedGames } from '../store/game-lists.ts';

const maxGames = 1000;
const maxOpponents = 20;

/** Returns the statistics of a player's games. */
export async function readMyStatistics(deps: Deps, playerId: string) {
  const statistics = statisticsOf(await playedGames(deps.db.prisma, playerId, maxGames));
  const ids = statistics.opponents.map((opponent) => opponent.playerId);
  const handles = await shownHandles(deps, playerId, ids);
  const opponents = statistics.opponents.map((opponent) => ({
    ...opponent,
    handle: handles.get(opponent.playerId) ?? null,
  }));
  return { ...statistics, opponents, playStats: await playStatsOf(deps.db.prisma, playerId) };
}

/** Computes statistics over the games of one player. */
export function statisticsOf(games: readonly PlayedGame[]) {
  const drawn = games.filter(({ isScenario }) => !isScenario);
  const finished = drawn.filter(({ status }) => status === 'finished');
  const withRobots = finished.filter(({ others }) => others.some(({ isRobot }) => isRobot));
  const withPeople = finished.filter((game) => !withRobots.includes(game));
  const byPlayerCount = [...groupBy(withPeople, ({ others }) => others.length + 1)];
  return {
    people: tallyOf(withPeople),
    byPlayerCount: byPlayerCount
      .map(([seats, some]) => ({ seats, ...tallyOf(some) }))
      .sort((one, other) => one.seats - other.seats),
    opponents: opponentsIn(withPeople),
    robots: tallyOf(withRobots),
    aborted: drawn.length - finished.length,
    scenarios: games.length - drawn.length,
  };
}

const pointsIn = ({ scores, seat }: PlayedGame): number => scores[seat] ?? 0;
const placeIn = ({ places }: PlayedGame, seat: number): number => places[seat] ?? 0;

function tallyOf(games: readonly PlayedGame[]) {
  const points = games.map(pointsIn);
  const sum = points.reduce((total, one) => total + one, 0);
  return {
    played: games.length,
    won: games.filter((game) => placeIn(game, game.seat) === 1).length,
    averagePoints: games.length === 0 ? null : Math.round((10 * sum) / games.length) / 10,
    bestPoints: games.length === 0 ? null : Math.max(...points),
  };
}

/** Counts differences by size. */
export const countedOf = (differences: readonly number[]) => ({
  played: differences.length,
  ahead: differences.filter((difference) => difference > 0).length,
  behind: differences.filter((difference) => difference < 0).length,
});

function opponentsIn(games: readonly PlayedGame[]) {
  const meetings = games.flatMap((game) =>
    game.others.map(({ playerId, displayName, seat }) => ({
      playerId,
      displayName,
      difference: placeIn(game, seat) - placeIn(game, game.seat),
    })),
  );
  return [...groupBy(meetings, ({ playerId }) => playerId)]
    .map(([playerId, some]) => ({
      playerId,
      displayName: some[0]?.displayName ?? '',
      ...countedOf(some.map(({ difference }) => difference)),
    }))
    .sort((one, other) => other.played - one.played)
    .slice(0, maxOpponents);
}
