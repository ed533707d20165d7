import { type LargestFeature, largestOf, setAside } from './features.ts';
import { type FollowerStatistics, followersOf } from './followers.ts';
import { inEffect, type PlayedGame, seatsOf } from './played-game.ts';
import { type BestTurn, bestTurn, courseOf, leadChanges, type PointsOfKind, pointsByKind } from './points.ts';
import { type TimeStatistics, timesOf } from './times.ts';

/** What a game says about one seat. */
export interface SeatStatistics {
  readonly seat: number;
  readonly points: readonly PointsOfKind[];
  /** Tiles that it placed. */
  readonly tiles: number;
  readonly followers: FollowerStatistics;
  readonly time: TimeStatistics;
}

/** What a game that is over says by itself, without a robot. */
export interface GameStatistics {
  readonly seats: readonly SeatStatistics[];
  /** Points of every seat after each entry of the log, beginning with those before the first. */
  readonly course: readonly (readonly number[])[];
  /** How often somebody else took the lead. */
  readonly leadChanges: number;
  readonly bestTurn: BestTurn | null;
  readonly largestCity: LargestFeature | null;
  readonly longestRoad: LargestFeature | null;
  /** Tiles that fitted nowhere, and the entry after which they were drawn. */
  readonly setAside: readonly { readonly seq: number; readonly tile: string }[];
}

/** Returns what a game that is over says by itself. */
export function statisticsOf(whole: PlayedGame): GameStatistics {
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
