import { z } from 'zod';
import type { TileType } from '../../core/board/tile-type.ts';
import { seatSchema } from '../../core/events.ts';
import { giveBackHeld } from '../../core/held-tiles.ts';
import { NONE, type Position, report } from '../../core/position/position.ts';
import { activeSeat } from '../../core/position/seats.ts';
import { perGame } from '../../core/position/state.ts';
import { cellOf, tileCount, typeOfTile } from '../../core/position/tiles.ts';
import { type Refusal, refusal } from '../../core/refusal.ts';
import { bears, type Reason } from './marks.ts';

/** The tile on which the dragon stands, or NONE before the first volcano (R-DT-3). */
export const dragonTile = perGame('tile of the dragon', NONE);

/** See `DragonMoved`. */
export const dragonMovedSchema = z
  .object({
    type: z.literal('dragon-moved'),
    seat: seatSchema.describe('The seat whose move it was.'),
    x: z.int(),
    y: z.int(),
    by: z
      .enum(['volcano', 'seat', 'engine'])
      .describe(
        '`volcano`: the seat placed one; `seat`: it chose the tile; `engine`: there was one tile alone.',
      ),
  })
  .meta({ id: 'DragonMovedEvent', description: 'The dragon moved to another tile.' });
export type DragonMoved = z.infer<typeof dragonMovedSchema>;

/** Puts the dragon on a tile and says so. */
export function putDragon(position: Position, seat: number, tile: number, by: DragonMoved['by']): void {
  dragonTile.set(position, tile);
  if (position.events === undefined) return;
  report<DragonMoved>(position, { type: 'dragon-moved', seat, ...cellOf(position, tile), by });
}

/** A volcano calls the dragon, and dragon tiles that waited for it return to the bag (R-DRAGON-1, R-DRAGON-2). */
export function callDragon(position: Position, tile: number): void {
  if (!bears(typeOfTile(position, tile), 'volcano')) return;
  putDragon(position, activeSeat(position), tile, 'volcano');
  giveBackHeld(position);
}

/** A dragon tile waits until the dragon is on the board (R-DRAGON-2). */
export function waitsForDragon(position: Position, type: TileType): boolean {
  return dragonTile.get(position) === NONE && bears(type, 'dragon');
}

/** Nothing is deployed where the dragon is, or where it goes with a volcano that was just laid (R-DRAGON-3). */
export function vetoOfDragon(position: Position, tile: number): Refusal | undefined {
  const isNewest = tile === tileCount(position) - 1;
  const comes = isNewest && bears(typeOfTile(position, tile), 'volcano');
  if (!comes && dragonTile.get(position) !== tile) return undefined;
  return refusal<Reason>('dragon-there', 'R-DRAGON-3', 'Nothing can be deployed where the dragon stands.');
}
