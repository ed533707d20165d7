import { z } from 'zod';
import { seatNumber } from './games.ts';

const tileName = z.string().max(40);
const rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const count = z.int().min(0);
const standing = z
  .looseObject({})
  .describe('`{x, y, segment}`, `{x, y, corner}`, or `{quarter}` of the city of Carcassonne');

/** The table as the viewer may see it. */
export const tableSchema = z
  .object({
    turn: z.object({ seat: seatNumber, part: z.int().min(1).max(9) }),
    over: z.boolean(),
    seats: z
      .array(
        z.object({
          seat: seatNumber,
          score: z.int(),
          pieces: z.record(z.string().max(40), count).describe('Pieces left in the supply, by kind'),
          handSize: count.describe('Tiles in hand; which ones only the seat itself is told'),
          left: z.boolean().describe('Whether the seat has left the game'),
        }),
      )
      .max(6),
    tiles: z.array(z.object({ tile: tileName, x: z.int(), y: z.int(), rotation })).max(1000),
    pieces: z.array(z.object({ seat: seatNumber, piece: z.string().max(40), at: standing })).max(200),
    features: z
      .array(
        z.object({
          name: z.string().max(60).describe('`x,y:segment` of its first segment'),
          kind: z.string().max(40),
          tiles: count,
          segments: z.array(z.string().max(60)).max(2000),
          complete: z.boolean(),
          open: count.describe('Open sides, or empty cells round a monastery'),
          marks: z.record(z.string().max(40), count).describe('What is printed on it: shields, inns, goods'),
          owners: z.array(seatNumber).max(6).describe('Seats that would get its points now'),
          points: z
            .int()
            .describe('What it is worth to an owner as it lies: complete, or unfinished at the end'),
        }),
      )
      .max(2000),
    bag: z.object({
      left: count,
      aside: z.array(tileName).max(400).describe('Tiles set aside as unplaceable'),
    }),
    drawn: tileName.nullable().describe('The tile that was drawn and is to be placed'),
    hand: z.array(tileName).max(3).nullable().describe('Your own hand, where the rules give hands'),
    own: z
      .record(z.string().max(40), z.unknown())
      .describe('What expansions hold: goods, king, abbeys, town …'),
  })
  .meta({ id: 'Table', description: 'Everything on the table, as the viewer may see it.' });
