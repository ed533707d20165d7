/**
 * Directions and neighbours on the grid: x grows east, y grows south (chapter 1 of the rules).
 * Sides are numbered clockwise N=0 E=1 S=2 W=3, half-edges clockwise NL=0 NR=1 EL=2 ... WR=7.
 */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

export const HALF_EDGES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type HalfEdge = (typeof HALF_EDGES)[number];

/** Corners of a cell in board orientation; corner c lies between side c and side c + 1. */
export const CORNERS = ['NE', 'SE', 'SW', 'NW'] as const;
export type Corner = (typeof CORNERS)[number];

export const ROTATIONS = [0, 90, 180, 270] as const;
/** Degrees clockwise. */
export type Rotation = (typeof ROTATIONS)[number];

/** Step east and south over each side. */
export const SIDE_X = [0, 1, 0, -1] as const;
export const SIDE_Y = [-1, 0, 1, 0] as const;

/** The eight neighbours of a cell, clockwise from the north. */
export const NEIGHBOUR_X = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const NEIGHBOUR_Y = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/** The half-edge of the neighbour that meets each of our half-edges across the common edge. */
export const FACING_HALF_EDGE = [5, 4, 7, 6, 1, 0, 3, 2] as const;

/** The side of the neighbour that meets our side. */
export function oppositeOf(side: number): number {
  return (side + 2) & 3;
}
