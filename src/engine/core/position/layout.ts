import { type Fold, foldFor } from './fold.ts';

/** The sizes that a game needs room for. */
export interface Capacity {
  readonly seats: number;
  /** Kinds of piece. */
  readonly pieceKinds: number;
  /** Pieces of all seats and kinds. */
  readonly pieces: number;
  readonly tiles: number;
  readonly segments: number;
  /** Tiles in the bag before the first draw. */
  readonly draws: number;
  /** Width and height of the start tiles together. */
  readonly startSpan: number;
}

/** Tiles that a seat may hold with a hand of three. */
export const HAND = 3;

/** One tile never scores more features: 9 segments, 8 neighbours, 4 sides of an abbey. */
const MAX_SCORED = 32;

/** Empty cells beside a tile. */
const SIDES = 4;

/** How many steps further than its tiles apart from each other the cells around a board are. */
const AROUND = 4;

type Rows = (capacity: Capacity) => number;
const one: Rows = () => 1;
const perSeat: Rows = ({ seats }) => seats;
const perSeatAndPieceKind: Rows = ({ seats, pieceKinds }) => seats * pieceKinds;
const perTileInHand: Rows = ({ seats }) => seats * HAND;
const perDraw: Rows = ({ draws }) => draws;
const perTile: Rows = ({ tiles }) => tiles;
const perSegment: Rows = ({ segments }) => segments;
const perEmptyCell: Rows = ({ tiles }) => tiles * SIDES;
const perPiece: Rows = ({ pieces }) => pieces;
const perScored: Rows = () => MAX_SCORED;

/** The columns of a position: how many integers each has. Absent numbers are NONE. */
const COLUMNS = {
  /** Seat whose turn it is. */
  activeSeat: one,
  /** 1, or 2 for the second part of a turn. */
  part: one,
  /** 1 when a second part of this turn is due. */
  secondPartDue: one,
  /** 1 when the clock ended this turn: every further decision of its seat is declined. */
  skipped: one,
  /** Number of the phase in the ruleset's list. */
  phase: one,
  /** Seat whose decision the game waits for, or NONE. */
  awaitingSeat: one,
  /** 1 when the game is over, 2 when it ended without a result. */
  over: one,
  /** Type of the tile that was drawn and shown to all, or NONE. */
  drawnType: one,
  /** The tile placed in this part, or NONE. */
  placedTile: one,

  /** Index of the next tile in the bag, and of its end. */
  bagNext: one,
  bagEnd: one,
  /** The same for the pile that is drawn before the hands are played (R-HAND-1); it lies in front of the bag. */
  pileNext: one,
  pileEnd: one,
  asideCount: one,
  tileCount: one,
  segmentCount: one,
  frontierCount: one,
  agendaCount: one,

  score: perSeat,
  /** Points that the seat got in this part. */
  gained: perSeat,
  /** 1 when the seat has resigned. */
  resigned: perSeat,
  /** Pieces that are neither on the board nor in the town: a row per seat, a column per kind of piece. */
  supply: perSeatAndPieceKind,
  handCount: perSeat,
  /** Tile types, HAND of them per seat. */
  hand: perTileInHand,

  /** Tile types in the order of the draws: first the pile, then the bag. */
  bag: perDraw,
  aside: perDraw,

  tileType: perTile,
  tileQuarterTurns: perTile,
  tileX: perTile,
  tileY: perTile,
  /** The tile's first segment. */
  tileSegment: perTile,

  segmentTile: perSegment,
  segmentFeature: perSegment,
  /** Next segment of the same feature, in a circle. */
  segmentNext: perSegment,
  /** By number of the feature: open sides, or empty cells around a monastery. */
  featureOpen: perSegment,
  /** By number of the feature: pieces on it. */
  featurePieces: perSegment,

  frontierX: perEmptyCell,
  frontierY: perEmptyCell,
  /** Edges that the neighbours of the empty cell show, 4 bits a side, as in TileType.edges; 0 where there is none to match. */
  frontierEdges: perEmptyCell,

  pieceSeat: perPiece,
  pieceKind: perPiece,
  /** Segment it stands on; NONE when the row is free; below NONE a place off the board. */
  pieceSegment: perPiece,
  /** Corner of its tile for a piece that stands on a corner, else NONE. */
  pieceCorner: perPiece,

  agendaFeature: perScored,
  agendaReason: perScored,
} as const satisfies Readonly<Record<string, Rows>>;

type Column = keyof typeof COLUMNS;

/** The sizes that set the length of the columns of expansions. */
export type Room = Pick<Capacity, 'seats' | 'tiles' | 'draws'>;

/** State of an expansion in a position: a number of integers for the game, for each seat, tile or draw. */
export interface StateColumn {
  /** Unique in the process; index into `Addresses.state`. */
  readonly number: number;
  readonly rows: (capacity: Room) => number;
  /** Value of each integer before the first turn. */
  readonly first: number;
}

/** Where each column of a position begins in its memory, and sizes that all positions of the layout share. */
export type Addresses = { readonly [Name in Column]: number } & Fold & {
    readonly seats: number;
    readonly pieces: number;
    readonly tiles: number;
    readonly draws: number;
    /** Integers in all. */
    readonly size: number;
    /** By number of a state column; `undefined` where its expansion is not in play. */
    readonly state: readonly (number | undefined)[];
  };

/** Lays out the memory of a game. */
export function layOut(capacity: Capacity, state: readonly StateColumn[]): Addresses {
  const { seats, pieces, tiles, draws, startSpan } = capacity;
  let size = 0;
  const take = (rows: number) => {
    const address = size;
    size += rows;
    return address;
  };
  const columns = Object.entries(COLUMNS).map(([name, rows]) => [name, take(rows(capacity))] as const);
  const ofExpansions: (number | undefined)[] = [];
  for (const { number, rows } of state) ofExpansions[number] = take(rows(capacity));
  const fold = foldFor(startSpan + tiles + AROUND);
  const numbers = { ...Object.fromEntries(columns), ...fold, seats, pieces, tiles, draws, size };
  return Object.assign(compact(numbers as Omit<Addresses, 'state'>), { state: ofExpansions });
}

/**
 * Copies an object of numbers so that V8 keeps all its members inside it, as in an object literal: reading an address
 * is one load then, which is worth several percent of a game.
 */
function compact<Numbers extends Readonly<Record<string, number>>>(numbers: Numbers): Numbers {
  return JSON.parse(JSON.stringify(numbers)) as Numbers;
}
