import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { seatsOf } from '../../core/position/seats.ts';
import { cellOf } from '../../core/position/tiles.ts';
import { namedPiece } from '../../core/ruleset.ts';
import { floors, floorsLeft, foundations, prisoners, topOf } from './towers.ts';

const pieceOfSeat = z.object({ seat: seatSchema, piece: z.string().max(40) });

/** See `towerView`. */
export const towerViewSchema = z
  .object({
    towers: z
      .array(
        z.object({
          x: z.int(),
          y: z.int(),
          floors: z.int().min(0),
          top: pieceOfSeat.nullable().describe('The follower that closes it; null if it is open.'),
        }),
      )
      .max(1000)
      .describe('Every foundation on the board with its tower, in the order laid.'),
    floors: z.array(z.int().min(0)).max(6).describe('Floors that each seat can still build.'),
    prisoners: z
      .array(pieceOfSeat.extend({ holder: seatSchema.describe('The seat that captured it.') }))
      .max(100),
  })
  .meta({ id: 'TowerView', description: 'Towers, floors in the supplies, and prisoners.' });

/** The public view of towers, floors and prisoners. */
export function towerView(position: Position): z.infer<typeof towerViewSchema> {
  return {
    towers: foundations(position).map((tile) => {
      const top = topOf(position, tile);
      return {
        ...cellOf(position, tile),
        floors: floors.get(position, tile),
        top: top === NONE ? null : namedPiece(position, top),
      };
    }),
    floors: seatsOf(position).map((seat) => floorsLeft(position, seat)),
    prisoners: prisoners(position)
      .map(({ piece, holder }) => ({ ...namedPiece(position, piece), holder }))
      .sort((a, b) => a.holder - b.holder || a.seat - b.seat),
  };
}
