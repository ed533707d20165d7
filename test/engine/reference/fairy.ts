/** The fairy (R-FAIRY-1..6). */
import type { Feature } from './board.ts';
import { type BoardPiece, isFollower, type Position } from './position.ts';
import type { Points } from './report.ts';

/** The follower that the fairy belongs to, if it is still on the board (R-FAIRY-3). */
export function followerOfFairy(position: Position): BoardPiece | undefined {
  return position.pieces.find((piece) => piece === position.fairy?.follower);
}

/** R-FAIRY-1: the followers that the seat may put the fairy next to. */
export function followersForFairy(position: Position, seat: number): BoardPiece[] {
  if (!position.rules.expansions.includes('princess-and-dragon')) return [];
  return position.pieces.filter(
    (piece) => piece.seat === seat && isFollower(piece.piece) && piece !== followerOfFairy(position),
  );
}

export function moveFairy(position: Position, follower: BoardPiece): void {
  position.fairy = { x: follower.x, y: follower.y, follower };
}

/** R-FAIRY-4. */
export function payFairyAtTurn(position: Position, seat: number): Points[] {
  if (followerOfFairy(position)?.seat !== seat) return [];
  position.scores[seat] = (position.scores[seat] ?? 0) + 1;
  return [{ seat, points: 1, kind: 'fairy-turn', feature: undefined }];
}

/** R-FAIRY-5, for a feature that is being scored. */
export function fairyPoints(position: Position, feature: Feature): Points[] {
  const follower = followerOfFairy(position);
  if (!follower || !feature.pieces.includes(follower)) return [];
  return [{ seat: follower.seat, points: 3, kind: 'fairy', feature: feature.name }];
}
