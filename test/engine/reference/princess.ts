/** The princess (R-PRINCESS-1, R-PRINCESS-2). */
import { type Board, cellKey, featureOf } from './board.ts';
import { type BoardPiece, isFollower, type Place, type Position } from './position.ts';

/** The followers in the cities of a tile's princesses, when that tile has just been placed. */
export function knightsToSendAway(board: Board, position: Position, at: Place): BoardPiece[] {
  if (!position.rules.expansions.includes('princess-and-dragon')) return [];
  const segments = board.cells.get(cellKey(at.x, at.y))?.segments ?? [];
  return segments
    .filter(({ princess }) => princess)
    .flatMap(({ id }) => featureOf(board, at.x, at.y, id).pieces)
    .filter(({ piece }) => isFollower(piece));
}
