import { CORNERS, type Corner } from '../board/cell.ts';
import { NONE, type Position } from '../position/position.ts';
import { typeOfTile } from '../position/tiles.ts';
import type { Deployment } from './deployment.ts';

/**
 * Where a piece may be put on a tile, as a number: 0 to 15 are segments of the tile by index, 16 to 19 its corners in
 * board orientation. A deployment is one number, too: kind of piece * SPOTS + spot.
 */
export const SPOTS = 32;
export const FIRST_CORNER = 16;

/** The spot that a deployment names on the tile where its piece goes, or NONE when the tile has no such place. */
export function spotOf(position: Position, tile: number, deployment: Deployment): number {
  if ('corner' in deployment) return FIRST_CORNER + CORNERS.indexOf(deployment.corner);
  return typeOfTile(position, tile).facts.segments.findIndex((segment) => segment.id === deployment.segment);
}

/** The corner of a spot, or NONE when it is a segment. */
export function cornerOf(spot: number): number {
  return spot >= FIRST_CORNER ? spot - FIRST_CORNER : NONE;
}

/** A deployment by its names. */
export function deploymentOf(position: Position, tile: number, code: number): Deployment {
  const piece = position.box.pieces[Math.floor(code / SPOTS)]?.name ?? '';
  const spot = code % SPOTS;
  const corner = cornerOf(spot);
  if (corner !== NONE) return { piece, corner: CORNERS[corner] as Corner };
  return { piece, segment: typeOfTile(position, tile).facts.segments[spot]?.id ?? '' };
}
