import { NEIGHBOUR_X, NEIGHBOUR_Y, SIDE_X, SIDE_Y } from '../../core/board/cell.ts';
import {
  compareNames,
  featureOf,
  featuresOfTile,
  firstSegmentOf,
  tileOf,
  typeOfTile,
} from '../../core/board/features.ts';
import { tileAt } from '../../core/board/placement.ts';
import { NO_SEGMENT } from '../../core/board/tile-type.ts';
import { GO_ON, type Phase, type PhaseOutcome } from '../../core/expansion.ts';
import { kindOfPiece, ownerOfPiece, type PieceKind, piecesOn } from '../../core/pieces.ts';
import { NONE, type Position } from '../../core/position.ts';
import { payField } from '../../core/scoring/fields.ts';
import { type AgendaReason, type FieldClaim, putOnAgenda } from '../../core/scoring/settle.ts';

/** Points of a barn's owner for each city of its field at the end (R-BARN-8). */
const BARN_POINTS = 4;
/** Points of a farmer for each city when its field is joined with a barn's (R-SCORE-11). */
const JOINED_POINTS = 1;

/** The barn: a figure for the corner of four fields, which stays to the end (R-BARN-1..3). */
export const barn: PieceKind = {
  name: 'barn',
  perSeat: 1,
  follower: false,
  claims: ['field'],
  claimsRule: 'R-BARN-1',
  sentences: {
    'R-BARN-1': 'A barn goes on a corner where four tiles meet and each of them shows only field.',
    'R-BARN-2': 'There is a barn in this field already.',
  },
  stays: true,
  strength: () => 0,
  segmentAtCorner(position, tile, corner) {
    if (!doFourFieldsMeet(position, tile, corner)) return 'R-BARN-1';
    const segment = firstSegmentOf(position, tile) + fieldAtCorner(position, tile, corner);
    return hasBarn(position, featureOf(position, segment)) ? 'R-BARN-2' : segment;
  },
};

/** The farmers of a field when a barn is put into it (R-BARN-5, R-SCORE-10). */
export const barnPlaced: AgendaReason = {
  name: 'field-barn-placed',
  settle(position, field) {
    payField(position, field, position.ruleset.rules.fieldPoints, 'field-barn-placed');
  },
};

/** The farmers of a field that was joined with a barn's (R-BARN-6, R-SCORE-11). */
export const barnConnected: AgendaReason = {
  name: 'field-barn-connected',
  settle(position, field) {
    payField(position, field, JOINED_POINTS, 'field-barn-connected');
  },
};

/** Lists the fields of this tile to be scored for a barn, after all completed features (R-TURN-6). */
export const barnFieldsPhase: Phase = {
  name: 'barn-fields',
  slot: 'complete',
  run(position): PhaseOutcome {
    const tile = position.memory[position.at.placed];
    const fields = featuresOfTile(position, tile).filter((feature) => hasBarn(position, feature));
    const placed = fields.filter((field) => isBarnNew(position, field, tile));
    const connected = fields.filter((field) => !placed.includes(field) && hasFarmer(position, field));
    for (const field of placed) putOnAgenda(position, field, barnPlaced.name);
    for (const field of connected.sort((a, b) => compareNames(position, a, b))) {
      putOnAgenda(position, field, barnConnected.name);
    }
    return GO_ON;
  },
};

/** Whether a barn stands in a field. */
export function hasBarn(position: Position, field: number): boolean {
  return piecesOn(position, field).some((piece) => kindOfPiece(position, piece) === barn);
}

/** Whether a farmer of anybody stands in a field. */
export function hasFarmer(position: Position, field: number): boolean {
  return piecesOn(position, field).some((piece) => kindOfPiece(position, piece).follower);
}

/** Every owner of a barn gets the same for each city of its field (R-BARN-8, R-SCORE-12). */
export function barnClaims(position: Position): FieldClaim[] {
  const { at, memory } = position;
  const claims: FieldClaim[] = [];
  for (let piece = 0; piece < at.pieceCapacity; piece++) {
    const segment = memory[at.pieceSegment + piece];
    if (segment < 0 || kindOfPiece(position, piece) !== barn) continue;
    const field = featureOf(position, segment);
    claims.push({ seat: ownerOfPiece(position, piece), field, kind: 'barn', perCity: BARN_POINTS });
  }
  return claims;
}

/** The tile was placed in this part, so a barn on it is one of this part. */
function isBarnNew(position: Position, field: number, tile: number): boolean {
  return piecesOn(position, field).some(
    (piece) =>
      kindOfPiece(position, piece) === barn &&
      tileOf(position, position.memory[position.at.pieceSegment + piece]) === tile,
  );
}

/** The corner of each of the four tiles that is the same point of the board shows one field segment. */
function doFourFieldsMeet(position: Position, tile: number, corner: number): boolean {
  const { at, memory } = position;
  const x = memory[at.tileX + tile];
  const y = memory[at.tileY + tile];
  const next = (corner + 1) & 3;
  const diagonal = corner * 2 + 1;
  const meeting = [
    [tile, corner],
    [tileAt(position, x + SIDE_X[corner], y + SIDE_Y[corner]), next],
    [tileAt(position, x + SIDE_X[next], y + SIDE_Y[next]), (corner + 3) & 3],
    [tileAt(position, x + NEIGHBOUR_X[diagonal], y + NEIGHBOUR_Y[diagonal]), (corner + 2) & 3],
  ] as const;
  return meeting.every(([each, at]) => each !== NONE && fieldAtCorner(position, each, at) !== NO_SEGMENT);
}

/** The segment to which both half-edges at a corner belong, in board orientation, or NO_SEGMENT. */
function fieldAtCorner(position: Position, tile: number, corner: number): number {
  const type = typeOfTile(position, tile);
  const turned = position.memory[position.at.tileRotation + tile] * 8;
  const before = type.halfSegment[turned + corner * 2 + 1];
  const after = type.halfSegment[turned + ((corner * 2 + 2) & 7)];
  return before === after && type.facts.segments[before]?.kind.name === 'field' ? before : NO_SEGMENT;
}
