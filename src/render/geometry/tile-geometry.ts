import type { PrintedTile } from '../../engine/index.ts';
import {
  type Curve,
  distance,
  lastOf,
  type Point,
  plus,
  point,
  rightOf,
  standAt,
  trace,
  turnedCurve,
  turnedPoint,
} from './curve.ts';
import { MARK_EXCEPTIONS } from './exceptions.ts';
import { centreOf, divide, GRID, type Regions, squareAt } from './regions.ts';
import { citiesOf, townPartOf, type WalledShape } from './walls.ts';
import { type Bridge, bridgesOf, meetingOf, type WayEnd, type WayShape, waysOf } from './ways.ts';

/** Something that stands on a segment: a shield, an inn, a cathedral, goods. */
export interface MarkPlace {
  readonly segment: string;
  readonly mark: string;
  readonly at: Point;
}

/** Where everything on a tile lies, in a square of 100 by 100. */
export interface TileGeometry {
  readonly id: string;
  readonly cities: readonly WalledShape[];
  readonly town: WalledShape | undefined;
  readonly ways: readonly WayShape[];
  readonly bridges: readonly Bridge[];
  readonly monastery: Point | undefined;
  readonly meeting: Point | undefined;
  readonly marks: readonly MarkPlace[];
  /** Where a piece stands on each segment. */
  readonly spots: ReadonlyMap<string, Point>;
  readonly regions: Regions;
  /** Quarters that the tile lies turned by, clockwise. */
  readonly quarters: number;
}

const MARK_ROOM: Readonly<Record<string, number>> = {
  cathedral: 22,
  shield: 11,
  wine: 10,
  grain: 10,
  cloth: 10,
};

/** The geometry of a tile as printed, from its facts alone. */
export function geometryOf(tile: PrintedTile): TileGeometry {
  const cities = citiesOf(tile);
  const town = townPartOf(tile);
  const walled = town === undefined ? cities : [...cities, town];
  const meeting = meetingOf(tile);
  const monastery = monasteryOf(tile, walled);
  const ways = waysOf(tile, { walled, monastery, meeting });
  const regions = divide(tile, { walled, ways, monastery, meeting });
  const bridges = bridgesOf(ways);
  const standing = placeAll(tile, { ways, regions, bridges, monastery });
  return { id: tile.id, cities, town, ways, bridges, monastery, meeting, regions, quarters: 0, ...standing };
}

/** In the middle of what cities and rivers leave free. */
function monasteryOf(tile: PrintedTile, walled: readonly WalledShape[]): Point | undefined {
  if (!tile.segments.some(({ kind }) => kind === 'monastery')) return undefined;
  const rivers = tile.segments.filter(({ kind }) => kind === 'river');
  if (walled.length === 0 && rivers.length === 0) return point(50, 50);
  const water = waysOf({ ...tile, segments: rivers }, { walled, monastery: undefined, meeting: undefined });
  const rest = tile.segments.filter(({ kind }) => kind !== 'road');
  const regions = divide(
    { ...tile, segments: rest },
    { walled, ways: water, monastery: undefined, meeting: undefined },
  );
  const inFields = (segment: string) => segment.startsWith('field');
  return best(regions, inFields, (at, clearance) => clearance - Math.abs(at.x - 50) * 0.2);
}

interface Laid {
  readonly ways: readonly WayShape[];
  readonly regions: Regions;
  readonly bridges: readonly Bridge[];
  readonly monastery: Point | undefined;
}

/** Finds room for marks and pieces: the large things first, and nothing upon another. */
function placeAll(tile: PrintedTile, laid: Laid): { marks: MarkPlace[]; spots: Map<string, Point> } {
  const marks: MarkPlace[] = [];
  const spots = new Map<string, Point>();
  for (const segment of tile.segments) {
    const wanted = Object.entries(segment.marks).flatMap(([mark, count]) =>
      Array.from({ length: count }, () => mark),
    );
    const taken: Point[] = [];
    const put = (mark: string) => {
      const room = () => roomIn(laid.regions, segment.id, taken, mark);
      const at =
        MARK_EXCEPTIONS[tile.id]?.[segment.id] ?? (mark === 'inn' ? innBeside(laid, segment.id) : room());
      taken.push(at);
      marks.push({ segment: segment.id, mark, at });
    };
    for (const mark of wanted.filter((name) => name === 'cathedral')) put(mark);
    const spot = spotOn(laid, segment.id, taken);
    if (segment.kind !== 'road') taken.push(spot);
    spots.set(segment.id, spot);
    for (const mark of wanted.filter((name) => name !== 'cathedral')) put(mark);
  }
  return { marks, spots };
}

/** In front of the church, which stands upright however the tile is turned. */
const besideChurch = (church: Point): Point => plus(church, point(5, 11));

function spotOn(laid: Laid, segment: string, taken: readonly Point[]): Point {
  if (segment.startsWith('monastery') && laid.monastery !== undefined) return besideChurch(laid.monastery);
  const way = laid.ways.find((found) => found.segment === segment);
  return way === undefined ? roomIn(laid.regions, segment, taken, 'piece') : spotOnWay(way, laid.bridges);
}

