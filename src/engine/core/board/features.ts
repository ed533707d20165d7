import { add, NONE, type Position, write } from '../position.ts';
import type { Segment } from './tile.ts';
import type { TileType } from './tile-type.ts';

/**
 * Features: the segments of one kind that meet (R-FEAT-1). A feature's number is the number of its oldest
 * segment. Its segments form a ring over `segmentNext`.
 */

/** The feature that a segment belongs to. */
export function featureOf(position: Position, segment: number): number {
  return position.memory[position.at.segmentFeature + segment];
}

/** Open sides of a feature, or empty cells round a monastery. */
export function openSidesOf(position: Position, feature: number): number {
  return position.memory[position.at.featureOpen + feature];
}

/** Whether any piece stands on the feature (occupied, chapter 1). */
export function isOccupied(position: Position, feature: number): boolean {
  return position.memory[position.at.featurePieces + feature] > 0;
}

/** The type of the tile with this number. */
export function typeOfTile(position: Position, tile: number): TileType {
  return position.ruleset.tiles[position.memory[position.at.tileType + tile]] as TileType;
}

/** The tile that a segment is on. */
export function tileOf(position: Position, segment: number): number {
  return position.memory[position.at.segmentTile + segment];
}

/** Number of a tile's first segment; the others follow it. */
export function firstSegmentOf(position: Position, tile: number): number {
  return position.memory[position.at.tileSegment + tile];
}

/** What is printed for a segment on the board. */
export function factsOfSegment(position: Position, segment: number): Segment {
  const tile = tileOf(position, segment);
  return typeOfTile(position, tile).facts.segments[segment - firstSegmentOf(position, tile)] as Segment;
}

/** Number of the kind of a feature. */
export function kindOfFeature(position: Position, feature: number): number {
  const tile = tileOf(position, feature);
  return typeOfTile(position, tile).kindOf[feature - firstSegmentOf(position, tile)];
}

/** Whether a feature is complete: nothing is open, and its kind can be completed. */
export function isComplete(position: Position, feature: number): boolean {
  return openSidesOf(position, feature) === 0 && kindCompletes(position, feature);
}

function kindCompletes(position: Position, feature: number): boolean {
  return position.ruleset.kinds[kindOfFeature(position, feature)]?.completes === true;
}

/** Calls back with each segment of a feature, the oldest first. */
export function eachSegment(position: Position, feature: number, visit: (segment: number) => void): void {
  let segment = feature;
  do {
    visit(segment);
    segment = position.memory[position.at.segmentNext + segment];
  } while (segment !== feature);
}

/** All features on the board, oldest first. */
export function allFeatures(position: Position): number[] {
  const features: number[] = [];
  const segments = position.memory[position.at.segmentCount];
  for (let segment = 0; segment < segments; segment++) {
    if (featureOf(position, segment) === segment) features.push(segment);
  }
  return features;
}

/** The different features of a tile, in the order of its segments. */
export function featuresOfTile(position: Position, tile: number): number[] {
  const first = firstSegmentOf(position, tile);
  const { length } = typeOfTile(position, tile).facts.segments;
  const features = new Set<number>();
  for (let segment = first; segment < first + length; segment++) features.add(featureOf(position, segment));
  return [...features];
}

/** Adds a new segment as a feature of its own. */
export function addSegment(position: Position, tile: number): void {
  const { at, memory } = position;
  const segment = memory[at.segmentCount];
  write(position, at.segmentTile + segment, tile);
  write(position, at.segmentFeature + segment, segment);
  write(position, at.segmentNext + segment, segment);
  write(position, at.featureOpen + segment, 0);
  write(position, at.featurePieces + segment, 0);
  write(position, at.segmentCount, segment + 1);
}

/** Joins the features of two segments: the younger's segments take the older's number. */
export function joinFeatures(position: Position, one: number, other: number): void {
  const { at, memory } = position;
  const a = featureOf(position, one);
  const b = featureOf(position, other);
  if (a === b) return;
  const older = Math.min(a, b);
  const younger = Math.max(a, b);
  let segment = younger;
  do {
    write(position, at.segmentFeature + segment, older);
    segment = memory[at.segmentNext + segment];
  } while (segment !== younger);
  const next = memory[at.segmentNext + older];
  write(position, at.segmentNext + older, memory[at.segmentNext + younger]);
  write(position, at.segmentNext + younger, next);
  add(position, at.featureOpen + older, memory[at.featureOpen + younger]);
  if (memory[at.featurePieces + younger] !== 0) {
    add(position, at.featurePieces + older, memory[at.featurePieces + younger]);
  }
}

/** Closes one open side of the feature of a segment. */
export function closeSide(position: Position, segment: number): void {
  add(position, position.at.featureOpen + featureOf(position, segment), -1);
}

/** Opens sides of the feature of a segment. */
export function openSides(position: Position, segment: number, sides: number): void {
  if (sides !== 0) add(position, position.at.featureOpen + featureOf(position, segment), sides);
}

/** `x,y:segment` of the segment with the smallest x, then y, then id (R-FEAT-4). */
export function nameOfFeature(position: Position, feature: number): string {
  const segment = namingSegment(position, feature);
  return nameOfSegment(position, segment);
}

/** `x,y:segment` of a segment on the board. */
export function nameOfSegment(position: Position, segment: number): string {
  const { at, memory } = position;
  const tile = tileOf(position, segment);
  return `${memory[at.tileX + tile]},${memory[at.tileY + tile]}:${factsOfSegment(position, segment).id}`;
}

/** Orders features by name, x and y as numbers (R-TURN-5). */
export function compareNames(position: Position, a: number, b: number): number {
  return compareSegments(position, namingSegment(position, a), namingSegment(position, b));
}

function namingSegment(position: Position, feature: number): number {
  let best: number = NONE;
  eachSegment(position, feature, (segment) => {
    if (best === NONE || compareSegments(position, segment, best) < 0) best = segment;
  });
  return best;
}

function compareSegments(position: Position, a: number, b: number): number {
  const { at, memory } = position;
  const tileA = tileOf(position, a);
  const tileB = tileOf(position, b);
  return (
    memory[at.tileX + tileA] - memory[at.tileX + tileB] ||
    memory[at.tileY + tileA] - memory[at.tileY + tileB] ||
    (factsOfSegment(position, a).id < factsOfSegment(position, b).id ? -1 : a === b ? 0 : 1)
  );
}
