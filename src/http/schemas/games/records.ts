import { z } from 'zod';
import { placesSchema, recordSchema, resolveRules } from '../../../engine/index.ts';
import { gameSummarySchema } from './games.ts';

const points = z.array(z.int()).max(6);

/** The final scores of the seats, and their places. */
export const resultSchema = z.object({ scores: points, places: placesSchema });

export const replayedSchema = z
  .object({
    steps: z
      .array(
        z.object({
          seat: z.int().min(0).max(5),
          text: z.string().max(1000).describe('The decision in its short text form'),
          scores: points.describe('Points per seat after it'),
        }),
      )
      .max(5000),
    scores: points,
    result: resultSchema.nullable().describe('Null while the game is not over'),
  })
  .meta({ id: 'ReplayedRecord', description: 'The scores after every decision of a record.' });

/** A line of the export of finished games. */
export const finishedGameSchema = z
  .object({
    game: gameSummarySchema,
    record: recordSchema,
    cursor: z.string().max(200).describe('Send it as `cursor` to go on behind this game'),
  })
  .meta({ id: 'FinishedGame', description: 'A finished game with its record.' });

/** A record as it is sent to be replayed. */
export const recordToReplaySchema = recordSchema.meta({
  examples: [
    {
      format: 'carcassonne-record/1',
      rules: resolveRules({ edition: 'third' }),
      players: ['Mira', 'Ole'],
      start: [{ tile: 'base/D', x: 0, y: 0, rotation: 0 }],
      draws: ['base/U', 'base/V'],
      decisions: [
        {
          seat: 0,
          decision: { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } },
        },
      ],
    },
  ],
});
