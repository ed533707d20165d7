import type { PrintedSegment, PrintedTile } from '../../engine/index.ts';
import { markArt } from '../art/marks.ts';
import { distance, lastOf, type Point, plus, point, rightOf, standAt, trace } from './curve.ts';
import { clearanceAt, ownerAt, type Regions } from './regions.ts';
import { bestPlace, roomIn } from './room.ts';
import { shapeOf } from './shape-of.ts';
import type { Bridge, Surrounded, WayShape } from './ways.ts';

/** Something that stands on a segment or on its tile: a shield, an inn, a cathedral, goods, a volcano. */
export interface MarkPlace {
  /** Undefined for a mark of the whole tile. */
  readonly segment: string | undefined;
  readonly mark: string;
  readonly at: Point;
}

/** The flat parts of a tile, before anything stands on it. */
interface Laid {
  readonly ways: readonly WayShape[];
  readonly regions: Regions;
  readonly bridges: readonly Bridge[];
  readonly surrounded: Surrounded | undefined;
}

/** Finds places for the marks and pieces of a tile without overlaps, large ones first. */
export function placeAll(tile: PrintedTile, laid: Laid): { marks: MarkPlace[]; spots: Map<string, Point> } {
  const marks: MarkPlace[] = [];
  const spots = new Map<string, Point>();
  const given = shapeOf(tile.id).marks ?? {};
  const fixed = tile.marks.flatMap((mark) => given[mark] ?? []);
  for (const segment of tile.segments) {
    const { id, kind } = segment;
    const taken: Point[] = [...fixed];
    const put = (mark: string) => {
      const at = given[id] ?? placeFor(mark, id, laid, taken);
      taken.push(at);
      marks.push({ segment: id, mark, at });
    };
    const isFirst = (mark: string) => markArt(mark).place === 'before-piece';
    const printed = marksOn(segment);
    printed.filter(isFirst).forEach(put);
    const spot = spotOn(laid, id, taken);
    if (kind !== 'road') taken.push(spot);
    spots.set(id, spot);
    printed.filter((mark) => !isFirst(mark)).forEach(put);
  }
  for (const mark of tile.marks) {
    const building = laid.surrounded === undefined ? [] : [laid.surrounded.at];
    const taken = [...spots.values(), ...building, ...marks.map(({ at }) => at)];
    const at = given[mark] ?? roomOnTile(laid.regions, markArt(mark).room, taken);
    marks.push({ segment: undefined, mark, at });
  }
  return { marks, spots };
}

/** Returns the roomiest place of a tile for a mark that keeps away from walls, roads, edges, pieces and other marks. */
const roomOnTile = (regions: Regions, room: number, taken: readonly Point[]): Point =>
  bestPlace(
    regions,
    () => true,
    (at, clearance) => {
      const apart = Math.min(...taken.map((other) => distance(at, other)), 30);
      const inside = Math.min(at.x, at.y, 100 - at.x, 100 - at.y, room + 8);
      return Math.min(clearance, room + 3) * 1.5 + apart + inside * 1.5;
    },
  );

/** Returns the marks of a segment, repeated by their printed number. */
const marksOn = ({ marks }: PrintedSegment): string[] =>
  Object.entries(marks).flatMap(([mark, count]) => Array.from({ length: count }, () => mark));

function placeFor(mark: string, segment: string, laid: Laid, taken: readonly Point[]): Point {
  const { place, room } = markArt(mark);
  return place === 'beside-road' ? placeBeside(laid, segment) : roomIn(laid.regions, segment, taken, room);
}

/** The preferred distance of a piece from the borders of its segment. */
const PIECE_ROOM = 13;

/** Returns a place in front of a building, such as a monastery, that stands upright however its tile is turned. */
export const beforeBuilding = (building: Point): Point => plus(building, point(5, 11));

function spotOn(laid: Laid, segment: string, taken: readonly Point[]): Point {
  if (segment === laid.surrounded?.segment) return beforeBuilding(laid.surrounded.at);
  const way = laid.ways.find((found) => found.segment === segment);
  return way === undefined ? roomIn(laid.regions, segment, taken, PIECE_ROOM) : spotOnWay(way, laid.bridges);
}

/** Returns the middle of a road; a place nearer to its side when it ends here or is crossed. */
function spotOnWay({ courses, roundabout, ends }: WayShape, bridges: readonly Bridge[]): Point {
  if (roundabout !== undefined) return plus(roundabout.at, point(0, roundabout.radius));
  const traced = trace(courses[0] ?? []);
  const shares = ends.length > 0 ? [0.45, 0.4, 0.35, 0.3] : [0.5, 0.4, 0.3, 0.25, 0.2];
  const stands = shares.map((share) => standAt(traced, share).at);
  return stands.find((at) => bridges.every((bridge) => distance(at, bridge.at) > 16)) ?? lastOf(stands);
}

/** Returns a place beside a road, where the meadow is widest. */
function placeBeside({ ways, regions }: Laid, road: string): Point {
  const course = ways.find(({ segment }) => segment === road)?.courses[0] ?? [];
  const traced = trace(course);
  const stands = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((share) => standAt(traced, share));
  const sides = stands.flatMap(({ at, along }) => [19, -19].map((far) => plus(at, rightOf(along), far)));
  const room = (at: Point) => {
    const onField = ownerAt(regions, at)?.startsWith('field') ?? false;
    const inside = Math.min(at.x, at.y, 100 - at.x, 100 - at.y);
    return onField ? clearanceAt(regions, at) + inside / 10 : -1;
  };
  return sides.sort((a, b) => room(b) - room(a))[0] ?? point(50, 50);
}
