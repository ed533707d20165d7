import { featureOf, featuresOfTile, tileOf, typeOfTile } from '../../core/board/features.ts';
import { kindOfPiece, type PieceKind } from '../../core/pieces.ts';
import { type Position, write } from '../../core/position.ts';

/** The builder: a figure that gives its seat a second part (R-DEP-10, R-TB-6). */
export const builder: PieceKind = {
  name: 'builder',
  perSeat: 1,
  follower: false,
  claims: ['city', 'road'],
  claimsRule: 'R-DEP-10',
  joinsOwnFollower: 'R-DEP-10',
  onlyIncomplete: true,
  sentences: {
    'R-DEP-10':
      'A builder joins a follower of your own on a city or road that is not complete after this tile.',
  },
  strength: () => 0,
};

/**
 * A tile of the first part that extends or completes a feature with the seat's own builder brings a second part
 * (R-TB-8, R-TB-10); an abbey extends nothing (R-TB-9).
 */
export function callSecondPart(position: Position, tile: number): void {
  const { at, memory } = position;
  if (memory[at.part] !== 1 || typeOfTile(position, tile).facts.fitsAnything) return;
  const features = featuresOfTile(position, tile);
  for (let piece = 0; piece < at.pieceCapacity; piece++) {
    const segment = memory[at.pieceSegment + piece];
    if (segment < 0 || memory[at.pieceSeat + piece] !== memory[at.turnSeat]) continue;
    if (kindOfPiece(position, piece) !== builder || tileOf(position, segment) === tile) continue;
    if (features.includes(featureOf(position, segment))) write(position, at.secondPartDue, 1);
  }
}
