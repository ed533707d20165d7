import { NO_SEGMENT, type Search, type TileType, typesIn } from '#engine/search';

/** The print of a tile in the form that evaluations read, by number of quarter turns where it matters. */
export interface Print {
  readonly type: TileType;
  /** Count of each mark on each segment, at `segment * marks + mark`; undefined if there are none. */
  readonly marks: Uint8Array | undefined;
  /** Pairs of a field and a city that it touches, by index of the segments, one after the other. */
  readonly touches: Int8Array;
  /** For each side the sides that its segment reaches, itself included, as 4 bits a side; 0 without a segment. */
  readonly reach: Int32Array;
  /** Pairs of sides that one segment connects, as bits (`SIDE_PAIR`). */
  readonly sidePairs: Int32Array;
  /** Pairs of half-edges that one field connects, as bits (`HALF_PAIR`). */
  readonly halfPairs: Int32Array;
}

/** The prints of all tiles. */
export interface Prints {
  /** Names of the marks by their numbers. */
  readonly marks: readonly string[];
  readonly ofType: readonly Print[];
}

/** Number of each pair of sides, at `one * 4 + other`. */
export const SIDE_PAIR = pairsOf(4);
/** Number of each pair of half-edges, at `one * 8 + other`. */
export const HALF_PAIR = pairsOf(8);

function pairsOf(count: number): Int8Array {
  const numbers = new Int8Array(count * count).fill(-1);
  let next = 0;
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      numbers[one * count + other] = next;
      numbers[other * count + one] = next++;
    }
  }
  return numbers;
}

const cache = new WeakMap<readonly TileType[], Prints>();

/** Returns the prints of all tiles; prepared once. */
export function printsIn(search: Search): Prints {
  const types = typesIn(search);
  const cached = cache.get(types);
  if (cached !== undefined) return cached;
  const marks = [
    ...new Set(types.flatMap(({ facts }) => facts.segments.flatMap((each) => [...each.marks.keys()]))),
  ];
  const prints = { marks, ofType: types.map((type) => printOf(type, marks)) };
  cache.set(types, prints);
  return prints;
}

function printOf(type: TileType, marks: readonly string[]): Print {
  const turns = [0, 1, 2, 3];
  return {
    type,
    marks: marksOf(type, marks),
    touches: Int8Array.from(
      type.facts.segments.flatMap(({ index, touches }) => touches.flatMap((city) => [index, city])),
    ),
    reach: Int32Array.from(turns, (turn) => reachOf(type, turn)),
    sidePairs: Int32Array.from(turns, (turn) => connected(type.sideSegment, turn, 4, SIDE_PAIR)),
    halfPairs: Int32Array.from(turns, (turn) => connected(type.halfSegment, turn, 8, HALF_PAIR)),
  };
}

function marksOf({ facts }: TileType, marks: readonly string[]): Uint8Array | undefined {
  const counts = facts.segments.flatMap((each) => marks.map((mark) => each.marks.get(mark) ?? 0));
  return counts.some((count) => count > 0) ? Uint8Array.from(counts) : undefined;
}

function reachOf({ sideSegment }: TileType, turn: number): number {
  let reach = 0;
  for (let side = 0; side < 4; side++) {
    const segment = sideSegment[turn * 4 + side];
    if (segment === NO_SEGMENT) continue;
    for (let other = 0; other < 4; other++) {
      if (sideSegment[turn * 4 + other] === segment) reach |= 1 << (side * 4 + other);
    }
  }
  return reach;
}

function connected(segments: Int8Array, turn: number, count: number, pairs: Int8Array): number {
  let bits = 0;
  for (let one = 0; one < count; one++) {
    const segment = segments[turn * count + one];
    if (segment === NO_SEGMENT) continue;
    for (let other = one + 1; other < count; other++) {
      if (segments[turn * count + other] === segment) bits |= 1 << (pairs[one * count + other] as number);
    }
  }
  return bits;
}
