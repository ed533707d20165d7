import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import { type Position, report } from '../../core/position/position.ts';
import { cellOf } from '../../core/position/tiles.ts';
import { piecesOnTile, takeHome } from '../../core/return-pieces.ts';
import { kindOfPiece, namedPiece } from '../../core/ruleset.ts';

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

/** All pieces on a tile but those that stay where they are (R-DRAGON-7). */
export function foodOn(position: Position, tile: number): number[] {
  return piecesOnTile(position, tile).filter((piece) => kindOfPiece(position, piece).stays !== true);
}

/** The dragon eats everything on a tile that it may eat (R-DRAGON-7). */
export function eatOn(position: Position, tile: number): void {
  const eaten = foodOn(position, tile);
  if (eaten.length === 0) return;
  report<PiecesEaten>(position, {
    type: 'pieces-eaten',
    ...cellOf(position, tile),
    pieces: eaten.map((piece) => namedPiece(position, piece)),
  });
  takeHome(position, eaten);
}
