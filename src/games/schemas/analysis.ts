import { z } from 'zod';
import { decisionSchema } from '../../engine/index.ts';
import { LOSS_CLASSES, type LossClass, MAX_LOST } from '../analysis/classes.ts';
import { seatNumber } from './games.ts';

const seq = z.int().min(1).describe('Number of the log entry');
const points = z.number().min(-1000).max(1000);
const text = z
  .string()
  .max(1000)
  .describe('The better decision in words, in the language of `Accept-Language`; null if there is none');
const { good, inaccuracy, mistake } = MAX_LOST;
const count = z.int().min(0);
const numberOfEach = {
  best: count,
  good: count,
  inaccuracy: count,
  mistake: count,
  blunder: count,
} satisfies Record<LossClass, typeof count>;

const classSchema = z.enum(LOSS_CLASSES).meta({
  id: 'LossClass',
  description:
    `Class of a decision by the points it lost: none (\`best\`), up to ${good} point (\`good\`), ${inaccuracy} ` +
    `(\`inaccuracy\`), ${mistake} (\`mistake\`) or more (\`blunder\`).`,
});

const analysedDecision = z.object({
  seq,
  seat: seatNumber,
  choices: z.int().min(1).describe('Number of decisions to choose from'),
  loss: points.describe('Points lost against the best decision'),
  class: classSchema,
  expectedLead: points.describe('The seat’s expected lead over the others before the decision'),
  better: decisionSchema.nullable().describe('The better decision; null if there is none'),
  betterText: text.nullable(),
  betterNotation: z
    .string()
    .max(400)
    .nullable()
    .describe('The better decision in short notation; null if there is none'),
});

const analysedDraw = z.object({
  seq: seq.describe('Number of the log entry that placed the tile'),
  seat: seatNumber,
  tile: z.string().max(40),
  luck: points.describe('Extra points that the tile was worth to the seat, compared with an average tile'),
});

const accountSchema = z.object({
  seat: seatNumber,
  result: points.describe('Points above the average of the others'),
  skill: points.describe('Points that its decisions lost less than those of the others, on average'),
  luck: points.describe('Points that its draws were worth more than those of the others, on average'),
  residual: points.describe('The remainder: result = skill + luck + rest'),
  lost: points.describe('Points that its decisions lost'),
  draws: points.describe('The luck of its draws alone'),
  classes: z.object(numberOfEach).describe('Number of its decisions in each class'),
});

export const analysisSchema = z
  .object({
    robot: z
      .object({
        level: z.string().max(20),
        version: z.string().max(40),
        seed: z.string().max(64),
        playouts: z
          .int()
          .min(0)
          .nullable()
          .describe('Playouts for each decision; null if the robot uses none'),
      })
      .describe('The robot that judged the game, with every setting that affects its judgement'),
    decisions: z.array(analysedDecision).max(2000),
    draws: z.array(analysedDraw).max(2000),
    seats: z.array(accountSchema).max(6).describe('The sources of each seat’s result'),
    skillShare: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe(
        'The share of skill in the part of the results explained by skill and luck, over all seats; null if they ' +
          'explain nothing',
      ),
    costliest: z.array(seq).max(3).describe('The decisions that lost most points, worst first'),
  })
  .meta({ id: 'Analysis', description: 'A robot’s judgement of a finished game. It never changes.' });
