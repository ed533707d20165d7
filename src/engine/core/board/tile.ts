import type { HalfEdge, Side } from './cell.ts';

/** What segments of a kind meet: whole sides (road), half-edges (field), or the eight cells around the tile (monastery). */
export const MEETINGS = ['sides', 'half-edges', 'surroundings'] as const;
export type Meeting = (typeof MEETINGS)[number];

/** A kind of feature: how its segments meet their neighbours, and whether it can be completed. */
export interface FeatureKind {
  readonly name: string;
  readonly meets: Meeting;
  /** Whether such a feature is ever complete and then scored. */
  readonly completes: boolean;
}

/** One part of a tile, as printed. */
export interface Segment {
  /** `city0`, `road1`, ...: numbered per kind. */
  readonly id: string;
  readonly index: number;
  readonly kind: FeatureKind;
  readonly sides: readonly Side[];
  readonly halfEdges: readonly HalfEdge[];
  /** Segments of this tile that a field touches (R-FIELD-3), by their index. */
  readonly touches: readonly number[];
  /** Marks printed on it (shield, inn, ...), with how often. */
  readonly marks: ReadonlyMap<string, number>;
}

/** The print of a tile, independent of any rules. */
export interface TileFacts {
  /** `<set>/<letter>`. */
  readonly id: string;
  /** Number of copies in the box; 0 for tiles that are never in the bag. */
  readonly copies: number;
  /** Every side of it fits any edge and closes it (R-TILE-2). */
  readonly fitsAnything: boolean;
  readonly segments: readonly Segment[];
  /** Marks printed on the tile as a whole, on none of its segments. */
  readonly marks: ReadonlySet<string>;
  /** Pairs of segments directly connected on the tile, by their index. */
  readonly links: readonly (readonly [number, number])[];
}
