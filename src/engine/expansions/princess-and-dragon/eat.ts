import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import { ownerOfPiece } from '../../core/position/pieces.ts';
import { type Position, report } from '../../core/position/position.ts';
import { xOf, yOf } from '../../core/position/tiles.ts';
import { piecesOnTile, takeHome } from '../../core/return-pieces.ts';
import { kindOfPiece } from '../../core/ruleset.ts';

/** See `PiecesEaten`. */
export const piecesEatenSchema = z
  .object({
    type: z.literal('pieces-eaten'),
    x: z.int(),
    y: z.int(),
    pieces: z.array(z.object({ seat: seatSchema, piece: z.string().max(40) })).max(100),
  })
  .meta({
    id: 'PiecesEatenEvent',
    description: 'The dragon ate all pieces on a tile; they return to the supplies of their seats.',
  });
type PiecesEaten = z.infer<typeof piecesEatenSchema>;

/** The dragon eats everything on a tile but pieces that stay where they are (R-DRAGON-7). */
export function eatOn(position: Position, tile: number): void {
  const eaten = piecesOnTile(position, tile).filter((piece) => kindOfPiece(position, piece).stays !== true);
  if (eaten.length === 0) return;
  report<PiecesEaten>(position, {
    type: 'pieces-eaten',
    x: xOf(position, tile),
    y: yOf(position, tile),
    pieces: eaten.map((piece) => ({
      seat: ownerOfPiece(position, piece),
      piece: kindOfPiece(position, piece).name,
    })),
  });
  takeHome(position, eaten);
}
