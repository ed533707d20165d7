import { hasFollowerOn } from '../../core/deployment/legal.ts';
import type { AgendaReason, FieldClaim, Phase } from '../../core/expansion.ts';
import type { PieceKind } from '../../core/piece-kind.ts';
import { featureOf, featuresOfTile, tileOf } from '../../core/position/features.ts';
import {
  hasPieceOn,
  ownerOfPiece,
  piecesOn,
  piecesOnBoard,
  segmentOfPiece,
} from '../../core/position/pieces.ts';
import { compareFeatures } from '../../core/position/places.ts';
import { type Position, rulesOf } from '../../core/position/position.ts';
import { placedTile } from '../../core/position/turn-state.ts';
import { putOnAgenda } from '../../core/scoring/agenda.ts';
import { payField } from '../../core/scoring/fields.ts';
import { fieldAtCrossing } from './crossing.ts';

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
    const segment = fieldAtCrossing(position, tile, corner);
    if (segment === undefined) return 'R-BARN-1';
    return hasBarn(position, featureOf(position, segment)) ? 'R-BARN-2' : segment;
  },
};

/** The farmers of a field when a barn is put into it (R-BARN-5, R-SCORE-10). */
const barnPlaced: AgendaReason = {
  name: 'field-barn-placed',
  pay(position, field) {
    payField(position, field, rulesOf(position).fieldPoints, 'field-barn-placed');
  },
};

/** The farmers of a field that was joined with a barn's (R-BARN-6, R-SCORE-11). */
export const barnConnected: AgendaReason = {
  name: 'field-barn-connected',
  pay(position, field) {
    payField(position, field, JOINED_POINTS, 'field-barn-connected');
  },
};

export const barnAgenda = [barnPlaced, barnConnected];

/** Lists the fields of this tile to be scored for a barn, after all completed features (R-TURN-6). */
export const barnFieldsPhase: Phase = {
  name: 'barn-fields',
  slot: 'complete',
  run(position) {
    const tile = placedTile(position);
    const fields = featuresOfTile(position, tile, hasBarn);
    if (fields.length === 0) return 'done';
    const placed = fields.filter((field) => isBarnNew(position, field, tile));
    const connected = fields.filter((field) => !placed.includes(field) && hasFarmer(position, field));
    for (const field of placed) putOnAgenda(position, field, barnPlaced.name);
    for (const field of connected.sort((a, b) => compareFeatures(position, a, b))) {
      putOnAgenda(position, field, barnConnected.name);
    }
    return 'done';
  },
};

/** Whether a barn stands in a field. */
export function hasBarn(position: Position, field: number): boolean {
  return hasPieceOn(position, field, { kind: barn });
}

/** Whether a field has a farmer of any seat. */
export function hasFarmer(position: Position, field: number): boolean {
  return hasFollowerOn(position, undefined, field);
}

/** Every owner of a barn gets the same for each city of its field (R-BARN-8, R-SCORE-12). */
export function barnClaims(position: Position): FieldClaim[] {
  return piecesOnBoard(position, { kind: barn }).map((piece) => ({
    seat: ownerOfPiece(position, piece),
    field: featureOf(position, segmentOfPiece(position, piece)),
    kind: 'barn',
    perCity: BARN_POINTS,
  }));
}

/** The tile was placed in this part, so a barn on it is one of this part. */
function isBarnNew(position: Position, field: number, tile: number): boolean {
  return piecesOn(position, field, { kind: barn }).some(
    (piece) => tileOf(position, segmentOfPiece(position, piece)) === tile,
  );
}
