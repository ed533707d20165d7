import type { PrintedSegment, PrintedTile } from '../../engine/index.ts';
import {
  between,
  type Curve,
  crossing,
  direction,
  distance,
  firstOf,
  lastOf,
  line,
  nearest,
  type Point,
  plus,
  point,
  rightOf,
  trace,
} from './curve.ts';
import { shapeOf } from './shape-of.ts';
import type { WalledShape } from './walls.ts';

/** The kind of place where a way with one side ends on its tile. */
export type EndKind = 'meeting' | 'gate' | 'surrounded' | 'fading' | 'tunnel' | 'spring' | 'lake';

export interface WayEnd {
  readonly kind: EndKind;
  readonly at: Point;
  /** The direction of arrival. */
  readonly along: Point;
}

/** A road or a river on a tile. */
export interface WayShape {
  readonly segment: string;
  readonly kind: 'road' | 'river';
  readonly courses: readonly Curve[];
  readonly ends: readonly WayEnd[];
  /** The circle on which the arms of a road meet. */
  readonly roundabout?: { readonly at: Point; readonly radius: number };
}

/** A way that passes over another one. */
export interface Bridge {
  readonly at: Point;
  readonly along: Point;
  /** The way that is passed over. */
  readonly over: 'road' | 'river';
}

export const ROAD_HALF = 5;
export const RIVER_HALF = 8;
const ROUNDABOUT = { at: point(50, 50), radius: 19 };
const MIDDLE = point(50, 50);

/** A segment that meets its surroundings, such as a monastery; a tile has one at most. */
export interface Surrounded {
  readonly segment: string;
  readonly kind: string;
  /** Its middle. */
  readonly at: Point;
}

/** Places where ways can end, known before the ways. */
export interface Places {
  readonly walled: readonly WalledShape[];
  readonly surrounded: Surrounded | undefined;
  /** Where roads meet and end. */
  readonly meeting: Point | undefined;
}

/** Returns the meeting point of a tile's roads: two or more roads with one side each, linked with each other. */
export function meetingOf(tile: PrintedTile): Point | undefined {
  return tile.segments.some((segment) => endsAtMeeting(tile, segment))
    ? (shapeOf(tile.id).meeting ?? MIDDLE)
    : undefined;
}

function endsAtMeeting(tile: PrintedTile, { id, sides, kind }: PrintedSegment): boolean {
  if (kind !== 'road' || sides.length !== 1) return false;
  return shapeOf(tile.id).endsAtMeeting?.includes(id) ?? linkedKinds(tile, id).includes('road');
}

function linkedKinds(tile: PrintedTile, id: string): string[] {
  const others = tile.links.flatMap(([one, other]) => (one === id ? [other] : other === id ? [one] : []));
  return others.map((other) => tile.segments.find((segment) => segment.id === other)?.kind ?? '');
}

/** Returns all roads and rivers of a tile. */
export function waysOf(tile: PrintedTile, places: Places): WayShape[] {
  return tile.segments
    .filter(({ kind }) => kind === 'road' || kind === 'river')
    .map((segment) => wayOf(tile, segment, places));
}

function wayOf(tile: PrintedTile, segment: PrintedSegment, places: Places): WayShape {
  const base = { segment: segment.id, kind: segment.kind === 'river' ? 'river' : 'road' } as const;
  const { courses, throughCity = [] } = shapeOf(tile.id);
  const given = courses?.[segment.id];
  if (given !== undefined) {
    const kind = throughCity.includes(segment.id) ? 'gate' : 'tunnel';
    return { ...base, courses: given, ends: mouthsOf(given, kind) };
  }
  const [one, other, third] = segment.sides;
  if (one === undefined) return { ...base, courses: [], ends: [] };
  if (third !== undefined)
    return { ...base, courses: segment.sides.map(armOf), ends: [], roundabout: ROUNDABOUT };
  if (other !== undefined) return { ...base, courses: [through(one, other)], ends: [] };
  const end = endOf(tile, segment, one, places);
  return { ...base, courses: [courseTo(end, one)], ends: [end] };
}

/** Returns the course from a side to the roundabout. */
const armOf = (side: string): Curve =>
  line(middleOf(side), plus(middleOf(side), inward(side), 50 - ROUNDABOUT.radius));

/** Returns the course from a side to where the way ends. */
function courseTo({ at, along }: WayEnd, side: string): Curve {
  const from = middleOf(side);
  const reach = distance(from, at) * 0.45;
  return [from, plus(from, inward(side), reach), plus(at, along, -reach), at];
}

