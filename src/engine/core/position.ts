import type { GameEvent } from './events.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * A position is one block of integers and the grid. Everything that a game holds is in them, so a position is
 * copied by copying two arrays, and undone by writing old values back: no part of the engine needs code of its
 * own for either. Every write goes through `write` or `writeCell`, which note the old value in the journal.
 */
export interface Position {
  readonly ruleset: Ruleset;
  readonly at: Addresses;
  readonly memory: Int32Array;
  /**
   * What lies in each cell: 0 nothing, n > 0 tile n - 1, n < 0 empty cell -n - 1 of the frontier.
   * The board has the shape of a torus whose sides are longer than the game has tiles, so that no two cells in
   * use can meet and the grid need not be large enough for a board that grows in one direction only.
   */
  readonly grid: Int16Array;
  readonly journal: Journal;
  /** Facts that happened, in order; undefined while nobody wants to know. */
  events: GameEvent[] | undefined;
}

/** Old values of what was written, as pairs of place and value; cells of the grid have negative places. */
interface Journal {
  entries: Int32Array;
  length: number;
}

/** Nobody, no tile, nothing: the value of an absent number. */
export const NONE = -1;

/** Addresses in a position's memory. Tables are columns: the address of row 0, rows follow one another. */
export interface Addresses {
  readonly size: number;
  readonly seats: number;
  readonly gridBits: number;
  readonly bagCapacity: number;
  readonly pieceCapacity: number;

  /** Seat whose turn it is. */
  readonly turnSeat: number;
  /** 1, or 2 for the second part of a turn. */
  readonly part: number;
  /** 1 when a second part of this turn is due. */
  readonly secondPartDue: number;
  /** 1 when the clock ended this turn: whatever else is asked of its seat is declined. */
  readonly skipped: number;
  /** Number of the phase in the ruleset's list. */
  readonly phase: number;
  /** Seat that is asked, or NONE. */
  readonly asked: number;
  /** 1 when the game is over. */
  readonly over: number;
  /** The type of the tile that was drawn and shown to all, or NONE. */
  readonly drawn: number;
  /** Number of the tile placed in this part, or NONE. */
  readonly placed: number;
  /** Index of the next tile in the bag, and of its end. */
  readonly bagNext: number;
  readonly bagEnd: number;
  /** The same for the pile of its own that is drawn before the hands are played (R-HAND-1); it lies in front. */
  readonly pileNext: number;
  readonly pileEnd: number;
  readonly asideCount: number;
  readonly tileCount: number;
  readonly segmentCount: number;
  readonly frontierCount: number;
  readonly agendaCount: number;

  readonly score: number;
  /** Points that the seat got in this part. */
  readonly gained: number;
  /** 1 when the seat has left the game. */
  readonly left: number;
  /** Pieces that are neither on the board nor in the town: a row per seat, a column per kind of piece. */
  readonly supply: number;
  readonly handCount: number;
  /** Three tile types a seat. */
  readonly hand: number;

  readonly bag: number;
  readonly aside: number;

  readonly tileType: number;
  /** 0 to 3 quarter turns. */
  readonly tileRotation: number;
  readonly tileX: number;
  readonly tileY: number;
  readonly tileSegment: number;

  readonly segmentTile: number;
  readonly segmentFeature: number;
  /** Next segment of the same feature, round and round. */
  readonly segmentNext: number;
  /** Of the feature with this number: open sides, or empty cells round a monastery. */
  readonly featureOpen: number;
  /** Of the feature with this number: pieces on it. */
  readonly featurePieces: number;

  readonly frontierX: number;
  readonly frontierY: number;
  /** What the neighbours of the empty cell show, 4 bits a side, as in TileType.edges. */
  readonly frontierEdges: number;
  /** 15 in the 4 bits of each side that has a neighbour to match. */
  readonly frontierCare: number;

  readonly pieceSeat: number;
  readonly pieceKind: number;
  /** Segment it stands on; NONE when the row is free; below NONE a place off the board (`offBoard`). */
  readonly pieceSegment: number;
  /** Corner of its tile for a piece that stands on a corner, else NONE. */
  readonly pieceCorner: number;

  readonly agendaFeature: number;
  readonly agendaReason: number;

  /** An expansion's own data, by `<expansion>.<name>`. */
  readonly own: Readonly<Record<string, number>>;
}

/** How much room a game needs. */
export interface Capacity {
  readonly tiles: number;
  readonly segments: number;
  readonly bag: number;
  /** Width or height of the start tiles, whichever is larger. */
  readonly startSpan: number;
}

/** More features are never scored by one tile: 9 segments, 8 neighbours, 4 sides of an abbey. */
const AGENDA_CAPACITY = 32;

