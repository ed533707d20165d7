import { eachSegment, factsOfSegment, tileOf } from './features.ts';
import { tileAt } from './grid.ts';
import { NONE, type Position } from './position.ts';
import { firstSegmentOf, typeOfTile, xOf, yOf } from './tiles.ts';

/** A segment on the board, as people name it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** As printed on its tile: `city0`. */
  readonly segment: string;
}

/** The place of a segment. */
export function placeOf(position: Position, segment: number): Place {
  const tile = tileOf(position, segment);
  const { id } = factsOfSegment(position, segment);
  return { x: xOf(position, tile), y: yOf(position, tile), segment: id };
}

/** The segment at a place, or NONE when there is none. */
export function segmentAt(position: Position, { x, y, segment }: Place): number {
  const tile = tileAt(position, x, y);
  if (tile === NONE) return NONE;
  const index = typeOfTile(position, tile).facts.segments.findIndex(({ id }) => id === segment);
  return index < 0 ? NONE : firstSegmentOf(position, tile) + index;
}

/** The place that names a feature: its segment with the smallest x, then y, then id (R-FEAT-4). */
export function placeOfFeature(position: Position, feature: number): Place {
  return placeOf(position, namingSegment(position, feature));
}

/** `x,y:segment` of the segment that names a feature (R-FEAT-4). */
export function nameOfFeature(position: Position, feature: number): string {
  return nameOfSegment(position, namingSegment(position, feature));
}

/** `x,y:segment` of a segment on the board. */
export function nameOfSegment(position: Position, segment: number): string {
  const tile = tileOf(position, segment);
  return `${xOf(position, tile)},${yOf(position, tile)}:${factsOfSegment(position, segment).id}`;
}

/** Orders features by name, x and y as numbers (R-TURN-5). */
export function compareFeatures(position: Position, a: number, b: number): number {
  return compareSegments(position, namingSegment(position, a), namingSegment(position, b));
}

/** Orders segments by place: x, y, then id. */
export function compareSegments(position: Position, a: number, b: number): number {
  const tileA = tileOf(position, a);
  const tileB = tileOf(position, b);
  return (
    xOf(position, tileA) - xOf(position, tileB) ||
    yOf(position, tileA) - yOf(position, tileB) ||
    (factsOfSegment(position, a).id < factsOfSegment(position, b).id ? -1 : a === b ? 0 : 1)
  );
}

/** The segment that names a feature: the one with the smallest x, then y, then id (R-FEAT-4). */
export function namingSegment(position: Position, feature: number): number {
  let best: number = NONE;
  eachSegment(position, feature, (segment) => {
    if (best === NONE || compareSegments(position, segment, best) < 0) best = segment;
  });
  return best;
}
