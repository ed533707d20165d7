import { hasFollowerOn } from './deployment/legal.ts';
import { featureOf, isOccupied, tileOf } from './position/features.ts';
import {
  movePieceOffBoard,
  ownerOfPiece,
  pieceRows,
  piecesOn,
  removePiece,
  segmentOfPiece,
  standingOf,
} from './position/pieces.ts';
import { NONE, type Position, report } from './position/position.ts';
import { kindOfPiece, namedPiece, rulesetOf } from './ruleset.ts';

/** All pieces on a tile, those that stand above it last. */
export function piecesOnTile(position: Position, tile: number): number[] {
  const pieces: number[] = [];
  for (let piece = 0; piece < pieceRows(position); piece++) {
    const segment = segmentOfPiece(position, piece);
    if (segment > NONE && tileOf(position, segment) === tile) pieces.push(piece);
  }
  for (const hook of rulesetOf(position).hooks.piecesAbove) pieces.push(...hook(position, tile));
  return pieces;
}

/**
 * Takes pieces home into the supplies of their seats, in this order; those above tiles without an event. Figures that joined a follower
 * leave with the last one of their seat (R-DEP-15).
 */
export function takeHome(position: Position, pieces: readonly number[]): void {
  const onBoard = pieces.filter((piece) => segmentOfPiece(position, piece) > NONE);
  const left = onBoard.map((piece) => ({
    seat: ownerOfPiece(position, piece),
    feature: featureOf(position, segmentOfPiece(position, piece)),
  }));
  for (const piece of pieces) returnPiece(position, piece);
  for (const { seat, feature } of left) {
    for (const figure of strandedOn(position, seat, feature)) returnPiece(position, figure);
  }
}

/** Figures of a seat on a feature that joined a follower, when there is none any more. */
function strandedOn(position: Position, seat: number, feature: number): number[] {
  if (!isOccupied(position, feature) || hasFollowerOn(position, seat, feature)) return [];
  return piecesOn(position, feature, { seat }).filter(
    (piece) => kindOfPiece(position, piece).joinsFollower !== undefined,
  );
}

/**
 * Takes a piece away from where it stands, to a place off the board; figures that joined it return to their supply (R-DEP-15).
 * @param place number that `declarePlaces` gave to it
 */
export function takeAway(position: Position, piece: number, place: number): void {
  const seat = ownerOfPiece(position, piece);
  const segment = segmentOfPiece(position, piece);
  leave(position, piece);
  movePieceOffBoard(position, piece, place);
  if (segment <= NONE) return;
  const feature = featureOf(position, segment);
  for (const figure of strandedOn(position, seat, feature)) returnPiece(position, figure);
}

function leave(position: Position, piece: number): void {
  for (const onLeaving of rulesetOf(position).hooks.onLeaving) onLeaving(position, piece);
}

function returnPiece(position: Position, piece: number): void {
  leave(position, piece);
  if (position.events !== undefined && segmentOfPiece(position, piece) > NONE) {
    report(position, {
      type: 'piece-returned',
      ...namedPiece(position, piece),
      from: standingOf(position, piece),
    });
  }
  removePiece(position, piece);
}
