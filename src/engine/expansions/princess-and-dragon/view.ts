import { z } from 'zod';
import { seatSchema } from '../../core/events.ts';
import { heldTiles } from '../../core/held-tiles.ts';
import { segmentOfPiece } from '../../core/position/pieces.ts';
import { placeOf } from '../../core/position/places.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { cellOf } from '../../core/position/tiles.ts';
import { namedPiece } from '../../core/ruleset.ts';
import { dragonTile } from './dragon.ts';
import { fairyTile, followerOfFairy } from './fairy.ts';
import { movesLeft, tilesOfFlight } from './flight.ts';

const cellSchema = z.object({ x: z.int(), y: z.int() });

/** See `dragonView`. */
export const dragonViewSchema = z
  .object({
    dragon: cellSchema.nullable().describe('The cell of the dragon; null before the first volcano.'),
    flight: z
      .object({
        visited: z.array(cellSchema).max(7).describe('Its tiles so far, the one it started from first.'),
        movesLeft: z.int().min(0).max(6),
      })
      .nullable()
      .describe('The flight that the dragon is on; null if it is on none.'),
    fairy: cellSchema
      .extend({
        follower: z
          .object({ seat: seatSchema, piece: z.string().max(40), segment: z.string().max(40) })
          .nullable()
          .describe('The follower that it stands beside; null if that left the board.'),
      })
      .nullable()
      .describe('The fairy; null before it is moved first.'),
    waiting: z
      .array(z.string().max(40))
      .max(400)
      .describe('Dragon tiles set aside until the first volcano is placed (R-DRAGON-2).'),
  })
  .meta({ id: 'PrincessAndDragonView', description: 'The dragon, the fairy, and dragon tiles that wait.' });

/** The public view of the dragon and the fairy. */
export function dragonView(position: Position): z.infer<typeof dragonViewSchema> {
  const dragon = dragonTile.get(position);
  const visited = tilesOfFlight(position).map((tile) => cellOf(position, tile));
  return {
    dragon: dragon === NONE ? null : cellOf(position, dragon),
    flight: visited.length === 0 ? null : { visited, movesLeft: movesLeft(position) },
    fairy: fairyView(position),
    waiting: heldTiles(position).map(({ facts }) => facts.id),
  };
}

function fairyView(position: Position): z.infer<typeof dragonViewSchema>['fairy'] {
  const tile = fairyTile.get(position);
  if (tile === NONE) return null;
  const piece = followerOfFairy(position);
  if (piece === NONE) return { ...cellOf(position, tile), follower: null };
  const { segment } = placeOf(position, segmentOfPiece(position, piece));
  const follower = { ...namedPiece(position, piece), segment };
  return { ...cellOf(position, tile), follower };
}
