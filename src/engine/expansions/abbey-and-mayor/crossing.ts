import { NO_SEGMENT } from '../../core/board/tile-type.ts';
import { kindOfFeature } from '../../core/position/features.ts';
import { tileAround, tileBeside } from '../../core/position/grid.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { segmentAtHalfEdge } from '../../core/position/tiles.ts';

/** The corners of four tiles that are the same point of the board. */
type Crossing = readonly (readonly [tile: number, corner: number])[];

/** The field at a corner of a tile where four tiles meet that all show only field there (R-BARN-1). */
export function fieldAtCrossing(position: Position, tile: number, corner: number): number | undefined {
  const isField = crossingAt(position, tile, corner).every(
    ([each, at]) => each !== NONE && fieldAtCorner(position, each, at) !== undefined,
  );
  return isField ? fieldAtCorner(position, tile, corner) : undefined;
}

function crossingAt(position: Position, tile: number, corner: number): Crossing {
  const next = (corner + 1) & 3;
  return [
    [tile, corner],
    [tileBeside(position, tile, corner), next],
    [tileBeside(position, tile, next), (corner + 3) & 3],
    [tileAround(position, tile, corner * 2 + 1), (corner + 2) & 3],
  ];
}

/** The field to which both half-edges at a corner belong, in board orientation. */
function fieldAtCorner(position: Position, tile: number, corner: number): number | undefined {
  const before = segmentAtHalfEdge(position, tile, corner * 2 + 1);
  const after = segmentAtHalfEdge(position, tile, (corner * 2 + 2) & 7);
  if (before === NO_SEGMENT || before !== after) return undefined;
  return kindOfFeature(position, before).name === 'field' ? before : undefined;
}
