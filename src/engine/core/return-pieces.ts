import { hasFollowerOn } from './deployment/legal.ts';
import { featureOf, isOccupied } from './position/features.ts';
import { ownerOfPiece, piecesOn, removePiece, segmentOfPiece, standingOf } from './position/pieces.ts';
import { type Position, report } from './position/position.ts';
import { kindOfPiece } from './ruleset.ts';

/**
 * Takes pieces on the board home into the supplies of their seats, in this order. Figures that joined a follower
 * leave with the last one of their seat (R-DEP-15).
 */
export function takeHome(position: Position, pieces: readonly number[]): void {
  const left = pieces.map((piece) => ({
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

function returnPiece(position: Position, piece: number): void {
  if (position.events !== undefined) {
    report(position, {
      type: 'piece-returned',
      seat: ownerOfPiece(position, piece),
      piece: kindOfPiece(position, piece).name,
      from: standingOf(position, piece),
    });
  }
  removePiece(position, piece);
}
