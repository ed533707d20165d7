import type { PrintedTile } from '../../engine/index.ts';
import { type Point, point, trace } from './curve.ts';
import type { WalledShape } from './walls.ts';
import { RIVER_HALF, ROAD_HALF, type Surrounded, type WayShape } from './ways.ts';

/** Squares per side of the grid that a tile is divided into. */
export const GRID = 100;
/** Marks a square of no segment: a hamlet, or a negligible corner. */
export const NO_SEGMENT = -1;

/** Which segment every spot of a tile belongs to. */
export interface Regions {
  /** Ids of the tile's segments; `owner` counts in them. */
  readonly segments: readonly string[];
  readonly owner: Int8Array;
  /** For every square, the distance to the nearest square of another segment or the tile's edge. */
  readonly clearance: Float32Array;
}

const WALL_HALF = 2.5;
const SURROUNDED_RADIUS = 15;
const MEETING_RADIUS = 8;
const FIELD = -2;

/** The shapes that bound the fields of a tile. */
export interface Bounds {
  readonly walled: readonly WalledShape[];
  readonly ways: readonly WayShape[];
  readonly surrounded: Surrounded | undefined;
  readonly meeting: Point | undefined;
}

/**
 * Divides a tile among its segments: first cities, roads and water as drawn; the rest falls into connected fields,
 * each identified by the half-edges it reaches. Fields that reach none follow in their order.
 */
export function divide(tile: PrintedTile, bounds: Bounds): Regions {
  const segments = tile.segments.map(({ id }) => id);
  const owner = new Int8Array(GRID * GRID).fill(FIELD);
  const paint = painter(owner, segments);
  if (bounds.meeting !== undefined) paint.disc(bounds.meeting, MEETING_RADIUS, undefined);
  const { surrounded } = bounds;
  if (surrounded !== undefined) paint.disc(surrounded.at, SURROUNDED_RADIUS, surrounded.segment);
  for (const shape of bounds.walled) paint.walled(shape);
  for (const way of bounds.ways.filter(({ kind }) => kind === 'road')) paint.way(way);
  for (const way of bounds.ways.filter(({ kind }) => kind === 'river')) paint.way(way);
  fillFields(tile, owner);
  return { segments, owner, clearance: clearances(owner) };
}

/** Returns the number of the square that holds a point. */
export function squareAt({ x, y }: Point): number {
  return bounded(y) * GRID + bounded(x);
}

const bounded = (value: number) => Math.min(GRID - 1, Math.max(0, Math.floor(value)));

export const centreOf = (square: number): Point =>
  point((square % GRID) + 0.5, Math.floor(square / GRID) + 0.5);

/** Returns the id of the segment that a point of the tile belongs to. */
export function ownerAt(regions: Regions, at: Point): string | undefined {
  return regions.segments[regions.owner[squareAt(at)] ?? NO_SEGMENT];
}

/** Assigns squares without a segment to the segment drawn over them. */
function painter(owner: Int8Array, segments: readonly string[]) {
  const claim = (square: number, segment: string | undefined) => {
    if (owner[square] === FIELD)
      owner[square] = segment === undefined ? NO_SEGMENT : segments.indexOf(segment);
  };
  const near = (points: readonly Point[], half: number, segment: string | undefined) => {
    for (const at of points) eachNear(at, half, (square) => claim(square, segment));
  };
  return {
    disc: (at: Point, radius: number, segment: string | undefined) => near([at], radius, segment),
    walled({ segment, outline, walls }: WalledShape) {
      eachInside(trace(outline), (square) => claim(square, segment));
      for (const wall of walls) near(trace(wall, 48), WALL_HALF, segment);
    },
    way({ segment, kind, courses, roundabout }: WayShape) {
      const half = kind === 'road' ? ROAD_HALF : RIVER_HALF;
      for (const course of courses) near(trace(course, 48), half, segment);
      if (roundabout !== undefined) near([roundabout.at], roundabout.radius + half, segment);
    },
  };
}

/** Visits every square whose middle is no farther than `half` from a point. */
function eachNear({ x, y }: Point, half: number, visit: (square: number) => void): void {
  const [left, right] = [Math.max(0, Math.floor(x - half)), Math.min(GRID - 1, x + half)];
  const [top, bottom] = [Math.max(0, Math.floor(y - half)), Math.min(GRID - 1, y + half)];
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) <= half) visit(row * GRID + column);
    }
  }
}

