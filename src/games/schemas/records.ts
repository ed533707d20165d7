import { z } from 'zod';
import { placesSchema, recordSchema, resolveRules } from '../../engine/index.ts';
import { gameResultSchema } from '../../notifications/index.ts';
import { gameSummarySchema, robotLevelSchema } from './games.ts';

const points = z.array(z.int()).max(6);

/** The final scores of the seats, and their places. */
export const resultSchema = z.object({ scores: points, places: placesSchema });

export const replayedSchema = z
  .object({
    steps: z
      .array(
        z.object({
          seat: z.int().min(0).max(5),
          text: z.string().max(1000).describe('The decision in short notation'),
          scores: points.describe('Points per seat after the decision'),
        }),
      )
      .max(5000),
    scores: points,
    result: resultSchema.nullable().describe('The result; null if the game is not over'),
  })
  .meta({ id: 'ReplayedRecord', description: 'The scores after every decision of a record.' });

/** A line of the export of finished games. */
export const finishedGameSchema = z
  .object({
    game: gameSummarySchema,
    record: recordSchema,
    cursor: z.string().max(200).describe('Send it as `cursor` to continue after this game'),
  })
  .meta({ id: 'FinishedGame', description: 'A finished game with its record.' });

const examples = [
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
];

/** A result in the list of results. */
export const listedResultSchema = gameResultSchema
  .extend({ cursor: z.string().max(200).describe('Send it as `cursor` to continue after this game') })
  .meta({ id: 'ListedResult', description: 'The result of a game, in the list of results.' });

/** A record sent for replay. */
export const recordToReplaySchema = recordSchema.meta({ examples });

const jczSchema = z.looseObject({ appVersion: z.string().max(40) }).meta({
  id: 'JczFile',
  description: 'A game saved by JCloisterZone 5 (`.jcz`), unchanged.',
});

/** A record to import, or a JCloisterZone file. */
export const recordToImportSchema = z.union([recordSchema, jczSchema]).meta({
  id: 'RecordToImport',
  description: 'A game record, or a game saved by JCloisterZone.',
  examples,
});

/** The seat that the player takes in an imported game. */
export const importQuerySchema = z.object({
  seat: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .optional()
    .describe('Your seat; if omitted, the one whose turn it is, or the first if the game is over'),
  robot: z.enum(robotLevelSchema.options).default('fair').describe('Level of the robots in all other seats'),
});