/** In the middle of a road; nearer to its side when it ends here or is crossed. */
function spotOnWay({ courses, ring, ends }: WayShape, bridges: readonly Bridge[]): Point {
  if (ring !== undefined) return plus(ring.at, point(0, ring.radius));
  const traced = trace(courses[0] ?? []);
  const shares = ends.length > 0 ? [0.45, 0.4, 0.35, 0.3] : [0.5, 0.4, 0.3, 0.25, 0.2];
  const stands = shares.map((share) => standAt(traced, share).at);
  return stands.find((at) => bridges.every((bridge) => distance(at, bridge.at) > 16)) ?? lastOf(stands);
}

/** The roomiest place of a segment that keeps away from what stands there already. */
function roomIn(regions: Regions, segment: string, taken: readonly Point[], mark: string): Point {
  const room = MARK_ROOM[mark] ?? 13;
  return best(
    regions,
    (owner) => owner === segment,
    (at, clearance) => {
      const apart = Math.min(40, ...taken.map((other) => distance(at, other)));
      return Math.min(clearance, room) * 2 + apart + clearance * 0.5;
    },
  );
}

/** The inn with its pond lies beside its road, where the meadow is widest. */
function innBeside({ ways, regions }: Laid, road: string): Point {
  const course = ways.find(({ segment }) => segment === road)?.courses[0] ?? [];
  const traced = trace(course);
  const stands = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((share) => standAt(traced, share));
  const sides = stands.flatMap(({ at, along }) => [19, -19].map((far) => plus(at, rightOf(along), far)));
  const room = (at: Point) => {
    const onField = regions.segments[regions.owner[squareAt(at)] ?? -1]?.startsWith('field') ?? false;
    const inside = Math.min(at.x, at.y, 100 - at.x, 100 - at.y);
    return onField ? (regions.clearance[squareAt(at)] ?? 0) + inside / 10 : -1;
  };
  return sides.sort((a, b) => room(b) - room(a))[0] ?? point(50, 50);
}

function best(
  regions: Regions,
  wanted: (segment: string) => boolean,
  worth: (at: Point, clearance: number) => number,
): Point {
  let found = { at: point(50, 50), worth: Number.NEGATIVE_INFINITY };
  const fits = regions.segments.map(wanted);
  for (let square = 0; square < regions.owner.length; square++) {
    if (fits[regions.owner[square] ?? -1] !== true) continue;
    const at = centreOf(square);
    const value = worth(at, regions.clearance[square] ?? 0);
    if (value > found.worth) found = { at, worth: value };
  }
  return found.at;
}

/** The same geometry on a tile turned clockwise by so many quarters. */
export function turned(geometry: TileGeometry, quarters: number): TileGeometry {
  if ((quarters & 3) === 0) return geometry;
  const at = (from: Point) => turnedPoint(from, quarters);
  // A direction turns without the tile's middle.
  const along = ({ x, y }: Point) => plus(at(point(50 + x, 50 + y)), point(-50, -50));
  const course = (from: Curve) => turnedCurve(from, quarters);
  const walled = (shape: WalledShape) => ({
    ...shape,
    outline: course(shape.outline),
    walls: shape.walls.map(course),
  });
  const end = (from: WayEnd) => ({ ...from, at: at(from.at), along: along(from.along) });
  return {
    ...geometry,
    quarters: (geometry.quarters + quarters) & 3,
    cities: geometry.cities.map(walled),
    town: geometry.town && walled(geometry.town),
    ways: geometry.ways.map((way) => ({
      ...way,
      courses: way.courses.map(course),
      ends: way.ends.map(end),
      ...(way.ring && { ring: { ...way.ring, at: at(way.ring.at) } }),
    })),
    bridges: geometry.bridges.map((bridge) => ({ ...bridge, at: at(bridge.at), along: along(bridge.along) })),
    monastery: geometry.monastery && at(geometry.monastery),
    meeting: geometry.meeting && at(geometry.meeting),
    marks: geometry.marks.map((mark) => ({ ...mark, at: at(mark.at) })),
    spots: new Map(
      [...geometry.spots].map(([segment, spot]) => [
        segment,
        segment.startsWith('monastery') && geometry.monastery
          ? besideChurch(at(geometry.monastery))
          : at(spot),
      ]),
    ),
    regions: turnedRegions(geometry.regions, quarters),
  };
}

/** Turned square by square: the column becomes the row. */
function turnedRegions(regions: Regions, quarters: number): Regions {
  let { owner, clearance } = regions;
  for (let turn = 0; turn < (quarters & 3); turn++) {
    const [from, far] = [owner, clearance];
    owner = new Int8Array(from.length);
    clearance = new Float32Array(far.length);
    for (let square = 0; square < owner.length; square++) {
      const before = (GRID - 1 - (square % GRID)) * GRID + Math.floor(square / GRID);
      owner[square] = from[before] as number;
      clearance[square] = far[before] as number;
    }
  }
  return { segments: regions.segments, owner, clearance };
}
