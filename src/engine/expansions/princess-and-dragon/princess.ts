import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import type { DecisionMember } from '../../core/expansion.ts';
import { formatPlace, readPlace } from '../../core/notation.ts';
import { factsOfSegment, featureOf } from '../../core/position/features.ts';
import { piecesOn, segmentOfPiece } from '../../core/position/pieces.ts';
import { placeOf } from '../../core/position/places.ts';
import { NONE, type Position, report } from '../../core/position/position.ts';
import { activeSeat } from '../../core/position/seats.ts';
import { firstSegmentOf, typeOfTile } from '../../core/position/tiles.ts';
import { placedTile } from '../../core/position/turn-state.ts';
import { refusal } from '../../core/refusal.ts';
import { takeHome } from '../../core/return-pieces.ts';
import { kindOfPiece, namedPiece } from '../../core/ruleset.ts';
import { PRINCESS, type Reason } from './marks.ts';

const knightSchema = z
  .strictObject({
    seat: seatSchema,
    piece: z.string().min(1).max(40),
    x: z.int(),
    y: z.int(),
    segment: z.string().min(1).max(40),
  })
  .describe('A follower in the city of the princess that returns to its supply (R-PRINCESS-1).');
type Knight = z.infer<typeof knightSchema>;

/** See `KnightSent`. */
export const knightSentSchema = z
  .object({
    type: z.literal('knight-sent-away'),
    seat: seatSchema,
    owner: seatSchema,
    piece: z.string().max(40),
    from: z.object({ x: z.int(), y: z.int(), segment: z.string().max(40) }),
  })
  .meta({ id: 'KnightSentAwayEvent', description: 'A seat sent a knight away by a princess.' });
type KnightSent = z.infer<typeof knightSentSchema>;

/** Sending a knight away instead of deploying a piece (R-PRINCESS-1, R-PRINCESS-2). */
export const princessMember = {
  name: 'princess',
  insteadOfDeployment: 'R-DT-5',
  schema: knightSchema,
  choices: namesOfKnights,
  choicesOnTile: namesOfKnights,
  refuse(position, knight) {
    const knights = knightsOf(position);
    if (knights.has(keyOf(knight))) return undefined;
    const names = [...knights.keys()].join(', ') || 'nobody';
    return refusal<Reason>('no-knight', 'R-PRINCESS-1', `The princess can send away: ${names}.`);
  },
  effect(position, knight) {
    const found = knightsOf(position).get(keyOf(knight));
    if (found === undefined) throw new Error(`no knight ${keyOf(knight)}`);
    const { seat: owner, piece, ...from } = knight;
    const seat = activeSeat(position);
    report<KnightSent>(position, { type: 'knight-sent-away', seat, owner, piece, from });
    takeHome(position, [found.piece]);
  },
  notation: {
    format: (knight) => `princess ${keyOf(knight)}`,
    read(words) {
      const [, seat, piece, at = ''] = /^princess (\d) ([^\s@]+) ?@ ?(.+)$/.exec(words) ?? [];
      const place = readPlace(at);
      return piece === undefined || place === undefined ? undefined : { seat: Number(seat), piece, ...place };
    },
  },
} as const satisfies DecisionMember<Knight>;

const keyOf = (knight: Knight): string => `${knight.seat} ${knight.piece}@${formatPlace(knight)}`;

function namesOfKnights(position: Position): Knight[] {
  return [...knightsOf(position).values()].map(({ knight }) => knight);
}

/** The followers in cities of the placed tile that show a princess, by their names. */
function knightsOf(position: Position): Map<string, { piece: number; knight: Knight }> {
  const tile = placedTile(position);
  const knights = new Map<string, { piece: number; knight: Knight }>();
  if (tile === NONE) return knights;
  const first = firstSegmentOf(position, tile);
  for (let segment = first; segment < first + typeOfTile(position, tile).kindOf.length; segment++) {
    if (!factsOfSegment(position, segment).marks.has(PRINCESS)) continue;
    for (const piece of piecesOn(position, featureOf(position, segment))) {
      if (!kindOfPiece(position, piece).follower) continue;
      const place = placeOf(position, segmentOfPiece(position, piece));
      const knight = { ...namedPiece(position, piece), ...place };
      knights.set(keyOf(knight), { piece, knight });
    }
  }
  return knights;
}
