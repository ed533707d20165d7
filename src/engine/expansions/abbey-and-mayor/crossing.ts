import { NO_SEGMENT } from '../../core/board/tile-type.ts';
import { kindOfFeature } from '../../core/position/features.ts';
import { tileAround, tileBeside } from '../../core/position/grid.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { segmentAtHalfEdge } from '../../core/position/tiles.ts';

/** The field at a corner of a tile where four tiles meet that all show only field there (R-BARN-1). */
export function fieldAtCrossing(position: Position, tile: number, corner: number): number | undefined {
  const next = (corner + 1) & 3;
  const field = fieldAtCorner(position, tile, corner);
  const isCrossing =
    field !== undefined &&
    isFieldAt(position, tileBeside(position, tile, corner), next) &&
    isFieldAt(position, tileBeside(position, tile, next), (corner + 3) & 3) &&
    isFieldAt(position, tileAround(position, tile, corner * 2 + 1), (corner + 2) & 3);
  return isCrossing ? field : undefined;
}

const isFieldAt = (position: Position, tile: number, corner: number): boolean =>
  tile !== NONE && fieldAtCorner(position, tile, corner) !== undefined;

/** The field of both half-edges at a corner, in board orientation. */
function fieldAtCorner(position: Position, tile: number, corner: number): number | undefined {
  const before = segmentAtHalfEdge(position, tile, corner * 2 + 1);
  const after = segmentAtHalfEdge(position, tile, (corner * 2 + 2) & 7);
  if (before === NO_SEGMENT || before !== after) return undefined;
  return kindOfFeature(position, before).name === 'field' ? before : undefined;
}
