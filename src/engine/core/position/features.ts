import type { FeatureKind, Segment } from '../board/tile.ts';
import { add, type Position, write } from './position.ts';
import { firstSegmentOf, typeOfTile } from './tiles.ts';

/**
 * Features: the segments of one kind that meet (R-FEAT-1). A feature's number is the number of its oldest
 * segment; its segments form a circle over `segmentNext`.
 */

/** How many segments a position has room for; features are numbered below it. */
export function segmentRoom({ at }: Position): number {
  return at.segmentFeature - at.segmentTile;
}

/** The feature that a segment belongs to. */
export function featureOf(position: Position, segment: number): number {
  return position.memory[position.at.segmentFeature + segment];
}

/** The tile that a segment is on. */
export function tileOf(position: Position, segment: number): number {
  return position.memory[position.at.segmentTile + segment];
}

/** Index of a segment on its tile. */
export function indexOnTile(position: Position, segment: number): number {
  return segment - firstSegmentOf(position, tileOf(position, segment));
}

/** Returns the print of a segment. */
export function factsOfSegment(position: Position, segment: number): Segment {
  const tile = tileOf(position, segment);
  return typeOfTile(position, tile).facts.segments[segment - firstSegmentOf(position, tile)] as Segment;
}

/** Number of the kind of a segment, and so of its feature. */
export function kindOfSegment(position: Position, segment: number): number {
  const tile = tileOf(position, segment);
  return typeOfTile(position, tile).kindOf[segment - firstSegmentOf(position, tile)];
}

/** The kind of a feature. */
export function kindOfFeature(position: Position, feature: number): FeatureKind {
  return position.box.kinds[kindOfSegment(position, feature)] as FeatureKind;
}

/** Open sides of a feature, or empty cells around a monastery. */
export function openSidesOf(position: Position, feature: number): number {
  return position.memory[position.at.featureOpen + feature];
}

/** Whether a feature is complete: nothing is open, and its kind can be completed. */
export function isComplete(position: Position, feature: number): boolean {
  return openSidesOf(position, feature) === 0 && kindOfFeature(position, feature).completes;
}

/** Whether any piece stands on the feature (occupied, chapter 1). */
export function isOccupied(position: Position, feature: number): boolean {
  return position.memory[position.at.featurePieces + feature] > 0;
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

/** The different features of a tile that are wanted, in the order of its segments. */
export function featuresOfTile(
  position: Position,
  tile: number,
  isWanted: (position: Position, feature: number) => boolean,
): number[] {
  const first = firstSegmentOf(position, tile);
  const end = first + typeOfTile(position, tile).kindOf.length;
  const features: number[] = [];
  for (let segment = first; segment < end; segment++) {
    const feature = featureOf(position, segment);
    if (isWanted(position, feature) && !features.includes(feature)) features.push(feature);
  }
  return features;
}

/** Whether a feature has a segment on a tile. */
export function isOnTile(position: Position, feature: number, tile: number): boolean {
  const first = firstSegmentOf(position, tile);
  const end = first + typeOfTile(position, tile).kindOf.length;
  for (let segment = first; segment < end; segment++)
    if (featureOf(position, segment) === feature) return true;
  return false;
}

/** Adds a new segment as a feature that has no other. */
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
  const pieces = memory[at.featurePieces + younger];
  if (pieces !== 0) add(position, at.featurePieces + older, pieces);
}

/** Closes one open side of the feature of a segment. */
export function closeSide(position: Position, segment: number): void {
  add(position, position.at.featureOpen + featureOf(position, segment), -1);
}

/** Opens sides of the feature of a segment. */
export function openSides(position: Position, segment: number, sides: number): void {
  if (sides !== 0) add(position, position.at.featureOpen + featureOf(position, segment), sides);
}

/** Counts pieces on the feature of a segment in or out. */
export function countPieces(position: Position, segment: number, change: 1 | -1): void {
  add(position, position.at.featurePieces + featureOf(position, segment), change);
}
