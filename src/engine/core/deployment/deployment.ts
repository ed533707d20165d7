import { z } from 'zod';
import { CORNERS } from '../board/cell.ts';

const pieceName = z.string().min(1).max(40).describe('A kind of piece: `meeple`, `wagon`, ...');

/**
 * The piece that goes with a tile: on a segment of it, on a corner in board orientation, or on a segment of another tile
 * if the placed one opens the board.
 */
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
    z.strictObject({
      piece: pieceName,
      x: z.int().min(-1000).max(1000).describe('The cell of another tile, where the placed one allows that.'),
      y: z.int().min(-1000).max(1000),
      segment: z.string().min(1).max(40).describe('A segment of that tile.'),
    }),
  ])
  .meta({ id: 'Deployment', description: 'A piece that is deployed with the tile (R-DEP-1, R-DEP-2).' });

/** A deployment by its names: `meeple@road0`, `barn@SW`, `meeple@3,-1:road0`. */
export type Deployment = z.infer<typeof deploymentSchema>;
