import { oppositeOf, SIDE_X, SIDE_Y } from '../../core/board/cell.ts';
import { NO_SEGMENT, type TileType } from '../../core/board/tile-type.ts';
import { kindOfFeature } from '../../core/position/features.ts';
import { tileAt } from '../../core/position/grid.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { segmentAtSide } from '../../core/position/tiles.ts';
import { type Refusal, refusal } from '../../core/refusal.ts';

/** This expansion's reasons for refusing a decision. */
export const REASONS = ['river-course'] as const;
type Reason = (typeof REASONS)[number];

/** Whether a tile has water. */
export function isRiverTile(type: TileType): boolean {
  return type.facts.segments.some(({ kind }) => kind.name === 'river');
}

/** The course of the water: it goes on, and it never turns back on itself (R-RIVER-1, R-RIVER-2). */
export function refuseCourse(
  position: Position,
  type: TileType,
  quarterTurns: number,
  x: number,
  y: number,
): Refusal | undefined {
  const sides = [0, 1, 2, 3].filter((side) => hasWater(type, quarterTurns, side));
  const onward = sides.filter((side) => !facesWater(position, x, y, side));
  if (sides.length - onward.length !== 1) {
    const detail = `At ${x},${y} the tile does not continue the water of one tile.`;
    return refusal<Reason>('river-course', 'R-RIVER-1', detail);
  }
  const turnsBack = onward.some((side) => !isMouthFree(position, x + SIDE_X[side], y + SIDE_Y[side], side));
  if (!turnsBack) return undefined;
  const detail = 'The river would turn back on itself: six cells at its mouth must be empty.';
  return refusal<Reason>('river-course', 'R-RIVER-2', detail);
}

function hasWater(type: TileType, quarterTurns: number, side: number): boolean {
  const segment = type.sideSegment[quarterTurns * 4 + side];
  return segment !== NO_SEGMENT && type.facts.segments[segment]?.kind.name === 'river';
}

function facesWater(position: Position, x: number, y: number, side: number): boolean {
  const neighbour = tileAt(position, x + SIDE_X[side], y + SIDE_Y[side]);
  if (neighbour === NONE) return false;
  const segment = segmentAtSide(position, neighbour, oppositeOf(side));
  return segment !== NO_SEGMENT && kindOfFeature(position, segment).name === 'river';
}

/** The cell at the mouth, the one behind it along the flow, and the two beside each of them are empty. */
function isMouthFree(position: Position, x: number, y: number, flow: number): boolean {
  const left = (flow + 3) & 3;
  for (let ahead = 0; ahead < 2; ahead++) {
    for (let aside = -1; aside <= 1; aside++) {
      const cellX = x + ahead * SIDE_X[flow] + aside * SIDE_X[left];
      const cellY = y + ahead * SIDE_Y[flow] + aside * SIDE_Y[left];
      if (tileAt(position, cellX, cellY) !== NONE) return false;
    }
  }
  return true;
}
