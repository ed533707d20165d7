import { z } from 'zod';
import { decisionSchema } from '../../engine/index.ts';
import { LOSS_CLASSES, type LossClass, MOST_LOST } from '../analysis/classes.ts';
import { seatNumber } from './games.ts';

const seq = z.int().min(1).describe('Entry of the log');
const points = z.number().min(-1000).max(1000);
const text = z.string().max(1000).describe('In the language of `Accept-Language`');
const { fine, inaccuracy, mistake } = MOST_LOST;
const count = z.int().min(0);
const numberOfEach = {
  best: count,
  fine: count,
  inaccuracy: count,
  mistake: count,
  blunder: count,
} satisfies Record<LossClass, typeof count>;

const classSchema = z.enum(LOSS_CLASSES).meta({
  id: 'LossClass',
  description: `What a decision lost: nothing (\`best\`), up to ${fine} point (\`fine\`), ${inaccuracy} (\`inaccuracy\`), ${mistake} (\`mistake\`) or more (\`blunder\`).`,
});

const analysedDecision = z.object({
  seq,
  seat: seatNumber,
  choices: z.int().min(1).describe('Number of decisions to choose from'),
  loss: points.describe('Points that it lost against the best'),
  class: classSchema,
  outlook: points.describe('The lead over the others that the seat could expect before it'),
  better: decisionSchema.nullable().describe('The better decision; null where none is'),
  betterText: text.nullable(),
  betterNotation: z.string().max(400).nullable().describe('The better decision in its short text form'),
});

const analysedDraw = z.object({
  seq: seq.describe('The entry by which the tile was placed'),
  seat: seatNumber,
  tile: z.string().max(40),
  luck: points.describe('Points above what the average tile would have been worth to the seat'),
});

const accountSchema = z.object({
  seat: seatNumber,
  result: points.describe('Points beyond the average of the others'),
  skill: points.describe('By how much less than the others on average its decisions lost'),
  luck: points.describe('By how much more than for the others on average its draws were worth'),
  rest: points.describe('What is left: result = skill + luck + rest'),
  lost: points.describe('Points that its decisions lost'),
  draws: points.describe('The luck of its draws alone'),
  classes: z.object(numberOfEach).describe('Number of its decisions of each class'),
});

export const analysisSchema = z
  .object({
    robot: z
      .object({
        level: z.string().max(20),
        version: z.string().max(40),
        seed: z.string().max(64),
        budget: z.int().min(0).nullable().describe('Playouts for each decision; null where it needs none'),
      })
      .describe('The robot that judged, with all that its judgement depends on'),
    decisions: z.array(analysedDecision).max(2000),
    draws: z.array(analysedDraw).max(2000),
    seats: z.array(accountSchema).max(6).describe('Where the result of each seat came from'),
    skillShare: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe(
        'How much of what skill and luck explain was skill, over all seats; null where they explain nothing',
      ),
    costliest: z.array(seq).max(3).describe('The decisions that lost most, the worst first'),
  })
  .meta({ id: 'Analysis', description: 'What a robot thinks of a finished game. It never changes.' });
