import { HALF_EDGES, SIDES } from './cell.ts';
import type { FeatureKind, TileFacts } from './tile.ts';

/** No segment there. */
export const NO_SEGMENT = -1;

/** Edge codes of a side whose two half-edges differ, depending on which kind comes first clockwise. */
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
  /**
   * Rotations that match the edges around a cell, as 4 bits by number of quarter turns: in the first 256 by the edges
   * that the north and east neighbours show, in the others by south and west; 0 where there is no neighbour.
   */
  readonly matches: Uint8Array;
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
  const edges = Int32Array.from([0, 1, 2, 3], (quarterTurns) =>
    edgesOf(facts, sideSegment, halfSegment, kindOf, quarterTurns),
  );
  return {
    index,
    facts,
    edges,
    matches: matchesOf(edges, facts.fitsAnything),
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

function matchesOf(edges: Int32Array, fitsAnything: boolean): Uint8Array {
  const doMatch = (edge: number, shown: number) => shown === 0 || edge === shown || fitsAnything;
  return Uint8Array.from({ length: 512 }, (_, index) => {
    const side = index < 256 ? 0 : 2;
    return [0, 1, 2, 3].reduce((turns, turn) => {
      const first = doMatch((edges[turn] >> (side * 4)) & 15, index & 15);
      const second = doMatch((edges[turn] >> (side * 4 + 4)) & 15, (index >> 4) & 15);
      return first && second ? turns | (1 << turn) : turns;
    }, 0);
  });
}
