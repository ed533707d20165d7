import { CORNERS, type Corner } from './board/cell.ts';
import {
  factsOfSegment,
  featureOf,
  firstSegmentOf,
  isOccupied,
  openSidesOf,
  tileOf,
  typeOfTile,
} from './board/features.ts';
import type { Deployment } from './deployment.ts';
import type { Standing } from './events.ts';
import { add, NONE, type Position, report, write } from './position.ts';
import type { FeatureFacts } from './scoring/feature-facts.ts';

/** A kind of piece: what it may claim, what it needs there, what it weighs. */
export interface PieceKind {
  readonly name: string;
  /** How many every seat begins with. */
  readonly perSeat: number;
  /** Followers earn points and return; figures (builder, pig, barn) only help (chapter 1). */
  readonly follower: boolean;
  /** Kinds of feature that it may claim. */
  readonly claims: readonly string[];
  /** Rule that says so, for refusals. */
  readonly claimsRule: string;
  /** Sentences for the rules that this piece brings, by rule id. */
  readonly sentences: Readonly<Record<string, string>>;
  /** It joins a follower of its own seat instead of claiming an unoccupied feature; the rule that says so. */
  readonly joinsOwnFollower?: string;
  /** It may not be put on a feature that is complete. */
  readonly onlyIncomplete?: boolean;
  /** It stays when its feature is scored. */
  readonly stays?: boolean;
  /** What it weighs in a majority (R-OWN-1); figures weigh nothing. */
  strength(facts: FeatureFacts): number;
  /**
   * For a piece that stands on a corner of the tile instead of a segment: the segment of that tile that it would
   * belong to, or the id of the rule against it.
   */
  segmentAtCorner?(position: Position, tile: number, corner: number): number | string;
}

/**
 * A deployment as one number: kind of piece * 32 + spot. Spots 0 to 15 are segments of the tile by index, 16 to 19
 * its corners in board orientation.
 */
export type DeploymentCode = number;
export const SPOTS = 32;
const FIRST_CORNER = 16;

/** How many pieces of a kind a seat has in its supply. */
export function supplyOf(position: Position, seat: number, kind: number): number {
  return position.memory[position.at.supply + seat * position.ruleset.pieces.length + kind];
}

/** Puts pieces into a seat's supply, or takes them from it. */
export function changeSupply(position: Position, seat: number, kind: number, amount: number): void {
  add(position, position.at.supply + seat * position.ruleset.pieces.length + kind, amount);
}

/** Numbers (rows) of the pieces that stand on a feature. */
export function piecesOn(position: Position, feature: number): number[] {
  const { at, memory } = position;
  const pieces: number[] = [];
  if (!isOccupied(position, feature)) return pieces;
  for (let piece = 0; piece < at.pieceCapacity; piece++) {
    const segment = memory[at.pieceSegment + piece];
    if (segment >= 0 && featureOf(position, segment) === feature) pieces.push(piece);
  }
  return pieces;
}

/** The kind of the piece in a row. */
export function kindOfPiece(position: Position, piece: number): PieceKind {
  return position.ruleset.pieces[position.memory[position.at.pieceKind + piece]] as PieceKind;
}

/** The seat that owns the piece in a row. */
export function ownerOfPiece(position: Position, piece: number): number {
  return position.memory[position.at.pieceSeat + piece];
}

/** Whether a seat has a follower on a feature. */
function hasFollowerOn(position: Position, seat: number, feature: number): boolean {
  const { at, memory } = position;
  if (!isOccupied(position, feature)) return false;
  for (let piece = 0; piece < at.pieceCapacity; piece++) {
    const segment = memory[at.pieceSegment + piece];
    if (segment < 0 || memory[at.pieceSeat + piece] !== seat) continue;
    if (featureOf(position, segment) === feature && kindOfPiece(position, piece).follower) return true;
  }
  return false;
}

/** Whether a seat's piece of one kind stands on a feature. */
export function hasPieceOn(position: Position, seat: number, kind: number, feature: number): boolean {
  return piecesOn(position, feature).some(
    (piece) =>
      position.memory[position.at.pieceKind + piece] === kind && ownerOfPiece(position, piece) === seat,
  );
}

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
  const piece = position.ruleset.pieces[kind] as PieceKind;
  if (piece.segmentAtCorner !== undefined) {
    if (spot < FIRST_CORNER) return piece.claimsRule;
    const segment = piece.segmentAtCorner(position, tile, spot - FIRST_CORNER);
    return typeof segment === 'string' ? segment : undefined;
  }
  const type = typeOfTile(position, tile);
  if (spot >= type.kindOf.length) return 'R-DEP-2';
  if ((position.ruleset.claims[kind] & (1 << type.kindOf[spot])) === 0) return piece.claimsRule;
  const feature = featureOf(position, firstSegmentOf(position, tile) + spot);
  if (piece.joinsOwnFollower === undefined) return isOccupied(position, feature) ? 'R-DEP-3' : undefined;
  if (!hasFollowerOn(position, seat, feature)) return piece.joinsOwnFollower;
  return piece.onlyIncomplete === true && openSidesOf(position, feature) === 0
    ? piece.joinsOwnFollower
    : undefined;
}

/**
 * Lists the legal deployments of a seat on a tile as codes.
 * @param out takes them, from its beginning
 * @returns how many there are
 */
