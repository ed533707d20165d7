/** The position of the reference: plain lists of what lies on the table, nothing derived. */

export type Rotation = 0 | 90 | 180 | 270;
export const rotations: readonly Rotation[] = [0, 90, 180, 270];

export interface PlacedTile {
  tile: string;
  x: number;
  y: number;
  rotation: Rotation;
}

export const followers = ['meeple', 'large-meeple', 'mayor', 'wagon'] as const;
export const figures = ['builder', 'pig', 'barn'] as const;
export const pieceNames = [...followers, ...figures] as const;
export type PieceName = (typeof pieceNames)[number];

export const quarters = ['castle', 'blacksmith', 'cathedral', 'market'] as const;
export type Quarter = (typeof quarters)[number];

export const goodsNames = ['wine', 'grain', 'cloth'] as const;
export type Good = (typeof goodsNames)[number];

/** A piece on a segment; a barn has its corner too and stands in the field segment of that corner. */
export interface BoardPiece {
  seat: number;
  piece: PieceName;
  x: number;
  y: number;
  segment: string;
  corner?: string;
}

export interface TownPiece {
  seat: number;
  piece: PieceName;
  quarter: Quarter;
}

export interface Place {
  x: number;
  y: number;
}

/** A tower with at least one floor; `top` is the follower that closes it (R-TOWER-6). */
export interface Tower extends Place {
  floors: number;
  top: { seat: number; piece: PieceName } | undefined;
}

/** A follower of `seat` that another seat has captured (R-TOWER-4). */
export interface Prisoner {
  seat: number;
  piece: PieceName;
  holder: number;
}

/** The fairy on its tile, and the follower it belongs to as long as that stands on the board (R-FAIRY-2, R-FAIRY-3). */
export interface Fairy extends Place {
  follower: BoardPiece | undefined;
}

/** A flight of the dragon: the tiles it has been on, and how often it still moves (R-DRAGON-5, R-DRAGON-6). */
export interface Flight {
  visited: Place[];
  movesLeft: number;
}

export interface Rules {
  expansions: string[];
  fieldScoring: 'per-field' | 'per-field-city-once' | 'per-city';
  fieldPoints: 3 | 4;
  smallCity: 4 | 2;
  handSize: 1 | 3;
  sharing: 'majority' | 'each-meeple';
  /** As `before-scoring` where absent (R-DT-2). */
  dragonMoves?: 'before-scoring' | 'after-scoring';
  /** As `everyone` where absent (R-DT-2a). */
  dragonFlight?: 'everyone' | 'active';
}

export interface Position {
  rules: Rules;
  seats: number;
  tiles: PlacedTile[];
  pieces: BoardPiece[];
  town: TownPiece[];
  countAt: Quarter;
  scores: number[];
  goods: Record<Good, number>[];
  king: number | undefined;
  robber: number | undefined;
  /** Which seats still have their abbey tile. */
  abbeys: boolean[];
  /** Which seats left the game. */
  gone: boolean[];
  /** R-DT-3: neither is on the board at the start. */
  dragon: Place | undefined;
  flight: Flight | undefined;
  fairy: Fairy | undefined;
  towers: Tower[];
  /** Floors in the supply of each seat. */
  floors: number[];
  prisoners: Prisoner[];
}

export const abbeyTile = 'abbey/ABBEY';

/** A position at the start (R-SETUP-2, 3, 9, 11). */
export function openingPosition(rules: Rules, seats: number, start: readonly PlacedTile[]): Position {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  return {
    rules,
    seats,
    tiles: [...start],
    pieces: [],
    town: [],
    countAt: 'castle',
    scores: each(() => 0),
    goods: each(() => ({ wine: 0, grain: 0, cloth: 0 })),
    king: undefined,
    robber: undefined,
    abbeys: each(() => rules.expansions.includes('abbey-and-mayor')),
    gone: each(() => false),
    dragon: undefined,
    flight: undefined,
    fairy: undefined,
    towers: [],
    floors: each(() => (rules.expansions.includes('tower') ? (floorsOfASeat[seats] ?? 0) : 0)),
    prisoners: [],
  };
}

/** R-DT-4, by the number of seats. */
const floorsOfASeat: Record<number, number> = { 2: 10, 3: 9, 4: 7, 5: 6, 6: 5 };

/** R-SETUP-2, R-SETUP-3. */
function piecesOfASeat(rules: Rules): Record<PieceName, number> {
  const inns = rules.expansions.includes('inns-and-cathedrals') ? 1 : 0;
  const traders = rules.expansions.includes('traders-and-builders') ? 1 : 0;
  const abbey = rules.expansions.includes('abbey-and-mayor') ? 1 : 0;
  return {
    meeple: 7,
    'large-meeple': inns,
    builder: traders,
    pig: traders,
    mayor: abbey,
    wagon: abbey,
    barn: abbey,
  };
}

/** What the seat has neither on the board nor in the town, on a tower or in a prison. */
export function supplyOf(position: Position, seat: number): Record<PieceName, number> {
  const supply = piecesOfASeat(position.rules);
  const onTowers = position.towers.flatMap(({ top }) => (top ? [top] : []));
  for (const used of [...position.pieces, ...position.town, ...onTowers, ...position.prisoners]) {
    if (used.seat === seat) supply[used.piece] -= 1;
  }
  return supply;
}

export function isFollower(piece: PieceName): boolean {
  return (followers as readonly string[]).includes(piece);
}

/** The seats from the left of `seat` round to `seat` itself. */
export function roundFromLeftOf(position: Position, seat: number): number[] {
  return Array.from({ length: position.seats }, (_, i) => (seat + 1 + i) % position.seats);
}

/** The seats from `seat` clockwise. */
export function roundFrom(position: Position, seat: number): number[] {
  return Array.from({ length: position.seats }, (_, i) => (seat + i) % position.seats);
}
