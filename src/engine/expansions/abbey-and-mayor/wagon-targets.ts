import { NO_SEGMENT } from '../../core/board/tile-type.ts';
import {
  eachSegment,
  featureOf,
  indexOnTile,
  isOccupied,
  openSidesOf,
  tileOf,
} from '../../core/position/features.ts';
import { tileBeside } from '../../core/position/grid.ts';
import { compareSegments } from '../../core/position/places.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { firstSegmentOf, segmentAtSide, surroundedSegment, typeOfTile } from '../../core/position/tiles.ts';

/** Segments directly linked with a feature where a wagon may go, sorted by place (R-WAGON-4, R-WAGON-7). */
export function targetsFrom(position: Position, feature: number): number[] {
  const found = new Set<number>();
  eachSegment(position, feature, (segment) => {
    for (const linked of [...linkedOnTile(position, segment), ...abbeysBeside(position, segment)]) {
      const target = featureOf(position, linked);
      if (openSidesOf(position, target) > 0 && !isOccupied(position, target)) found.add(linked);
    }
  });
  return [...found].sort((a, b) => compareSegments(position, a, b));
}

function linkedOnTile(position: Position, segment: number): number[] {
  const tile = tileOf(position, segment);
  const first = firstSegmentOf(position, tile);
  const index = indexOnTile(position, segment);
  return typeOfTile(position, tile).facts.links.flatMap(([one, other]) => {
    if (one === index) return [first + other];
    return other === index ? [first + one] : [];
  });
}

function abbeysBeside(position: Position, segment: number): number[] {
  const tile = tileOf(position, segment);
  const sides = [0, 1, 2, 3].filter((side) => segmentAtSide(position, tile, side) === segment);
  return sides.flatMap((side) => {
    const neighbour = tileBeside(position, tile, side);
    if (neighbour === NONE || !typeOfTile(position, neighbour).facts.fitsAnything) return [];
    const monastery = surroundedSegment(position, neighbour);
    return monastery === NO_SEGMENT ? [] : [monastery];
  });
}
