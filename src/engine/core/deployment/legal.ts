import { CORNERS } from '../board/cell.ts';
import type { PieceKind } from '../piece-kind.ts';
import { featureOf, isOccupied, openSidesOf } from '../position/features.ts';
import { piecesOn, supplyOf } from '../position/pieces.ts';
import { NONE, type Position } from '../position/position.ts';
import { firstSegmentOf, typeOfTile } from '../position/tiles.ts';
import { kindOfPiece, rulesetOf } from '../ruleset.ts';
import type { Deployment } from './deployment.ts';
import { cornerOf, deploymentOf, FIRST_CORNER, SPOTS } from './spots.ts';

/**
 * Id of the rule against a deployment on a tile by a seat, or undefined when it is legal (chapter 6). Does not
 * look at the supply.
 */
export function ruleAgainst(
  position: Position,
  seat: number,
  kind: number,
  tile: number,
  spot: number,
): string | undefined {
  const { pieces, claims } = rulesetOf(position);
  const piece = pieces[kind] as PieceKind;
  if (piece.segmentAtCorner !== undefined) return ruleAgainstCorner(position, piece, tile, spot);
  const type = typeOfTile(position, tile);
  if (spot >= type.kindOf.length) return 'R-DEP-2';
  if ((claims[kind] & (1 << type.kindOf[spot])) === 0) return piece.claimsRule;
  const feature = featureOf(position, firstSegmentOf(position, tile) + spot);
  if (piece.joinsFollower === undefined) return isOccupied(position, feature) ? 'R-DEP-3' : undefined;
  if (!hasFollowerOn(position, seat, feature)) return piece.joinsFollower;
  const isTooLate = piece.onlyIncomplete === true && openSidesOf(position, feature) === 0;
  return isTooLate ? piece.joinsFollower : undefined;
}

function ruleAgainstCorner(
  position: Position,
  piece: PieceKind,
  tile: number,
  spot: number,
): string | undefined {
  const corner = cornerOf(spot);
  if (corner === NONE) return piece.claimsRule;
  const segment = piece.segmentAtCorner?.(position, tile, corner);
  return typeof segment === 'string' ? segment : undefined;
}

/** Whether a follower stands on a feature: of a seat, or of anybody. */
export function hasFollowerOn(position: Position, seat: number | undefined, feature: number): boolean {
  if (!isOccupied(position, feature)) return false;
  const filter = seat === undefined ? {} : { seat };
  return piecesOn(position, feature, filter).some((piece) => kindOfPiece(position, piece).follower);
}

/**
 * Lists the legal deployments of a seat on a tile as numbers (`SPOTS`).
 * @param out takes them, from its beginning
 * @returns how many there are
 */
export function listDeployments(position: Position, seat: number, tile: number, out: Int32Array): number {
  const { pieces } = rulesetOf(position);
  const segments = typeOfTile(position, tile).kindOf.length;
  let count = 0;
  for (let kind = 0; kind < pieces.length; kind++) {
    const piece = pieces[kind] as PieceKind;
    if (piece.notWithTile !== undefined || supplyOf(position, seat, kind) === 0) continue;
    const onCorners = piece.segmentAtCorner !== undefined;
    const from = onCorners ? FIRST_CORNER : 0;
    const to = onCorners ? FIRST_CORNER + CORNERS.length : segments;
    for (let spot = from; spot < to; spot++) {
      if (ruleAgainst(position, seat, kind, tile, spot) === undefined) out[count++] = kind * SPOTS + spot;
    }
  }
  return count;
}

/** Room for the deployments on one tile, used again and again because it is needed for each placement tried. */
let codes = new Int32Array(0);

/** The legal deployments of a seat on a tile, by name. */
export function deploymentsOn(position: Position, seat: number, tile: number): Deployment[] {
  const most = position.box.pieces.length * SPOTS;
  if (codes.length < most) codes = new Int32Array(most);
  const count = listDeployments(position, seat, tile, codes);
  const deployments: Deployment[] = [];
  for (let index = 0; index < count; index++) deployments.push(deploymentOf(position, tile, codes[index]));
  return deployments;
}
