import { frontierRoom, rulesOf, type Search, seatCount, segmentRoom } from '#engine/search';
import { type Prints, printsIn } from './prints.ts';

/**
 * The facts of a position that an evaluation reads, gathered in one walk over the board. Columns of features are
 * indexed by the number of the feature, `seat` columns by `feature * seats + seat`, sides of empty cells by
 * `cell * 4 + side` and their half-edges by `cell * 8 + half-edge`.
 */
export interface Survey {
  search: Search;
  prints: Prints;
  seats: number;
  eachMeeple: boolean;
  /** Numbers of all features, oldest first. */
  readonly features: Int32Array;
  featureCount: number;
  readonly kind: Int8Array;
  readonly tiles: Int16Array;
  /** The last tile counted. */
  readonly lastTile: Int16Array;
  readonly open: Int16Array;
  /** At `feature * marks + mark`. */
  readonly marks: Uint8Array;
  /** Number of pieces; the seat columns are only valid if there are any. */
  readonly pieces: Int8Array;
  readonly strength: Int16Array;
  readonly followers: Int8Array;
  /** Features with pieces. */
  readonly occupied: Int32Array;
  occupiedCount: number;
  /** Fields and the cities that they touch on one tile. */
  readonly touchField: Int32Array;
  readonly touchCity: Int32Array;
  touchCount: number;
  /** For a city, the number of the last count that included it. */
  readonly countedIn: Int32Array;
  counts: number;
  /** Empty cells of the frontier: edges around them, and the features that open on their sides and half-edges. */
  cellCount: number;
  readonly cellEdges: Int32Array;
  readonly cellSide: Int32Array;
  readonly cellHalf: Int32Array;
  /** Openings of a feature as a chain of `cell * 4 + side`, cells in falling order. */
  readonly firstOpening: Int32Array;
  readonly nextOpening: Int32Array;
}

/** Allocates a survey for a search, to be reused, because robots make very many. */
export function beginSurvey(search: Search): Survey {
  const prints = printsIn(search);
  const seats = seatCount(search);
  const features = segmentRoom(search);
  const cells = frontierRoom(search);
  return {
    search,
    prints,
    seats,
    eachMeeple: rulesOf(search).sharing === 'each-meeple',
    features: new Int32Array(features),
    featureCount: 0,
    kind: new Int8Array(features),
    lastTile: new Int16Array(features),
    tiles: new Int16Array(features),
    open: new Int16Array(features),
    marks: new Uint8Array(features * prints.marks.length),
    pieces: new Int8Array(features),
    strength: new Int16Array(features * seats),
    followers: new Int8Array(features * seats),
    occupied: new Int32Array(features),
    occupiedCount: 0,
    touchField: new Int32Array(features * 4),
    touchCity: new Int32Array(features * 4),
    touchCount: 0,
    countedIn: new Int32Array(features),
    counts: 0,
    cellCount: 0,
    cellEdges: new Int32Array(cells),
    cellSide: new Int32Array(cells * 4),
    cellHalf: new Int32Array(cells * 8),
    firstOpening: new Int32Array(features),
    nextOpening: new Int32Array(cells * 4),
  };
}

/** Returns how often a mark is printed on a feature. */
export function marksOn({ marks, prints }: Survey, feature: number, mark: string): number {
  const number = prints.marks.indexOf(mark);
  return number < 0 ? 0 : marks[feature * prints.marks.length + number];
}
