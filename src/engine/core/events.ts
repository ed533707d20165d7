import { z } from 'zod';
import { CORNERS } from './board/cell.ts';

/** A seat by its number. */
export const seatSchema = z.int().min(0).max(5);

/** A place at the end of a game. */
export const placeSchema = z.int().min(1).max(6);

/** The places of all seats at the end of a game. */
export const placesSchema = z
  .array(placeSchema)
  .max(6)
  .meta({
    id: 'Places',
    description:
      'The place of each seat: 1 for the winner, equal points share a place (R-END-4), and players who resigned are ' +
      'behind all others (R-END-5). Empty unless the game is over with a result.',
  });
const coordinate = z.int();
const tileId = z.string().max(40);
const pieceName = z.string().max(40);
const featureName = z
  .string()
  .max(60)
  .describe('`x,y:segment` of the segment that identifies the feature (R-FEAT-4).');
const count = z.int().min(0);

/** Degrees clockwise from the tile as printed. */
export const rotationSchema = z.literal([0, 90, 180, 270]).meta({ type: 'integer' });

/** Where a piece stands. */
export const standingSchema = z
  .union([
    z.object({ x: coordinate, y: coordinate, segment: z.string().max(40) }),
    z.object({ x: coordinate, y: coordinate, corner: z.enum(CORNERS) }),
    z.object({ quarter: z.string().max(40) }),
  ])
  .meta({
    id: 'Standing',
    description: 'The place of a piece: on a segment of a tile, on a corner, or in a quarter of a town.',
  });
export type Standing = z.infer<typeof standingSchema>;

const sheetLineSchema = z
  .object({
    of: z.string().max(40).describe('The counted items: `tiles`, `shields`, `cities`, ...'),
    count: count.describe('Number of items.'),
    each: z.int().describe('Points for each item.'),
  })
  .meta({ id: 'SheetLine', description: 'A line of a score sheet.' });
export type SheetLine = z.infer<typeof sheetLineSchema>;

/** Why a feature was worth its points: the lines add up to them, times the followers that share. */
const explanationSchema = z
  .object({
    lines: z.array(sheetLineSchema).max(20),
    because: z
      .array(z.string().max(40))
      .max(20)
      .describe('Reasons for a change of the points per tile: `inn`, `cathedral`, `small-city`, ...'),
    times: count
      .optional()
      .describe('Number of the seat’s followers that scored, if every follower scores (R-OWN-6).'),
  })
  .meta({ id: 'Explanation', description: 'The arithmetic behind the points of a score entry.' });
export type Explanation = z.infer<typeof explanationSchema>;

const seat = seatSchema;

/**
 * What happens in every game, public to everyone: no event holds what only some may know. Expansions add theirs by
 * `Expansion.eventSchemas`.
 */
