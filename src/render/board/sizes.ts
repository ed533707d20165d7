/** Sizes of things drawn over the board, in units of 100 a tile: larger on small pictures. */
export interface Sizes {
  /** Height of a standing follower. */
  readonly piece: number;
  /** Scale of shields and goods. */
  readonly marks: number;
  /** Scale of structures on tiles, such as towers, and of their heights. */
  readonly structures: number;
  /** Height of letters over the board. */
  readonly letters: number;
  /** A line of one pixel. */
  readonly pixel: number;
}

/** Returns the sizes for tiles of a width in pixels. */
export function sizesFor(tilePixels: number): Sizes {
  const pixel = 100 / tilePixels;
  return {
    pixel,
    // In tenths, so that drawings can be reused when the board grows.
    marks: Math.round(10 * Math.min(2.1, Math.max(1, 0.75 * pixel))) / 10,
    structures: Math.min(1.6, Math.max(1, 0.7 * pixel)),
    piece: Math.min(50, Math.max(29, 15 * pixel)),
    letters: Math.min(44, Math.max(16, 10.5 * pixel)),
  };
}
