import { distance, type Point, point } from './curve.ts';
import { centreOf, type Regions } from './regions.ts';

/**
 * Returns the roomiest place of a segment away from the objects already there.
 * @param room sufficient distance from the segment's borders
 */
export function roomIn(regions: Regions, segment: string, taken: readonly Point[], room: number): Point {
  return bestPlace(
    regions,
    (owner) => owner === segment,
    (at, clearance) => {
      const apart = Math.min(40, ...taken.map((other) => distance(at, other)));
      return Math.min(clearance, room) * 2 + apart + clearance * 0.5;
    },
  );
}

/** Returns the place of the wanted segments with the highest value; the middle of the tile if there is none. */
export function bestPlace(
  regions: Regions,
  wanted: (segment: string) => boolean,
  worth: (at: Point, clearance: number) => number,
): Point {
  let found = { at: point(50, 50), worth: Number.NEGATIVE_INFINITY };
  const fits = regions.segments.map(wanted);
  for (let square = 0; square < regions.owner.length; square++) {
    if (fits[regions.owner[square] ?? -1] !== true) continue;
    const at = centreOf(square);
    const value = worth(at, regions.clearance[square] ?? 0);
    if (value > found.worth) found = { at, worth: value };
  }
  return found.at;
}