export function listDeployments(position: Position, seat: number, tile: number, out: Int32Array): number {
  const { pieces } = position.ruleset;
  const segments = typeOfTile(position, tile).kindOf.length;
  let count = 0;
  for (let kind = 0; kind < pieces.length; kind++) {
    if (supplyOf(position, seat, kind) === 0) continue;
    const onCorners = (pieces[kind] as PieceKind).segmentAtCorner !== undefined;
    const from = onCorners ? FIRST_CORNER : 0;
    const to = onCorners ? FIRST_CORNER + CORNERS.length : segments;
    for (let spot = from; spot < to; spot++) {
      if (ruleAgainst(position, seat, kind, tile, spot) === undefined) out[count++] = kind * SPOTS + spot;
    }
  }
  return count;
}

/** The legal deployments of a seat on a tile, by name. */
export function deploymentsOn(position: Position, seat: number, tile: number): Deployment[] {
  const codes = new Int32Array(position.ruleset.pieces.length * SPOTS);
  const count = listDeployments(position, seat, tile, codes);
  return Array.from(codes.subarray(0, count), (code) => deploymentOf(position, tile, code));
}

/** A deployment's names. */
export function deploymentOf(position: Position, tile: number, code: DeploymentCode): Deployment {
  const piece = (position.ruleset.pieces[Math.floor(code / SPOTS)] as PieceKind).name;
  const spot = code % SPOTS;
  if (spot >= FIRST_CORNER) return { piece, corner: CORNERS[spot - FIRST_CORNER] as Corner };
  return { piece, segment: typeOfTile(position, tile).facts.segments[spot]?.id ?? '' };
}

/** The spot that a deployment names on a tile, or NONE when the tile has no such place. */
export function spotOf(position: Position, tile: number, deployment: Deployment): number {
  if ('corner' in deployment) return FIRST_CORNER + CORNERS.indexOf(deployment.corner);
  return typeOfTile(position, tile).facts.segments.findIndex((segment) => segment.id === deployment.segment);
}

/** Takes a piece from a seat's supply and puts it on a spot of a tile. */
export function deploy(position: Position, seat: number, tile: number, code: DeploymentCode): number {
  const kind = Math.floor(code / SPOTS);
  const spot = code % SPOTS;
  const corner = spot >= FIRST_CORNER ? spot - FIRST_CORNER : NONE;
  const segment =
    corner === NONE ? firstSegmentOf(position, tile) + spot : segmentAtCorner(position, kind, tile, corner);
  changeSupply(position, seat, kind, -1);
  const piece = putPiece(position, seat, kind, segment, corner);
  if (position.events !== undefined) {
    report(position, {
      type: 'piece-deployed',
      seat,
      piece: kindOfPiece(position, piece).name,
      at: standingOf(position, piece),
    });
  }
  return piece;
}

function segmentAtCorner(position: Position, kind: number, tile: number, corner: number): number {
  const segment = position.ruleset.pieces[kind]?.segmentAtCorner?.(position, tile, corner);
  if (typeof segment !== 'number') throw new Error(`no piece may stand on corner ${corner} of tile ${tile}`);
  return segment;
}

/**
 * Puts a piece that is nowhere on a segment, or off the board (a negative place below NONE).
 * @returns its row
 */
export function putPiece(
  position: Position,
  seat: number,
  kind: number,
  segment: number,
  corner: number,
): number {
  const { at } = position;
  const piece = position.memory.indexOf(NONE, at.pieceSegment) - at.pieceSegment;
  write(position, at.pieceSeat + piece, seat);
  write(position, at.pieceKind + piece, kind);
  write(position, at.pieceCorner + piece, corner);
  write(position, at.pieceSegment + piece, segment);
  if (segment >= 0) add(position, at.featurePieces + featureOf(position, segment), 1);
  return piece;
}

/** Moves a piece from where it stands to a segment. */
export function movePiece(position: Position, piece: number, segment: number): void {
  leavePlace(position, piece);
  write(position, position.at.pieceSegment + piece, segment);
  add(position, position.at.featurePieces + featureOf(position, segment), 1);
}

/** Sends a piece home into its seat's supply. */
export function returnPiece(position: Position, piece: number): void {
  const { at, memory } = position;
  if (position.events !== undefined) {
    report(position, {
      type: 'piece-returned',
      seat: ownerOfPiece(position, piece),
      piece: kindOfPiece(position, piece).name,
      from: standingOf(position, piece),
    });
  }
  changeSupply(position, memory[at.pieceSeat + piece], memory[at.pieceKind + piece], 1);
  leavePlace(position, piece);
}

function leavePlace(position: Position, piece: number): void {
  const { at, memory } = position;
  const segment = memory[at.pieceSegment + piece];
  if (segment >= 0) add(position, at.featurePieces + featureOf(position, segment), -1);
  write(position, at.pieceSegment + piece, NONE);
}

/** Where a piece on the board stands. */
export function standingOf(position: Position, piece: number): Standing {
  const { at, memory } = position;
  const segment = memory[at.pieceSegment + piece];
  const corner = memory[at.pieceCorner + piece];
  const tile = tileOf(position, segment);
  const place = { x: memory[at.tileX + tile], y: memory[at.tileY + tile] };
  if (corner !== NONE) return { ...place, corner: CORNERS[corner] as Corner };
  return { ...place, segment: factsOfSegment(position, segment).id };
}
