import { rulesOf, type Search, seatCount } from '#engine/search';
import { type Prints, printsIn } from './prints.ts';

/**
 * What an evaluation reads of a position, gathered in one walk over the board. Columns of features are indexed by the
 * number of the feature, `seat` columns by `feature * seats + seat`, sides of empty cells by `cell * 4 + side` and
 * their half-edges by `cell * 8 + half-edge`.
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
  readonly open: Int16Array;
  /** At `feature * marks + mark`. */
  readonly marks: Uint8Array;
  /** Number of pieces; the seat columns are valid where there are any. */
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
  /** Empty cells of the frontier: edges around them, and the features that open on their sides and half-edges. */
  cellCount: number;
  readonly cellEdges: Int32Array;
  readonly cellSide: Int32Array;
  readonly cellHalf: Int32Array;
  /** Openings of a feature as a chain of `cell * 4 + side`, cells in falling order. */
  readonly firstOpening: Int32Array;
  readonly nextOpening: Int32Array;
}

/** Room for any game: 500 tiles of up to nine segments. */
const FEATURES = 8192;
const CELLS = 4096;
const SEATS = 6;
const MARKS = 16;
const PIECES = 512;

/** Makes room for surveys of a search; used again and again, because robots take very many. */
export function beginSurvey(search: Search): Survey {
  return {
    search,
    prints: printsIn(search),
    seats: seatCount(search),
    eachMeeple: rulesOf(search).sharing === 'each-meeple',
    features: new Int32Array(FEATURES),
    featureCount: 0,
    kind: new Int8Array(FEATURES),
    tiles: new Int16Array(FEATURES),
    open: new Int16Array(FEATURES),
    marks: new Uint8Array(FEATURES * MARKS),
    pieces: new Int8Array(FEATURES),
    strength: new Int16Array(FEATURES * SEATS),
    followers: new Int8Array(FEATURES * SEATS),
    occupied: new Int32Array(PIECES),
    occupiedCount: 0,
    touchField: new Int32Array(FEATURES),
    touchCity: new Int32Array(FEATURES),
    touchCount: 0,
    cellCount: 0,
    cellEdges: new Int32Array(CELLS),
    cellSide: new Int32Array(CELLS * 4),
    cellHalf: new Int32Array(CELLS * 8),
    firstOpening: new Int32Array(FEATURES),
    nextOpening: new Int32Array(CELLS * 4),
  };
}
