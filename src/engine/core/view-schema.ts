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
    resigned: z.boolean().describe('True if the player resigned (R-END-5)'),
  })
  .meta({ id: 'TableSeat', description: 'A seat, without hidden information.' });
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
    name: z.string().max(60).describe('`x,y:segment` of the segment that identifies it (R-FEAT-4)'),
    kind: z.string().max(40),
    meets: z
      .enum(MEETINGS)
      .describe(
        'How segments of its kind connect: by whole sides, half-edges, or the eight cells around their tile',
      ),
    tiles: count.describe('Number of different tiles (R-FEAT-3)'),
    segments: z.array(z.string().max(60)).max(2000).describe('Every segment of it as `x,y:segment`'),
    complete: z.boolean(),
    open: count.describe('Open sides, or empty surrounding cells'),
    marks: z.record(z.string().max(40), count).describe('Printed symbols: shields, inns, goods'),
    owners: z.array(seatSchema).max(6).describe('Seats that would score it now'),
    points: z
      .int()
      .describe(
        'Current points for an owner: as a completed feature, or as an unfinished one at the end; 0 without assistance',
      ),
    worthWhenComplete: z
      .int()
      .nullable()
      .describe(
        'Points for an owner if it were completed with its current tiles; null if its kind is never completed; 0 ' +
          'without assistance',
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
  drawn: tileId.nullable().describe('The drawn tile, to be placed; null if there is none'),
  hand: z.array(tileId).max(3).nullable().describe('Your hand; null if the rules have no hands'),
});

/** The same, with the state of each expansion in play by its id. */
export type CoreView = z.infer<typeof coreViewSchema> & { expansions: Record<string, unknown> };