/** Visits every square whose middle lies inside a closed outline: row by row, between where the outline crosses it. */
function eachInside(outline: readonly Point[], visit: (square: number) => void): void {
  for (let row = 0; row < GRID; row++) {
    const y = row + 0.5;
    const crossings: number[] = [];
    for (let at = 0, before = outline.length - 1; at < outline.length; before = at++) {
      const [a, b] = [outline[at] as Point, outline[before] as Point];
      if (a.y > y !== b.y > y) crossings.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
    }
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossings[pair] as number) - 0.5));
      const to = Math.min(GRID - 1, Math.ceil((crossings[pair + 1] as number) - 0.5) - 1);
      for (let column = from; column <= to; column++) visit(row * GRID + column);
    }
  }
}

/** Assigns each connected remaining area to the field whose half-edges it reaches. */
function fillFields(tile: PrintedTile, owner: Int8Array): void {
  const closed = tile.segments.filter(({ kind, halfEdges }) => kind === 'field' && halfEdges.length === 0);
  const inner: number[][] = [];
  for (let square = 0; square < owner.length; square++) {
    if (owner[square] !== FIELD) continue;
    const component = flood(owner, square);
    const half = HALF_EDGE_SQUARES.find(([, at]) => component.includes(at))?.[0];
    const field = tile.segments.findIndex(
      ({ kind, halfEdges }) => kind === 'field' && halfEdges.includes(half ?? ''),
    );
    if (field >= 0) for (const at of component) owner[at] = field;
    else inner.push(component);
  }
  inner.sort((a, b) => b.length - a.length);
  for (const [index, { id }] of closed.entries()) {
    const field = tile.segments.findIndex((segment) => segment.id === id);
    for (const at of inner[index] ?? []) owner[at] = field;
  }
}

/** The squares in the middle of the half-edges, by the names of the half-edges. */
export const HALF_EDGE_SQUARES: readonly (readonly [string, number])[] = [
  ['NL', squareAt(point(25, 0))],
  ['NR', squareAt(point(75, 0))],
  ['EL', squareAt(point(99, 25))],
  ['ER', squareAt(point(99, 75))],
  ['SL', squareAt(point(75, 99))],
  ['SR', squareAt(point(25, 99))],
  ['WL', squareAt(point(0, 75))],
  ['WR', squareAt(point(0, 25))],
];

/** Returns all squares connected with one, and marks them as belonging to no segment. */
function flood(owner: Int8Array, from: number): number[] {
  const found = [from];
  owner[from] = NO_SEGMENT;
  for (const square of found) {
    const [column, row] = [square % GRID, Math.floor(square / GRID)];
    const beside = [
      column > 0 ? square - 1 : square,
      column < GRID - 1 ? square + 1 : square,
      row > 0 ? square - GRID : square,
      row < GRID - 1 ? square + GRID : square,
    ];
    for (const next of beside) {
      if (owner[next] !== FIELD) continue;
      owner[next] = NO_SEGMENT;
      found.push(next);
    }
  }
  return found;
}

/** Measures distances to the next border, by two passes over the grid (steps of 1 and 1.4). */
function clearances(owner: Int8Array): Float32Array {
  const far = new Float32Array(owner.length).fill(GRID);
  for (let square = 0; square < owner.length; square++) relax(owner, far, square, -1);
  for (let square = owner.length - 1; square >= 0; square--) relax(owner, far, square, 1);
  return far;
}

/** Shortens a square's distance by way of the four neighbours before it (`to` -1) or after it (`to` 1). */
function relax(owner: Int8Array, far: Float32Array, square: number, to: 1 | -1): void {
  const column = square % GRID;
  const atSide = column === (to < 0 ? 0 : GRID - 1);
  const atOtherSide = column === (to < 0 ? GRID - 1 : 0);
  const atEnd = Math.floor(square / GRID) === (to < 0 ? 0 : GRID - 1);
  const here = owner[square] as number;
  const side = atSide || owner[square + to] !== here ? 0 : (far[square + to] as number);
  const end = atEnd || owner[square + to * GRID] !== here ? 0 : (far[square + to * GRID] as number);
  const [near, other] = [square + to * (GRID + 1), square + to * (GRID - 1)];
  const corner = atEnd || atSide || owner[near] !== here ? 0 : (far[near] as number);
  const otherCorner = atEnd || atOtherSide || owner[other] !== here ? 0 : (far[other] as number);
  far[square] = Math.min(far[square] as number, side + 1, end + 1, corner + 1.4, otherCorner + 1.4);
}

/** Returns the distance of a point of the tile from the nearest border of its segment. */
export const clearanceAt = (regions: Regions, at: Point): number => regions.clearance[squareAt(at)] ?? 0;
