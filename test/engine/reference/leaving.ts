/** Pieces that leave the board for another reason than that their feature was scored. */
import { featureOf, survey } from './board.ts';
import { type BoardPiece, isFollower, type Position } from './position.ts';

/** Takes the pieces off the board, and the builders and pigs that may not stay without them (R-DEP-15). */
export function leaveBoard(position: Position, leaving: readonly BoardPiece[]): void {
  position.pieces = position.pieces.filter((piece) => !leaving.includes(piece));
  const board = survey(position);
  position.pieces = position.pieces.filter((piece) => {
    if (piece.piece !== 'builder' && piece.piece !== 'pig') return true;
    const { pieces } = featureOf(board, piece.x, piece.y, piece.segment);
    return pieces.some((other) => other.seat === piece.seat && isFollower(other.piece));
  });
}
