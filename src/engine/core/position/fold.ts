/**
 * How the board, which has no borders, is folded into a grid: cell `x, y` lies at place `x + y * gridStride`, counted round
 * and round. Cells that share a place are then about equally far apart in every direction, counted in steps from cell to
 * cell across their sides, which is how boards grow. A square grid for boards of the same length would be four times as
 * large.
 */
export interface Fold {
  /** A power of two. */
  readonly gridCells: number;
  readonly gridStride: number;
}

/** The smallest fold in which cells that share a place are at least this number of steps apart. */
export function foldFor(steps: number): Fold {
  for (let bits = 1; ; bits++) {
    const gridCells = 2 ** bits;
    const gridStride = Math.floor(Math.sqrt(2 * gridCells)) - (bits & 1);
    if (stepsApart(gridCells, gridStride) >= steps) return { gridCells, gridStride };
  }
}

/** How many steps at least lie between two cells that share a place. */
function stepsApart(cells: number, stride: number): number {
  let least = cells;
  for (let rows = 1; rows < least; rows++) {
    const columns = (rows * stride) % cells;
    least = Math.min(least, rows + Math.min(columns, cells - columns));
  }
  return least;
}
