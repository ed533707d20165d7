import { CORNERS, type Corner } from '../board/cell.ts';
import type { Standing } from '../events.ts';
import { countPieces, factsOfSegment, featureOf, isOccupied, tileOf } from './features.ts';
import { add, NONE, type Position, write } from './position.ts';
import { xOf, yOf } from './tiles.ts';

/** Pieces that left their seat's supply. Each has a row, which is free again when it is back home. */

/** How many pieces of a kind a seat has in its supply. */
export function supplyOf(position: Position, seat: number, kind: number): number {
  return position.memory[supplyAddress(position, seat, kind)];
}

/** Puts pieces into a seat's supply, or takes them from it. */
export function changeSupply(position: Position, seat: number, kind: number, amount: number): void {
  add(position, supplyAddress(position, seat, kind), amount);
}

function supplyAddress(position: Position, seat: number, kind: number): number {
  return position.at.supply + seat * position.box.pieces.length + kind;
}

/** The seat that owns a piece. */
export function ownerOfPiece(position: Position, piece: number): number {
  return position.memory[position.at.pieceSeat + piece];
}

/** Number of the kind of a piece. */
export function kindNumberOfPiece(position: Position, piece: number): number {
  return position.memory[position.at.pieceKind + piece];
}

/** How many rows for pieces there are, free ones too. */
export function pieceRows(position: Position): number {
  return position.at.pieces;
}

/** The segment that a piece on the board stands on; less than 0 for a row that is free or a piece off the board. */
export function segmentOfPiece(position: Position, piece: number): number {
  return position.memory[position.at.pieceSegment + piece];
}

/** Which pieces are looked for. */
interface PieceFilter {
  readonly seat?: number;
  readonly kind?: { readonly name: string };
}

const ANY: PieceFilter = {};

/** Pieces on the board in the order of their rows: all, or those of one seat or kind. */
export function piecesOnBoard(position: Position, filter = ANY): number[] {
  const { at, memory } = position;
  const pieces: number[] = [];
  for (let piece = 0; piece < at.pieces; piece++) {
    if (memory[at.pieceSegment + piece] > NONE && isWanted(position, piece, filter)) pieces.push(piece);
  }
  return pieces;
}

/** Pieces on a feature in the order of their rows: all, or those of one seat or kind. */
export function piecesOn(position: Position, feature: number, filter = ANY): number[] {
  if (!isOccupied(position, feature)) return [];
  const pieces: number[] = [];
  for (let piece = 0; piece < position.at.pieces; piece++) {
    if (isOn(position, piece, feature) && isWanted(position, piece, filter)) pieces.push(piece);
  }
  return pieces;
}

/** Whether any piece stands on a feature: of anybody, or of one seat or kind. */
export function hasPieceOn(position: Position, feature: number, filter = ANY): boolean {
  if (!isOccupied(position, feature)) return false;
  for (let piece = 0; piece < position.at.pieces; piece++) {
    if (isOn(position, piece, feature) && isWanted(position, piece, filter)) return true;
  }
  return false;
}

function isOn(position: Position, piece: number, feature: number): boolean {
  const segment = segmentOfPiece(position, piece);
  return segment >= 0 && featureOf(position, segment) === feature;
}

function isWanted(position: Position, piece: number, { seat, kind }: PieceFilter): boolean {
  if (seat !== undefined && ownerOfPiece(position, piece) !== seat) return false;
  return kind === undefined || position.box.pieces[kindNumberOfPiece(position, piece)] === kind;
}

let placesDeclared = 0;

/**
 * Declares places off the board, such as the quarters of a town, where pieces may be that are in no supply.
 * @returns the number of the first; the others follow it
 */
export function declarePlaces(count: number): number {
  const first = placesDeclared;
  placesDeclared += count;
  return first;
}

/**
 * The place off the board for which a piece left the supply, as the number that `declarePlaces` gave to it, or NONE for a
 * row that is free or a piece on the board.
 */
export function placeOffBoard(position: Position, piece: number): number {
  const segment = segmentOfPiece(position, piece);
  return segment < NONE ? NONE - 1 - segment : NONE;
}

/**
 * Takes a piece from a seat's supply and puts it on a segment.
 * @param corner of the tile for a piece that stands on a corner, else NONE
 * @returns its row
 */
export function putPiece(
  position: Position,
  seat: number,
  kind: number,
  segment: number,
  corner: number = NONE,
): number {
  countPieces(position, segment, 1);
  return takeRow(position, seat, kind, segment, corner);
}

/**
 * Takes a piece from a seat's supply and puts it at a place off the board.
 * @param place number that `declarePlaces` gave to it
 * @returns its row
 */
export function putPieceOffBoard(position: Position, seat: number, kind: number, place: number): number {
  return takeRow(position, seat, kind, NONE - 1 - place, NONE);
}

function takeRow(position: Position, seat: number, kind: number, segment: number, corner: number): number {
  const { at, memory } = position;
  const piece = memory.indexOf(NONE, at.pieceSegment) - at.pieceSegment;
  changeSupply(position, seat, kind, -1);
  write(position, at.pieceSeat + piece, seat);
  write(position, at.pieceKind + piece, kind);
  write(position, at.pieceCorner + piece, corner);
  write(position, at.pieceSegment + piece, segment);
  return piece;
}

/** Moves a piece from where it stands, on or off the board, to a segment. */
export function movePiece(position: Position, piece: number, segment: number): void {
  freeRow(position, piece);
  write(position, position.at.pieceSegment + piece, segment);
  countPieces(position, segment, 1);
}

/**
 * Moves a piece from where it stands to a place off the board.
 * @param place number that `declarePlaces` gave to it
 */
export function movePieceOffBoard(position: Position, piece: number, place: number): void {
  freeRow(position, piece);
  write(position, position.at.pieceSegment + piece, NONE - 1 - place);
}

/** The piece at a place off the board that holds one at most, or NONE. */
export function pieceAtPlace({ at, memory }: Position, place: number): number {
  for (let piece = 0; piece < at.pieces; piece++) {
    if (memory[at.pieceSegment + piece] === NONE - 1 - place) return piece;
  }
  return NONE;
}

/** Takes a piece from where it stands into its seat's supply. */
export function removePiece(position: Position, piece: number): void {
  changeSupply(position, ownerOfPiece(position, piece), kindNumberOfPiece(position, piece), 1);
  freeRow(position, piece);
}

function freeRow(position: Position, piece: number): void {
  const segment = segmentOfPiece(position, piece);
  if (segment >= 0) countPieces(position, segment, -1);
  write(position, position.at.pieceSegment + piece, NONE);
}

/** Where a piece on the board stands. */
export function standingOf(position: Position, piece: number): Standing {
  const { at, memory } = position;
  const segment = segmentOfPiece(position, piece);
  const corner = memory[at.pieceCorner + piece];
  const tile = tileOf(position, segment);
  const [x, y] = [xOf(position, tile), yOf(position, tile)];
  if (corner !== NONE) return { x, y, corner: CORNERS[corner] as Corner };
  return { x, y, segment: factsOfSegment(position, segment).id };
}
