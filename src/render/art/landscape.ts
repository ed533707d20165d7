/** A landscape of tiles, row by row: tile and rotation. */
export const COUNTRY = [
  ['base/A', 0],
  ['inns/L', 180],
  ['inns/I', 180],
  ['inns/J', 0],
  ['inns/K', 270],
  ['base/X', 90],
  ['king/C', 0],
  ['base/O', 90],
  ['inns/M', 270],
  ['base/K', 0],
  ['inns/P', 90],
  ['base/U', 180],
  ['inns/N', 270],
  ['base/L', 0],
  ['base/W', 90],
] as const;
export const COUNTRY_COLUMNS = 5;

/** The people who live there: piece, seat, and the point where they stand, in units of 100 a tile. */
export const PEOPLE = [
  ['meeple', 0, 258, 152],
  ['meeple', 1, 150, 250],
  ['meeple', 3, 52, 60],
  ['large-meeple', 2, 375, 140],
] as const;
