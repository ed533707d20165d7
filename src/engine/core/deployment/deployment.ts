import { z } from 'zod';
import { CORNERS } from '../board/cell.ts';

const pieceName = z.string().min(1).max(40).describe('A kind of piece: `meeple`, `wagon`, ...');

/** The piece that goes with a tile: on a segment of it, or on a corner in board orientation. */
export const deploymentSchema = z
  .union([
    z.strictObject({
      piece: pieceName,
      segment: z.string().min(1).max(40).describe('A segment of the tile as printed: `city0`, `road1`, ...'),
    }),
    z.strictObject({
      piece: pieceName,
      corner: z.enum(CORNERS).describe('A corner of the cell on the board.'),
    }),
  ])
  .meta({ id: 'Deployment', description: 'A piece that is deployed with the tile (R-DEP-1, R-DEP-2).' });

/** A deployment by its names: `meeple@road0`, `barn@SW`. */
export type Deployment = z.infer<typeof deploymentSchema>;
