import { largestOf, setAside } from './features.ts';
import { type FollowerStatistics, followersOf } from './followers.ts';
import { inEffect, type PlayedGame, seatsOf } from './played-game.ts';
import { bestTurn, courseOf, leadChanges, pointsByKind } from './points.ts';
import { timesOf } from './times.ts';

/** Returns the statistics of a finished game that need no robot. */
export function statisticsOf(whole: PlayedGame) {
  const game = inEffect(whole);
  const followers = followersOf(game);
  return {
    seats: seatsOf(game).map((seat) => ({
      seat,
      points: pointsByKind(game, seat),
      tiles: tilesOf(game, seat),
      followers: followers[seat] as FollowerStatistics,
      time: timesOf(whole, seat),
    })),
    course: courseOf(whole),
    leadChanges: leadChanges(courseOf(game)),
    bestTurn: bestTurn(game) ?? null,
    largestCity: largestOf(game, 'city') ?? null,
    longestRoad: largestOf(game, 'road') ?? null,
    setAside: setAside(game),
  };
}

function tilesOf({ entries }: PlayedGame, seat: number): number {
  const events = entries.flatMap((entry) => entry.events);
  return events.filter((event) => event.type === 'tile-placed' && event.seat === seat).length;
}
