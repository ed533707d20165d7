import type { PieceKind } from '../../core/piece-kind.ts';
import { featureOf, isOnTile, tileOf } from '../../core/position/features.ts';
import { piecesOnBoard, segmentOfPiece } from '../../core/position/pieces.ts';
import type { Position } from '../../core/position/position.ts';
import { activeSeat } from '../../core/position/seats.ts';
import { typeOfTile } from '../../core/position/tiles.ts';
import { partOf, setSecondPartDue } from '../../core/position/turn-state.ts';

/** The builder: a figure that gives its seat a second part (R-DEP-10, R-TB-6). */
export const builder: PieceKind = {
  name: 'builder',
  perSeat: 1,
  follower: false,
  claims: ['city', 'road'],
  claimsRule: 'R-DEP-10',
  joinsFollower: 'R-DEP-10',
  onlyIncomplete: true,
  sentences: {
    'R-DEP-10':
      'A builder joins a follower of your own on a city or road that is not complete after this tile.',
  },
  strength: () => 0,
};

/**
 * A tile of the first part that extends or completes a feature with the active seat's builder brings a second part
 * (R-TB-8, R-TB-10); an abbey extends nothing (R-TB-9).
 */
export function callSecondPart(position: Position, tile: number): void {
  if (partOf(position) !== 1 || typeOfTile(position, tile).facts.fitsAnything) return;
  for (const piece of piecesOnBoard(position, { seat: activeSeat(position), kind: builder })) {
    const segment = segmentOfPiece(position, piece);
    const isExtended = isOnTile(position, featureOf(position, segment), tile);
    if (isExtended && tileOf(position, segment) !== tile) setSecondPartDue(position, true);
  }
}