export const coreEventSchemas = [
  z
    .object({ type: z.literal('turn-began'), seat, part: count.describe('1, or 2 for the second part.') })
    .meta({ id: 'TurnBeganEvent', description: 'A part of a turn starts.' }),
  z
    .object({ type: z.literal('tile-drawn'), seat, tile: tileId, remaining: count })
    .meta({ id: 'TileDrawnEvent', description: 'A tile was drawn and is shown to all.' }),
  z
    .object({ type: z.literal('tiles-set-aside'), seat, tiles: z.array(tileId).max(400) })
    .meta({ id: 'TilesSetAsideEvent', description: 'Tiles that fit nowhere were set aside (R-TILE-4).' }),
  z.object({ type: z.literal('tiles-held-back'), seat, tiles: z.array(tileId).max(400) }).meta({
    id: 'TilesHeldBackEvent',
    description: 'Tiles that may not be placed yet were set aside openly; they will return to the bag.',
  }),
  z.object({ type: z.literal('tiles-given-back'), tiles: z.array(tileId).max(400) }).meta({
    id: 'TilesGivenBackEvent',
    description: 'Tiles that had been held back returned to the bag, each to a place that the seed fixes.',
  }),
  z
    .object({ type: z.literal('hand-filled'), seat, taken: count, remaining: count })
    .meta({ id: 'HandFilledEvent', description: 'A seat took tiles from the bag into its hand.' }),
  z
    .object({
      type: z.literal('tile-placed'),
      seat,
      tile: tileId,
      x: coordinate,
      y: coordinate,
      rotation: rotationSchema,
    })
    .meta({ id: 'TilePlacedEvent', description: 'A tile was placed.' }),
  z
    .object({ type: z.literal('piece-deployed'), seat, piece: pieceName, at: standingSchema })
    .meta({ id: 'PieceDeployedEvent', description: 'A piece was deployed with the tile.' }),
  z
    .object({
      type: z.literal('piece-moved'),
      seat,
      piece: pieceName,
      from: standingSchema.optional().describe('Absent if it came from the supply.'),
      to: standingSchema,
    })
    .meta({ id: 'PieceMovedEvent', description: 'A piece moved.' }),
  z
    .object({ type: z.literal('piece-returned'), seat, piece: pieceName, from: standingSchema })
    .meta({ id: 'PieceReturnedEvent', description: 'A piece returned to the supply of its seat.' }),
  z
    .object({
      type: z.literal('feature-completed'),
      kind: z.string().max(40),
      feature: featureName,
      tiles: count,
    })
    .meta({ id: 'FeatureCompletedEvent', description: 'The tile completed a feature.' }),
  z
    .object({
      type: z.literal('scored'),
      seat,
      points: z.int(),
      kind: z.string().max(60).describe('`city`, `road-incomplete`, `field`, `goods-wine`, ...'),
      feature: featureName.optional().describe('Absent if the points are not for a feature.'),
      explanation: explanationSchema.optional(),
    })
    .meta({ id: 'ScoredEvent', description: 'A seat scored points.' }),
  z
    .object({
      type: z.literal('taken'),
      seat,
      what: z.string().max(40).describe('A kind of goods, or a figure that passes from seat to seat.'),
      number: count,
      from: featureName.optional(),
    })
    .meta({ id: 'TakenEvent', description: 'A seat took something.' }),
  z
    .object({
      type: z.literal('neutral-moved'),
      seat,
      figure: z.string().max(40),
      to: z.string().max(40),
    })
    .meta({ id: 'NeutralMovedEvent', description: 'A seat moved a figure that has no owner.' }),
  z
    .object({
      type: z.literal('declined'),
      seat,
      decision: z.string().max(40).describe('The phase whose decision was declined.'),
    })
    .meta({ id: 'DeclinedEvent', description: 'A decision was declined for an absent seat.' }),
  z.object({ type: z.literal('play-ended') }).meta({
    id: 'PlayEndedEvent',
    description: 'No more tiles will be placed; the end of the game follows (R-END-2).',
  }),
  z
    .object({ type: z.literal('turn-skipped'), seat })
    .meta({ id: 'TurnSkippedEvent', description: "A seat's time ran out (R-END-6)." }),
  z
    .object({ type: z.literal('seat-resigned'), seat })
    .meta({ id: 'SeatResignedEvent', description: 'A player resigned (R-END-5).' }),
  z
    .object({
      type: z.literal('game-over'),
      scores: z.array(z.int()).max(6),
      places: placesSchema,
    })
    .meta({ id: 'GameOverEvent', description: 'The game is over.' }),
  z.object({ type: z.literal('ended-without-result') }).meta({
    id: 'EndedWithoutResultEvent',
    description: 'All players agreed to end the game, which is over without places.',
  }),
  z
    .object({
      type: z.literal('undone'),
      seat,
      to: count.describe('The last entry that still counts.'),
    })
    .meta({
      id: 'UndoneEvent',
      description: 'The last decision of a seat and everything after it were undone.',
    }),
] as const;
export type CoreEvent = z.infer<(typeof coreEventSchemas)[number]>;
