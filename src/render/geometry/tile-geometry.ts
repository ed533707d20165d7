import type { PrintedTile } from '../../engine/index.ts';
import { type Point, point } from './curve.ts';
import { divide, type Regions } from './regions.ts';
import { bestPlace } from './room.ts';
import { shapeOf } from './shape-of.ts';
import { type MarkPlace, placeAll } from './standing.ts';
import { citiesOf, townPartOf, type WalledShape } from './walls.ts';
import { type Bridge, bridgesOf, meetingOf, type Surrounded, type WayShape, waysOf } from './ways.ts';

/** The positions of everything on a tile, in a square of 100 by 100. */
export interface TileGeometry {
  readonly id: string;
  readonly cities: readonly WalledShape[];
  readonly town: WalledShape | undefined;
  readonly ways: readonly WayShape[];
  readonly bridges: readonly Bridge[];
  readonly surrounded: Surrounded | undefined;
  readonly meeting: Point | undefined;
  readonly marks: readonly MarkPlace[];
  /** The place of a piece on each segment. */
  readonly spots: ReadonlyMap<string, Point>;
  readonly regions: Regions;
  /** Quarter turns clockwise from the printed position, 0 to 3. */
  readonly quarterTurns: number;
}

/** Derives the geometry of a printed tile from its facts alone. */
export function geometryOf(tile: PrintedTile): TileGeometry {
  const cities = citiesOf(tile);
  const town = townPartOf(tile);
  const walled = town === undefined ? cities : [...cities, town];
  const meeting = meetingOf(tile);
  const surrounded = surroundedOn(tile, walled);
  const ways = waysOf(tile, { walled, surrounded, meeting });
  const regions = divide(tile, { walled, ways, surrounded, meeting });
  const bridges = bridgesOf(ways);
  const standing = placeAll(tile, { ways, regions, bridges, surrounded });
  return {
    id: tile.id,
    cities,
    town,
    ways,
    bridges,
    surrounded,
    meeting,
    regions,
    quarterTurns: 0,
    ...standing,
  };
}

/** Returns the segment of a tile that meets its surroundings, placed where cities and rivers leave most room. */
function surroundedOn(tile: PrintedTile, walled: readonly WalledShape[]): Surrounded | undefined {
  const found = tile.segments.find(({ meets }) => meets === 'surroundings');
  const at = shapeOf(tile.id).surrounded ?? roomyMiddle(tile, walled);
  return found && { segment: found.id, kind: found.kind, at };
}

/** Returns the middle of the area free of cities and rivers. */
function roomyMiddle(tile: PrintedTile, walled: readonly WalledShape[]): Point {
  const rivers = tile.segments.filter(({ kind }) => kind === 'river');
  if (walled.length === 0 && rivers.length === 0) return point(50, 50);
  const places = { walled, surrounded: undefined, meeting: undefined };
  const water = waysOf({ ...tile, segments: rivers }, places);
  const rest = tile.segments.filter(({ kind }) => kind !== 'road');
  const regions = divide({ ...tile, segments: rest }, { ...places, ways: water });
  const inFields = (segment: string) => segment.startsWith('field');
  return bestPlace(regions, inFields, (at, clearance) => clearance - Math.abs(at.x - 50) * 0.2);
}
