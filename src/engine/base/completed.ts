import { oppositeOf } from '../core/board/cell.ts';
import { NO_SEGMENT } from '../core/board/tile-type.ts';
import { featureOf, isComplete, kindOfSegment } from '../core/position/features.ts';
import { tileAround, tileBeside } from '../core/position/grid.ts';
import { compareFeatures, nameOfFeature } from '../core/position/places.ts';
import { NONE, type Position, report } from '../core/position/position.ts';
import { firstSegmentOf, segmentAtSide, surroundedSegment, typeOfTile } from '../core/position/tiles.ts';
import { placedTile } from '../core/position/turn-state.ts';
import { COMPLETED, putOnAgenda } from '../core/scoring/agenda.ts';
import { factsOfFeature } from '../core/scoring/feature-facts.ts';

/** Phase 4: lists the features that this tile completed, in scoring order (R-TURN-5). */
export function listCompleted(position: Position): void {
  const completed = completedBy(position, placedTile(position));
  if (completed.length > 1) completed.sort((a, b) => compareForScoring(position, a, b));
  for (const feature of completed) {
    putOnAgenda(position, feature, COMPLETED);
    reportCompleted(position, feature);
  }
}

function compareForScoring(position: Position, a: number, b: number): number {
  return kindOfSegment(position, a) - kindOfSegment(position, b) || compareFeatures(position, a, b);
}

function reportCompleted(position: Position, feature: number): void {
  if (position.events === undefined) return;
  const { kind, tiles } = factsOfFeature(position, feature);
  report(position, { type: 'feature-completed', kind, feature: nameOfFeature(position, feature), tiles });
}

/** Features on the tile, around it and closed by it that are complete now. */
function completedBy(position: Position, tile: number): number[] {
  const completed: number[] = [];
  const type = typeOfTile(position, tile);
  const first = firstSegmentOf(position, tile);
  for (let index = 0; index < type.kindOf.length; index++) addComplete(position, first + index, completed);
  addMonasteriesAround(position, tile, completed);
  if (type.facts.fitsAnything) addFeaturesRunningInto(position, tile, completed);
  return completed;
}

/** Adds the feature of a segment if it is complete. */
function addComplete(position: Position, segment: number, completed: number[]): void {
  const feature = featureOf(position, segment);
  if (isComplete(position, feature) && !completed.includes(feature)) completed.push(feature);
}

function addMonasteriesAround(position: Position, tile: number, completed: number[]): void {
  for (let direction = 0; direction < 8; direction++) {
    const neighbour = tileAround(position, tile, direction);
    if (neighbour === NONE) continue;
    const monastery = surroundedSegment(position, neighbour);
    if (monastery !== NO_SEGMENT) addComplete(position, monastery, completed);
  }
}

/** Adds the features whose whole sides meet a tile, found from its neighbours. */
function addFeaturesRunningInto(position: Position, tile: number, completed: number[]): void {
  for (let side = 0; side < 4; side++) {
    const neighbour = tileBeside(position, tile, side);
    if (neighbour === NONE) continue;
    const segment = segmentAtSide(position, neighbour, oppositeOf(side));
    if (segment !== NO_SEGMENT) addComplete(position, segment, completed);
  }
}
