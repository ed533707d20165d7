import { GRID, NO_SEGMENT, ownerAt } from '../../src/render/geometry/regions.ts';
import type { TileGeometry } from '../../src/render/geometry/tile-geometry.ts';

/** Returns the segment of a tile at a point of it (0 to 100 east and south). */
export function segmentAt({ regions }: TileGeometry, x: number, y: number): string | undefined {
  return ownerAt(regions, { x, y });
}

/** Returns the area of a segment as path data, moved by `dx` and `dy`: rows of the grid that it covers. */
export function areaOf(geometry: TileGeometry, segment: string, dx: number, dy: number): string {
  const isInside = coverOf(geometry, segment);
  let path = '';
  for (let row = 0; row < GRID; row++)
    for (const [from, to] of runs((column) => isInside(column, row)))
      path += `M${dx + from} ${dy + row}h${to - from}v1h${from - to}z`;
  return path;
}

/** Returns the lines within a tile where a segment borders on another as path data, moved by `dx` and `dy`. */
export function borderOf(geometry: TileGeometry, segment: string, dx: number, dy: number): string {
  const isInside = coverOf(geometry, segment);
  let path = '';
  for (let line = 1; line < GRID; line++) {
    for (const [from, to] of runs((at) => isInside(at, line - 1) !== isInside(at, line)))
      path += `M${dx + from} ${dy + line}h${to - from}`;
    for (const [from, to] of runs((at) => isInside(line - 1, at) !== isInside(line, at)))
      path += `M${dx + line} ${dy + from}v${to - from}`;
  }
  return path;
}

/** Returns whether the segment covers a square of the grid. */
function coverOf({ regions }: TileGeometry, segment: string): (column: number, row: number) => boolean {
  const wanted = regions.segments.indexOf(segment);
  return (column, row) => (regions.owner[row * GRID + column] ?? NO_SEGMENT) === wanted;
}

/** Returns the start and end of each run of positions where a condition holds. */
function* runs(holds: (at: number) => boolean): Generator<readonly [number, number]> {
  let start = -1;
  for (let at = 0; at <= GRID; at++) {
    const isIn = at < GRID && holds(at);
    if (isIn && start < 0) start = at;
    if (isIn || start < 0) continue;
    yield [start, at];
    start = -1;
  }
}