/** Returns the gates of a city, or the mouths of a tunnel, between the two visible courses of a road. */
function mouthsOf(courses: readonly Curve[], kind: 'gate' | 'tunnel'): WayEnd[] {
  const [before, after] = courses;
  if (before === undefined || after === undefined) return [];
  const [entry, exit] = [lastOf(before), firstOf(after)];
  return [
    { kind, at: entry, along: direction(entry, exit) },
    { kind, at: exit, along: direction(exit, entry) },
  ];
}

/** Returns the street between the two gates of a road that passes through a city; undefined for other roads. */
export function streetOf({ ends }: WayShape): Curve | undefined {
  const [entry, exit] = ends.filter(({ kind }) => kind === 'gate');
  return entry && exit && line(entry.at, exit.at);
}

function through(one: string, other: string): Curve {
  const [from, to] = [middleOf(one), middleOf(other)];
  const reach = from.x === to.x || from.y === to.y ? 33 : 28;
  return [from, plus(from, inward(one), reach), plus(to, inward(other), reach), to];
}

function endOf(tile: PrintedTile, segment: PrintedSegment, side: string, places: Places): WayEnd {
  const along = inward(side);
  const linked = linkedKinds(tile, segment.id);
  if (segment.kind === 'river') {
    const kind = side === 'E' ? 'spring' : 'lake';
    return { kind, at: plus(middleOf(side), along, kind === 'spring' ? 44 : 48), along };
  }
  if (places.surrounded !== undefined && isLinked(tile, segment.id, places.surrounded.segment))
    return arrive('surrounded', side, places.surrounded.at);
  if (places.meeting !== undefined && endsAtMeeting(tile, segment) && !linked.includes('city'))
    return arrive('meeting', side, places.meeting);
  if (places.meeting !== undefined && linked.filter((kind) => kind === 'road').length > 0)
    return arrive('meeting', side, places.meeting);
  const walls = places.walled.filter((shape) => isLinked(tile, segment.id, shape.segment));
  const gate = gateIn(walls.length > 0 ? walls : places.walled.filter(isTown), side);
  return gate ?? { kind: 'fading', at: plus(middleOf(side), along, 46), along };
}

const isTown = ({ segment }: WalledShape) => segment.startsWith('carcassonne');

function isLinked(tile: PrintedTile, one: string, other: string): boolean {
  return tile.links.some((link) => link.includes(one) && link.includes(other));
}

function arrive(kind: EndKind, side: string, at: Point): WayEnd {
  const straight = inward(side);
  const ahead = (at.x - middleOf(side).x) * straight.x + (at.y - middleOf(side).y) * straight.y;
  const aside = distance(plus(middleOf(side), straight, ahead), at);
  return { kind, at, along: aside < 1 ? straight : direction(between(middleOf(side), at, 0.4), at) };
}

/** Finds the gate where a road meets a wall: the point of the wall nearest to a point well inside the tile. */
function gateIn(shapes: readonly WalledShape[], side: string): WayEnd | undefined {
  const inside = plus(middleOf(side), inward(side), 36);
  const walls = shapes.flatMap(({ walls: traced }) => traced.map((wall) => trace(wall, 48)));
  const found = walls.map((wall) => ({ wall, ...nearest(wall, inside) })).sort((a, b) => a.far - b.far)[0];
  if (found === undefined) return undefined;
  const { wall, index, at } = found;
  const run = direction(wall[Math.max(0, index - 1)] ?? at, wall[Math.min(wall.length - 1, index + 1)] ?? at);
  const outward = rightOf(run);
  const along =
    outward.x * (inside.x - at.x) + outward.y * (inside.y - at.y) > 0
      ? point(-outward.x, -outward.y)
      : outward;
  return { kind: 'gate', at, along };
}

/** Finds the crossings of a tile's ways: the first of two roads passes above, and roads pass above rivers. */
export function bridgesOf(ways: readonly WayShape[]): Bridge[] {
  return ways.flatMap((over, index) =>
    ways.flatMap((under, other) => {
      if (over.kind !== 'road' || (under.kind === 'road' && other <= index)) return [];
      const found = over.courses.flatMap((a) => under.courses.map((b) => crossing(trace(a), trace(b))))[0];
      if (found === undefined || over.ends.some(({ at }) => distance(at, found.at) < 8)) return [];
      return [{ ...found, over: under.kind }];
    }),
  );
}

/** Returns the middle of a side. */
function middleOf(side: string): Point {
  return plus(MIDDLE, inward(side), -50);
}

/** Returns the direction from a side into the tile. */
export function inward(side: string): Point {
  return { N: point(0, 1), E: point(-1, 0), S: point(0, -1), W: point(1, 0) }[side] ?? point(0, 1);
}
