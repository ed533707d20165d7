import { CORNERS } from '../board/cell.ts';
import type { Scope } from '../expansion.ts';
import type { PieceKind } from '../piece-kind.ts';
import { featureOf, isComplete, isOccupied, openSidesOf } from '../position/features.ts';
import { piecesOn, supplyOf } from '../position/pieces.ts';
import { NONE, type Position } from '../position/position.ts';
import { firstSegmentOf, tilesOnBoard, typeOfTile, xOf, yOf } from '../position/tiles.ts';
import type { Refusal } from '../refusal.ts';
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
  if (vetoOn(position, tile) !== undefined) return 0;
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

/** Why nothing may be deployed on a tile, whatever the piece; undefined where that depends on the piece. */
export function vetoOn(position: Position, tile: number): Refusal | undefined {
  for (const veto of rulesetOf(position).hooks.vetoDeployment) {
    const refused = veto(position, tile);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** The rule that lets followers go on other tiles when this one is placed; undefined if there is none. */
export function ruleThatOpensBoard(position: Position, placed: number): string | undefined {
  for (const opens of rulesetOf(position).hooks.opensBoard) {
    const rule = opens(position, placed);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

/** Whether a piece of a kind may be deployed on a spot of a tile other than the placed one, which opens the board. */
export function mayGoElsewhere(position: Position, kind: number, tile: number, spot: number): boolean {
  const { pieces, claims } = rulesetOf(position);
  const piece = pieces[kind] as PieceKind;
  const type = typeOfTile(position, tile);
  if (!piece.follower || spot >= type.kindOf.length) return false;
  if ((claims[kind] & (1 << type.kindOf[spot])) === 0) return false;
  const feature = featureOf(position, firstSegmentOf(position, tile) + spot);
  return !isOccupied(position, feature) && !isComplete(position, feature);
}

/** The legal deployments of a seat on other tiles of the board, if the placed one opens it. */
export function deploymentsElsewhere(position: Position, seat: number, placed: number): Deployment[] {
  if (ruleThatOpensBoard(position, placed) === undefined) return [];
  const { pieces } = rulesetOf(position);
  const kinds = [...pieces.keys()].filter(
    (kind) => pieces[kind]?.notWithTile === undefined && supplyOf(position, seat, kind) > 0,
  );
  return tilesOnBoard(position).flatMap((tile) => {
    if (tile === placed || vetoOn(position, tile) !== undefined) return [];
    const [x, y] = [xOf(position, tile), yOf(position, tile)];
    const { segments } = typeOfTile(position, tile).facts;
    return segments.flatMap(({ id, index }) =>
      kinds
        .filter((kind) => mayGoElsewhere(position, kind, tile, index))
        .map((kind) => ({ piece: pieces[kind]?.name ?? '', x, y, segment: id })),
    );
  });
}

/** Room for the deployments on one tile, used again and again because it is needed for each placement tried. */
let codes = new Int32Array(0);

/** The legal deployments of a seat with a tile, by name: on it, then on others if it opens the board and they are in the scope. */
export function deploymentsOn(
  position: Position,
  seat: number,
  tile: number,
  scope: Scope = 'all',
): Deployment[] {
  const most = position.box.pieces.length * SPOTS;
  if (codes.length < most) codes = new Int32Array(most);
  const count = listDeployments(position, seat, tile, codes);
  const deployments: Deployment[] = [];
  for (let index = 0; index < count; index++) deployments.push(deploymentOf(position, tile, codes[index]));
  if (scope === 'tile') return deployments;
  for (const elsewhere of deploymentsElsewhere(position, seat, tile)) deployments.push(elsewhere);
  return deployments;
}
