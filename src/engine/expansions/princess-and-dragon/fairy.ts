import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import type { DecisionMember } from '../../core/expansion.ts';
import { formatPlace, readPlace } from '../../core/notation.ts';
import { featureOf, tileOf } from '../../core/position/features.ts';
import { ownerOfPiece, piecesOnBoard, segmentOfPiece } from '../../core/position/pieces.ts';
import { placeOf } from '../../core/position/places.ts';
import { NONE, type Position, report } from '../../core/position/position.ts';
import { activeSeat } from '../../core/position/seats.ts';
import { perGame } from '../../core/position/state.ts';
import { refusal } from '../../core/refusal.ts';
import { kindOfPiece } from '../../core/ruleset.ts';
import { pay } from '../../core/scoring/pay.ts';
import type { Reason } from './marks.ts';

/** Points for the owner of the fairy's follower: at the start of a turn, and when its feature is scored (R-FAIRY-4, R-FAIRY-5). */
const TURN_POINTS = 1;
const SCORE_POINTS = 3;

/** The tile of the fairy, or NONE before it is moved first (R-DT-3). */
export const fairyTile = perGame('tile of the fairy', NONE);
/** The follower that it stands beside, or NONE where that left the board (R-FAIRY-3). */
const fairyPiece = perGame('follower of the fairy', NONE);

export const fairyState = [fairyTile, fairyPiece];

/** The follower that the fairy stands beside, or NONE. */
export function followerOfFairy(position: Position): number {
  return fairyPiece.get(position);
}

/** When its follower leaves the board, the fairy stays and belongs to no seat (R-FAIRY-3). */
export function loseFollower(position: Position, piece: number): void {
  if (fairyPiece.get(position) === piece) fairyPiece.set(position, NONE);
}

/** A point for a seat that begins its turn with the fairy beside its follower (R-FAIRY-4, R-FAIRY-6). */
export function payForTurn(position: Position, seat: number): void {
  const piece = fairyPiece.get(position);
  if (piece === NONE || ownerOfPiece(position, piece) !== seat) return;
  pay(position, { seat, points: TURN_POINTS, kind: 'fairy-turn', isApart: true });
}

/** Points for the owner of the follower when its feature is scored, whether or not that seat owns it (R-FAIRY-5). */
export function payWithFeature(position: Position, feature: number): void {
  const piece = fairyPiece.get(position);
  if (piece === NONE || featureOf(position, segmentOfPiece(position, piece)) !== feature) return;
  pay(position, { seat: ownerOfPiece(position, piece), points: SCORE_POINTS, kind: 'fairy', feature });
}

/** The same at the end of the game, where every feature with a follower is scored (R-FAIRY-5). */
export function payAtEnd(position: Position): void {
  const piece = fairyPiece.get(position);
  if (piece !== NONE) payWithFeature(position, featureOf(position, segmentOfPiece(position, piece)));
}

const fairySchema = z
  .strictObject({
    piece: z.string().min(1).max(40),
    x: z.int(),
    y: z.int(),
    segment: z.string().min(1).max(40),
  })
  .describe('A follower of your own on the board to which the fairy moves (R-FAIRY-1).');
type FairyMove = z.infer<typeof fairySchema>;

/** See `FairyMoved`. */
export const fairyMovedSchema = z
  .object({
    type: z.literal('fairy-moved'),
    seat: seatSchema,
    piece: z.string().max(40),
    to: z.object({ x: z.int(), y: z.int(), segment: z.string().max(40) }),
  })
  .meta({ id: 'FairyMovedEvent', description: 'A seat moved the fairy to one of its followers.' });
type FairyMoved = z.infer<typeof fairyMovedSchema>;

/** Moving the fairy instead of deploying a piece (R-FAIRY-1). */
export const fairyMember = {
  name: 'fairy',
  insteadOfDeployment: 'R-DT-5',
  schema: fairySchema,
  choices: (position) => [...followersFor(position).values()].map(({ move }) => move),
  refuse(position, move) {
    const followers = followersFor(position);
    if (followers.has(keyOf(move))) return undefined;
    const names = [...followers.keys()].join(', ') || 'no one';
    const detail = `The fairy can move to ${names}: to a follower of your own that it does not stand beside yet.`;
    return refusal<Reason>('fairy-move', 'R-FAIRY-1', detail);
  },
  effect(position, move) {
    const { piece } = followersFor(position).get(keyOf(move)) ?? { piece: NONE };
    fairyPiece.set(position, piece);
    fairyTile.set(position, tileOf(position, segmentOfPiece(position, piece)));
    const { piece: name, ...to } = move;
    report<FairyMoved>(position, { type: 'fairy-moved', seat: activeSeat(position), piece: name, to });
  },
  notation: {
    format: (move) => `fairy ${keyOf(move)}`,
    read(words) {
      const [, piece, at = ''] = /^fairy ([^\s@]+) ?@ ?(.+)$/.exec(words) ?? [];
      const place = readPlace(at);
      return piece === undefined || place === undefined ? undefined : { piece, ...place };
    },
  },
} as const satisfies DecisionMember<FairyMove>;

const keyOf = (move: FairyMove): string => `${move.piece}@${formatPlace(move)}`;

/** Followers of the active seat to which the fairy may move, by their names; the same name stands for either of two. */
function followersFor(position: Position): Map<string, { piece: number; move: FairyMove }> {
  const found = new Map<string, { piece: number; move: FairyMove }>();
  for (const piece of piecesOnBoard(position, { seat: activeSeat(position) })) {
    const kind = kindOfPiece(position, piece);
    if (!kind.follower) continue;
    const move = { piece: kind.name, ...placeOf(position, segmentOfPiece(position, piece)) };
    found.set(keyOf(move), { piece, move });
  }
  const beside = fairyPiece.get(position);
  if (beside !== NONE) {
    const place = placeOf(position, segmentOfPiece(position, beside));
    if (ownerOfPiece(position, beside) === activeSeat(position))
      found.delete(keyOf({ piece: kindOfPiece(position, beside).name, ...place }));
  }
  return found;
}
