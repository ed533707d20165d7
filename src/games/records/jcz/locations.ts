import { type PrintedSegment, printedTiles } from '../../../engine/index.ts';
import { tileThere } from './tiles.ts';

/**
 * Locations on a tile. JCloisterZone names a location as it lies after the tile's rotation. In half-edges, it is a mask of eight bits,
 * clockwise from the left half of the north side; a side has the bits of both its halves.
 */

const HALF_EDGES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
const SIDES = ['N', 'E', 'S', 'W'];

/** The names of all combinations of sides, each with its sides. */
const NAMES_OF_SIDES: Readonly<Record<string, string>> = {
  N: 'N',
  E: 'E',
  S: 'S',
  W: 'W',
  NE: 'NE',
  SE: 'ES',
  SW: 'SW',
  NW: 'NW',
  NS: 'NS',
  WE: 'EW',
  _N: 'ESW',
  _E: 'NSW',
  _S: 'NEW',
  _W: 'NES',
  NWSE: 'NESW',
};

/** Names of locations that touch no side: fields enclosed by walls, and the monastery. */
const INNER = ['I', 'II', 'III', 'IV'];

const maskOfSide = (side: string) => 0b11 << (2 * SIDES.indexOf(side));
const maskOfSides = (sides: readonly string[]) => sides.reduce((mask, side) => mask | maskOfSide(side), 0);
const maskOfHalf = (half: string) => 1 << HALF_EDGES.indexOf(half);

const maskNamed = new Map<string, number>([
  ...HALF_EDGES.map((half) => [half, maskOfHalf(half)] as const),
  ...Object.entries(NAMES_OF_SIDES).map(([name, sides]) => [name, maskOfSides([...sides])] as const),
]);
const nameOfMask = new Map(
  Object.entries(NAMES_OF_SIDES).map(([name, sides]) => [maskOfSides([...sides]), name] as const),
);

/** Returns the segment of one of our tiles with a kind of feature at a location; undefined if there is none. */
export function segmentAt(
  tile: string,
  rotation: number,
  kind: string,
  location: string,
): string | undefined {
  const segments = segmentsOf(tile, kind);
  const inner = INNER.indexOf(location);
  if (inner >= 0) return segments.filter(isInner)[inner]?.id;
  const mask = maskOf(location);
  return segments.find((segment) => (turnedMask(segment, rotation) & mask) !== 0)?.id;
}

/** Returns the location name of a tile's segment; undefined if JCloisterZone has none for it. */
export function locationOf(tile: string, rotation: number, id: string): string | undefined {
  const segment = printedTiles.get(tile)?.segments.find((each) => each.id === id);
  if (segment === undefined) return undefined;
  if (isInner(segment)) return INNER[segmentsOf(tile, segment.kind).filter(isInner).indexOf(segment)];
  const mask = turnedMask(segment, rotation);
  if (segment.meets === 'sides') return nameOfMask.get(mask);
  return HALF_EDGES.filter((half) => (mask & maskOfHalf(half)) !== 0).join('.');
}

/** Returns the id of the tile's field that has both half-edges at its north-west corner. */
export function fieldAtNorthWest(tile: string, rotation: number): string | undefined {
  const corner = maskOfHalf('WR') | maskOfHalf('NL');
  return segmentsOf(tile, 'field').find((field) => (turnedMask(field, rotation) & corner) === corner)?.id;
}

/** Returns the JCloisterZone rotation of one of our tiles: its degrees are relative to its own printed orientation. */
export function rotationThere(tile: string, rotation: number): number {
  return (rotation - (tileThere(tile)?.turned ?? 0) + 360) % 360;
}

const segmentsOf = (tile: string, kind: string) =>
  (printedTiles.get(tile)?.segments ?? []).filter((segment) => segment.kind === kind);

const isInner = ({ sides, halfEdges }: PrintedSegment) => sides.length + halfEdges.length === 0;

function maskOf(location: string): number {
  return location.split('.').reduce((mask, name) => mask | (maskNamed.get(name) ?? 0), 0);
}

function turnedMask({ sides, halfEdges }: PrintedSegment, rotation: number): number {
  const mask = halfEdges.reduce((sum, half) => sum | maskOfHalf(half), maskOfSides(sides));
  const bits = rotation / 45;
  return ((mask << bits) | (mask >> (8 - bits))) & 0xff;
}
