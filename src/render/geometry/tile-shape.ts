import type { Curve, Point } from './curve.ts';

/**
 * The shape of a tile beyond its facts: where the printed tile reaches farther, crosses or touches.
 * Everything else about a tile's shapes is derived. Segments are named by their ids.
 */
export interface TileShape {
  /** Walls of cities that reach to a far corner, cross, or meet in the middle; clockwise, as printed. */
  readonly walls?: Readonly<Record<string, readonly Curve[]>>;
  /** The city of two crossing ones that lies above. */
  readonly upperCity?: string;
  /** Courses of roads and rivers other than the shortest; two for a road before and after a tunnel or a city. */
  readonly courses?: Readonly<Record<string, readonly Curve[]>>;
  /** Roads whose two courses end at gates, with a street between them, rather than at a tunnel. */
  readonly throughCity?: readonly string[];
  /** Where the roads of the tile meet, if not in its middle. */
  readonly meeting?: Point;
  /** Roads that end at the meeting of roads although no link says so. */
  readonly endsAtMeeting?: readonly string[];
  /** Places of marks, by their segment or, if they belong to the tile, by their name: where the roomiest place would not do. */
  readonly marks?: Readonly<Record<string, Point>>;
  /** The middle of what its surroundings complete, where that does not stand on the field. */
  readonly surrounded?: Point;
}