/** Lays a position's memory out for a ruleset and the tiles of a game. */
export function layOut(ruleset: Ruleset, capacity: Capacity): Addresses {
  const { seats } = ruleset;
  let size = 0;
  const take = (length: number) => {
    const address = size;
    size += length;
    return address;
  };
  const pieceCapacity = seats * ruleset.pieces.reduce((sum, piece) => sum + piece.perSeat, 0);
  const own: Record<string, number> = {};
  for (const { name, length } of ruleset.own) own[name] = take(length);
  const addresses = {
    seats,
    gridBits: Math.ceil(Math.log2(capacity.startSpan + capacity.tiles + 4)),
    bagCapacity: capacity.bag,
    pieceCapacity,
    turnSeat: take(1),
    part: take(1),
    secondPartDue: take(1),
    skipped: take(1),
    phase: take(1),
    asked: take(1),
    over: take(1),
    drawn: take(1),
    placed: take(1),
    bagNext: take(1),
    bagEnd: take(1),
    pileNext: take(1),
    pileEnd: take(1),
    asideCount: take(1),
    tileCount: take(1),
    segmentCount: take(1),
    frontierCount: take(1),
    agendaCount: take(1),
    score: take(seats),
    gained: take(seats),
    left: take(seats),
    supply: take(seats * ruleset.pieces.length),
    handCount: take(seats),
    hand: take(seats * 3),
    bag: take(capacity.bag),
    aside: take(capacity.bag),
    tileType: take(capacity.tiles),
    tileRotation: take(capacity.tiles),
    tileX: take(capacity.tiles),
    tileY: take(capacity.tiles),
    tileSegment: take(capacity.tiles),
    segmentTile: take(capacity.segments),
    segmentFeature: take(capacity.segments),
    segmentNext: take(capacity.segments),
    featureOpen: take(capacity.segments),
    featurePieces: take(capacity.segments),
    frontierX: take(capacity.tiles * 4),
    frontierY: take(capacity.tiles * 4),
    frontierEdges: take(capacity.tiles * 4),
    frontierCare: take(capacity.tiles * 4),
    pieceSeat: take(pieceCapacity),
    pieceKind: take(pieceCapacity),
    pieceSegment: take(pieceCapacity),
    pieceCorner: take(pieceCapacity),
    agendaFeature: take(AGENDA_CAPACITY),
    agendaReason: take(AGENDA_CAPACITY),
    own,
  };
  return { ...addresses, size };
}

/** A position in which nothing lies anywhere yet. */
export function emptyPosition(ruleset: Ruleset, at: Addresses): Position {
  const position: Position = {
    ruleset,
    at,
    memory: new Int32Array(at.size),
    grid: new Int16Array(1 << (2 * at.gridBits)),
    journal: { entries: new Int32Array(512), length: 0 },
    events: undefined,
  };
  position.memory.fill(NONE, at.pieceSegment, at.pieceSegment + at.pieceCapacity);
  for (const address of [at.asked, at.drawn, at.placed]) position.memory[address] = NONE;
  return position;
}

/** An independent copy; its journal is empty, so it can't be undone beyond this point. */
export function copyPosition(position: Position): Position {
  return {
    ...position,
    memory: position.memory.slice(),
    grid: position.grid.slice(),
    journal: { entries: new Int32Array(512), length: 0 },
    events: undefined,
  };
}

/** Writes one integer; `undoTo` can take it back. */
export function write(position: Position, address: number, value: number): void {
  note(position.journal, address, position.memory[address]);
  position.memory[address] = value;
}

/** Adds to one integer. */
export function add(position: Position, address: number, amount: number): void {
  write(position, address, position.memory[address] + amount);
}

/** Writes one cell of the grid; `undoTo` can take it back. */
export function writeCell(position: Position, cell: number, value: number): void {
  note(position.journal, -1 - cell, position.grid[cell]);
  position.grid[cell] = value;
}

function note(journal: Journal, place: number, old: number): void {
  let { entries } = journal;
  if (journal.length + 2 > entries.length) {
    entries = new Int32Array(entries.length * 2);
    entries.set(journal.entries);
    journal.entries = entries;
  }
  entries[journal.length++] = place;
  entries[journal.length++] = old;
}

/** The present point, for `undoTo`. */
export function markOf(position: Position): number {
  return position.journal.length;
}

/** Takes back every write since the mark was taken. */
export function undoTo(position: Position, mark: number): void {
  const { journal, memory, grid } = position;
  while (journal.length > mark) {
    journal.length -= 2;
    const place = journal.entries[journal.length];
    const old = journal.entries[journal.length + 1];
    if (place >= 0) memory[place] = old;
    else grid[-1 - place] = old;
  }
}

/** Forgets how to undo what was done so far. */
export function clearJournal(position: Position): void {
  position.journal.length = 0;
}

/** Notes a fact for answers and feeds, if anybody listens. */
export function report(position: Position, event: GameEvent): void {
  position.events?.push(event);
}

/** A number that two positions share only when they hold the same (FNV-1a over all they hold). */
export function digest(position: Position): string {
  let hash = 0x811c9dc5;
  for (const value of position.memory) hash = Math.imul(hash ^ value, 0x01000193);
  for (const value of position.grid) hash = Math.imul(hash ^ value, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
