import { HALF_EDGES, SIDES } from './cell.ts';
import type { FeatureKind, TileFacts } from './tile.ts';

/** No segment there. */
export const NO_SEGMENT = -1;

/** Edge codes of a side whose two half-edges differ, by which of the two kinds comes first clockwise. */
const MIXED_EDGES = [14, 15] as const;

/** The code that a neighbour must show to match an edge: the same, but a mixed one the other way round. */
export function facingEdge(code: number): number {
  return code < MIXED_EDGES[0] ? code : MIXED_EDGES[0] + MIXED_EDGES[1] - code;
}

/**
 * A tile prepared for play: its facts turned to all four rotations.
 * Arrays of sides are indexed `quarterTurns * 4 + side`, of half-edges `quarterTurns * 8 + halfEdge`.
 */
export interface TileType {
  /** Number of this type in its ruleset. */
  readonly index: number;
  readonly facts: TileFacts;
  /** Per number of quarter turns: what the four sides show, 4 bits a side (N lowest), 0 for a side that fits anything. */
  readonly edges: Int32Array;
  /** Per number of quarter turns: 15 in the 4 bits of each side that a neighbour must match. */
  readonly care: number;
  /** Segment that meets whole sides (city, road, river) or NO_SEGMENT. */
  readonly sideSegment: Int8Array;
  /** Segment that meets half-edges (field) or NO_SEGMENT. */
  readonly halfSegment: Int8Array;
  /** The segment that is complete when the tile is surrounded, or NO_SEGMENT. */
  readonly surrounded: number;
  /** Number of the kind of each segment. */
  readonly kindOf: Int8Array;
}

/** Turns a tile's facts into a type. `kinds` gives each kind its number. */
export function prepareTile(facts: TileFacts, index: number, kinds: readonly FeatureKind[]): TileType {
  const sideSegment = new Int8Array(16).fill(NO_SEGMENT);
  const halfSegment = new Int8Array(32).fill(NO_SEGMENT);
  for (const segment of facts.segments) {
    for (let quarterTurns = 0; quarterTurns < 4; quarterTurns++) {
      for (const side of segment.sides) {
        sideSegment[quarterTurns * 4 + ((SIDES.indexOf(side) + quarterTurns) & 3)] = segment.index;
      }
      for (const half of segment.halfEdges) {
        halfSegment[quarterTurns * 8 + ((HALF_EDGES.indexOf(half) + quarterTurns * 2) & 7)] = segment.index;
      }
    }
  }
  const kindOf = Int8Array.from(facts.segments, (segment) => kinds.indexOf(segment.kind));
  return {
    index,
    facts,
    edges: Int32Array.from([0, 1, 2, 3], (quarterTurns) =>
      edgesOf(facts, sideSegment, halfSegment, kindOf, quarterTurns),
    ),
    care: facts.fitsAnything ? 0 : 0xffff,
    sideSegment,
    halfSegment,
    surrounded: facts.segments.find((segment) => segment.kind.meets === 'surroundings')?.index ?? NO_SEGMENT,
    kindOf,
  };
}

function edgesOf(
  facts: TileFacts,
  sideSegment: Int8Array,
  halfSegment: Int8Array,
  kindOf: Int8Array,
  quarterTurns: number,
): number {
  if (facts.fitsAnything) return 0;
  const kindAt = (segment: number) => (segment === NO_SEGMENT ? -1 : kindOf[segment]);
  let edges = 0;
  for (let side = 0; side < 4; side++) {
    const whole = kindAt(sideSegment[quarterTurns * 4 + side]);
    const left = kindAt(halfSegment[quarterTurns * 8 + side * 2]);
    const right = kindAt(halfSegment[quarterTurns * 8 + side * 2 + 1]);
    const mixed = left < right ? MIXED_EDGES[0] : MIXED_EDGES[1];
    const code = whole >= 0 ? whole + 1 : left === right ? left + 1 : mixed;
    edges |= code << (side * 4);
  }
  return edges;
}
