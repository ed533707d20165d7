import { featureOf, kindOfPiece, ownerOfPiece, piecesOnBoard, segmentOfPiece } from '#engine/search';
import type { Outlook } from './outlook.ts';

/** Calls back with the seat and the feature of each piece of a kind on the board. */
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
