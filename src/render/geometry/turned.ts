import { type Point, plus, point, type Stand, turnedCurve, turnedPoint } from './curve.ts';
import { GRID, type Regions } from './regions.ts';
import { beforeBuilding } from './standing.ts';
import type { TileGeometry } from './tile-geometry.ts';
import type { WalledShape } from './walls.ts';
import type { WayShape } from './ways.ts';

/** Returns the geometry of a tile that is turned clockwise by a number of quarter turns. */
export function turned(geometry: TileGeometry, quarterTurns: number): TileGeometry {
  if ((quarterTurns & 3) === 0) return geometry;
  const at = (from: Point) => turnedPoint(from, quarterTurns);
  const { surrounded, meeting, town } = geometry;
  return {
    ...geometry,
    quarterTurns: (geometry.quarterTurns + quarterTurns) & 3,
    cities: geometry.cities.map((city) => turnedWalls(city, quarterTurns)),
    town: town && turnedWalls(town, quarterTurns),
    ways: geometry.ways.map((way) => turnedWay(way, quarterTurns)),
    bridges: geometry.bridges.map((bridge) => turnedArrow(bridge, quarterTurns)),
    surrounded: surrounded && { ...surrounded, at: at(surrounded.at) },
    meeting: meeting && at(meeting),
    marks: geometry.marks.map((mark) => ({ ...mark, at: at(mark.at) })),
    spots: turnedSpots(geometry, quarterTurns),
    regions: turnedRegions(geometry.regions, quarterTurns),
  };
}

const turnedWalls = (shape: WalledShape, quarterTurns: number): WalledShape => ({
  ...shape,
  outline: turnedCurve(shape.outline, quarterTurns),
  walls: shape.walls.map((wall) => turnedCurve(wall, quarterTurns)),
});

function turnedWay(way: WayShape, quarterTurns: number): WayShape {
  const { courses, ends, roundabout } = way;
  return {
    ...way,
    courses: courses.map((course) => turnedCurve(course, quarterTurns)),
    ends: ends.map((end) => turnedArrow(end, quarterTurns)),
    ...(roundabout && { roundabout: { ...roundabout, at: turnedPoint(roundabout.at, quarterTurns) } }),
  };
}

/** Turns a place with its direction; a direction turns round 0,0 rather than round the tile's middle. */
function turnedArrow<Arrow extends Stand>(arrow: Arrow, quarterTurns: number): Arrow {
  const { x, y } = arrow.along;
  const along = plus(turnedPoint(point(50 + x, 50 + y), quarterTurns), point(-50, -50));
  return { ...arrow, at: turnedPoint(arrow.at, quarterTurns), along };
}

/** Turns the spots of pieces; the one before a building stays in front of it. */
function turnedSpots({ spots, surrounded }: TileGeometry, quarterTurns: number): Map<string, Point> {
  const turn = (from: Point) => turnedPoint(from, quarterTurns);
  return new Map(
    [...spots].map(([segment, spot]) => [
      segment,
      segment === surrounded?.segment ? beforeBuilding(turn(surrounded.at)) : turn(spot),
    ]),
  );
}

/** Turns a grid square by square: the column becomes the row. */
function turnedRegions(regions: Regions, quarterTurns: number): Regions {
  let { owner, clearance } = regions;
  for (let turn = 0; turn < (quarterTurns & 3); turn++) {
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
