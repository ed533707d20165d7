import { featureOf, kindOfPiece, ownerOfPiece, piecesOnBoard, segmentOfPiece } from '#engine/search';
import type { Outlook } from './outlook.ts';

/** Calls back with each piece of a kind on the board: its seat and the feature that it stands on. */
export function eachPieceOf(
  { search }: Outlook,
  name: string,
  visit: (seat: number, feature: number) => void,
): void {
  for (const piece of piecesOnBoard(search)) {
    if (kindOfPiece(search, piece).name !== name) continue;
    visit(ownerOfPiece(search, piece), featureOf(search, segmentOfPiece(search, piece)));
  }
}
