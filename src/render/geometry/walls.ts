import type { PrintedTile } from '../../engine/index.ts';
import { type Curve, chain, curve, firstOf, lastOf, line, type Point, point, turnedCurve } from './curve.ts';
import { shapeOf } from './shape-of.ts';

/** A walled place: a city, or a part of the town of Carcassonne. */
export interface WalledShape {
  readonly segment: string;
  /** Closed outline of the ground, walls and tile edges together. */
  readonly outline: Curve;
  /** The parts of the outline that are wall. */
  readonly walls: readonly Curve[];
  /** Whether it is above the other city of its tile. */
  readonly above: boolean;
}

const SIDES = ['N', 'E', 'S', 'W'];
const HALF_EDGES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

/** The wall's course when it leaves out one to three sides after the north, clockwise from the north-east corner. */
interface Course {
  readonly one: Curve;
  readonly two: Curve;
  readonly three: Curve;
}

const ROOMY: Course = {
  one: curve(100, 0, 71, 28, 71, 72, 100, 100),
  two: curve(100, 0, 73, 36, 36, 73, 0, 100),
  three: curve(100, 0, 72, 40, 28, 40, 0, 0),
};
/** Where roads need the room. */
const WITH_ROADS: Course = { ...ROOMY, two: curve(100, 0, 68, 31, 31, 68, 0, 100) };
/** Two cities that share a corner leave it on their own side of the diagonal. */
const CROWDED: Course = {
  one: curve(100, 0, 72, 28, 72, 72, 100, 100),
  two: curve(100, 0, 58, 23, 23, 58, 0, 100),
  three: curve(100, 0, 58, 34, 42, 34, 0, 0),
};
/** A band that leaves room for a cap of another city before it. */
const DEEP: Course = { ...CROWDED, one: curve(100, 0, 46, 14, 46, 86, 100, 100) };
const FLAT: Course = { ...CROWDED, three: curve(100, 0, 62, 27, 38, 27, 0, 0) };

/** Returns all cities of a tile; if two cross, the upper one first. */
export function citiesOf(tile: PrintedTile): WalledShape[] {
  const { walls: printed = {}, upperCity } = shapeOf(tile.id);
  const cities = tile.segments.filter(({ kind }) => kind === 'city');
  const shapes = cities.map(({ id, sides }): WalledShape => {
    const walls = printed[id] ?? wallsOf(sides, courseFor(tile, sides));
    return { segment: id, walls, outline: outlineOf(sides, walls), above: upperCity === id };
  });
  return shapes.sort((a, b) => Number(b.above) - Number(a.above));
}

function courseFor(tile: PrintedTile, sides: readonly string[]): Course {
  const others = tile.segments.filter((other) => other.kind === 'city' && other.sides !== sides);
  const band = (of: readonly string[]) => of.length === 2 && Math.abs(sideOf(of[0]) - sideOf(of[1])) === 2;
  if (others.some((other) => other.sides.length === 1) && band(sides)) return DEEP;
  if (others.some((other) => band(other.sides)) && sides.length === 1) return FLAT;
  if (others.length > 0) return CROWDED;
  return tile.segments.some(({ kind }) => kind === 'road' || kind === 'river') ? WITH_ROADS : ROOMY;
}

const sideOf = (side: string | undefined) => SIDES.indexOf(side ?? 'N');

/** Returns a wall for every gap between a city's sides, clockwise. */
function wallsOf(sides: readonly string[], course: Course): Curve[] {
  return SIDES.flatMap((side, at) => {
    const gap = [1, 2, 3, 4].find((step) => sides.includes(SIDES[(at + step) & 3] ?? '')) ?? 4;
    if (!sides.includes(side) || gap === 1) return [];
    const canonical = gap === 2 ? course.one : gap === 3 ? course.two : course.three;
    return [turnedCurve(canonical, at)];
  });
}

/** Closes walls, given clockwise, by the tile's edges between one wall's end and the next one's start. */
function outlineOf(sides: readonly string[], walls: readonly Curve[]): Curve {
  if (walls.length === 0) return chain(SIDES.map((_, at) => edge(at)));
  return chain(
    walls.flatMap((wall, index) => {
      const next = walls[(index + 1) % walls.length] ?? wall;
      return [wall, ...edgesBetween(lastOf(wall), firstOf(next), sides)];
    }),
  );
}

/** Returns the sides of the city from corner to corner, clockwise. */
function edgesBetween(from: Point, to: Point, sides: readonly string[]): Curve[] {
  const edges: Curve[] = [];
  for (let at = CORNERS.findIndex((corner) => same(corner, from)); edges.length < 4; at = (at + 1) & 3) {
    if (same(CORNERS[at] as Point, to) || !sides.includes(SIDES[at] ?? '')) break;
    edges.push(edge(at));
  }
  return edges;
}

const CORNERS = [point(0, 0), point(100, 0), point(100, 100), point(0, 100)];
const edge = (at: number) => line(CORNERS[at] as Point, CORNERS[(at + 1) & 3] as Point);
const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** Returns the part of Carcassonne on a tile: its half-edges lie together, its wall goes from the last to the first. */
export function townPartOf(tile: PrintedTile): WalledShape | undefined {
  const town = tile.segments.find(({ kind }) => kind === 'carcassonne');
  if (town === undefined) return undefined;
  const halves = HALF_EDGES.map((half) => town.halfEdges.includes(half));
  const first = halves.findIndex((inside, at) => inside && !halves[(at + 7) & 7]);
  if (first < 0) return { segment: town.id, outline: outlineOf(SIDES, []), walls: [], above: false };
  const count = town.halfEdges.length;
  const stops = Array.from({ length: count + 1 }, (_, step) => edgePoint(first + step));
  const wall = townWall(lastOf(stops), firstOf(stops), count);
  const edges = stops.slice(1).map((stop, step) => line(stops[step] as Point, stop));
  return { segment: town.id, outline: chain([...edges, wall]), walls: [wall], above: false };
}

/** Returns the start of a half-edge, alternately a corner and the middle of a side. */
function edgePoint(half: number): Point {
  const [a, b] = [CORNERS[(half >> 1) & 3] as Point, CORNERS[((half >> 1) + 1) & 3] as Point];
  return half % 2 === 0 ? a : point((a.x + b.x) / 2, (a.y + b.y) / 2);
}

/** Returns a wall: straight along a side of the town, rounded at its corners. */
function townWall(from: Point, to: Point, halves: number): Curve {
  if (halves === 4) return line(from, to);
  const inward = (at: Point) =>
    point(
      at.x === 0 || at.x === 100 ? 66 + (at.x === 0 ? -32 : 0) : at.x,
      at.y === 0 || at.y === 100 ? (at.y === 0 ? 34 : 66) : at.y,
    );
  return [from, inward(from), inward(to), to];
}
