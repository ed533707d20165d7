import { z } from 'zod';
import { MEETINGS } from './board/tile.ts';
import { placeSchema, rotationSchema, seatSchema, standingSchema } from './events.ts';

const tileId = z.string().max(40);
const count = z.int().min(0);

const seatViewSchema = z
  .object({
    seat: seatSchema,
    score: z.int(),
    place: placeSchema
      .nullable()
      .describe('The same as in `places`; null unless the game is over with a result'),
    pieces: z.record(z.string().max(40), count).describe('Pieces in the supply, by kind'),
    handSize: count.describe('Tiles in hand; only the seat itself knows which ones (R-HAND-2)'),
    resigned: z.boolean().describe('Whether the seat has given the game up (R-END-5)'),
  })
  .meta({ id: 'TableSeat', description: 'A seat as everybody sees it.' });
export type SeatView = z.infer<typeof seatViewSchema>;

const tileViewSchema = z
  .object({ tile: tileId, x: z.int(), y: z.int(), rotation: rotationSchema })
  .meta({ id: 'TableTile', description: 'A tile on the board; rotation in degrees clockwise.' });
export type TileView = z.infer<typeof tileViewSchema>;

const pieceViewSchema = z
  .object({ seat: seatSchema, piece: z.string().max(40), at: standingSchema })
  .meta({ id: 'TablePiece', description: 'A piece on the board.' });
export type PieceView = z.infer<typeof pieceViewSchema>;

const featureViewSchema = z
  .object({
    name: z.string().max(60).describe('`x,y:segment` of the segment that names it (R-FEAT-4)'),
    kind: z.string().max(40),
    meets: z
      .enum(MEETINGS)
      .describe(
        'What segments of its kind meet: whole sides, half-edges, or the eight cells around their tile',
      ),
    tiles: count.describe('Different tiles (R-FEAT-3)'),
    segments: z.array(z.string().max(60)).max(2000).describe('Every segment of it as `x,y:segment`'),
    complete: z.boolean(),
    open: count.describe('Open sides, or empty cells around what meets its surroundings'),
    marks: z.record(z.string().max(40), count).describe('What is printed on it: shields, inns, goods'),
    owners: z.array(seatSchema).max(6).describe('Seats that would get its points now'),
    points: z
      .int()
      .describe('What it is worth to an owner now: complete, or unfinished at the end; 0 where aids are off'),
    worthWhenComplete: z
      .int()
      .nullable()
      .describe(
        'What it would be worth to an owner if it were complete with the tiles that it has; null if its kind is never complete; 0 where aids are off',
      ),
  })
  .meta({ id: 'TableFeature', description: 'A connected feature.' });
export type FeatureView = z.infer<typeof featureViewSchema>;

/** A position as one viewer may see it, and nothing else, without what expansions add. */
export const coreViewSchema = z.object({
  turn: z.object({ seat: seatSchema, part: z.int().min(1).max(9) }),
  over: z.boolean(),
  seats: z.array(seatViewSchema).max(6),
  tiles: z.array(tileViewSchema).max(1000),
  pieces: z.array(pieceViewSchema).max(200),
  features: z.array(featureViewSchema).max(2000),
  bag: z.object({
    remaining: count,
    aside: z.array(tileId).max(400).describe('Tiles set aside as unplaceable'),
  }),
  drawn: tileId.nullable().describe('The tile that was drawn and is to be placed'),
  hand: z.array(tileId).max(3).nullable().describe('Your own hand, where the rules give hands'),
});

/** The same, with the state of each expansion in play by its id. */
export type CoreView = z.infer<typeof coreViewSchema> & { expansions: Record<string, unknown> };
