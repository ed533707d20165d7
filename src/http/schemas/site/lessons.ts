import { z } from 'zod';
import {
  decisionSchema,
  EXPANSIONS,
  gameEventSchema,
  logDecisionSchema,
  rulesSchema,
} from '../../../engine/index.ts';
import { tableSchema } from '../../../games/schemas/game.ts';
import { awaitingSchema, seatNumber } from '../../../games/schemas/games.ts';
import { lessonOptionSchema } from '../../../games/schemas/play/options.ts';
import type { LessonId } from '../../../texts/index.ts';
import { LESSONS, parseTaken } from '../../../tutorial/index.ts';
import { pictureQuery } from '../../pictures/query.ts';

const [first, ...others] = LESSONS.map(({ id }) => id);
const lessonId = z.enum([first, ...others] as [LessonId, ...LessonId[]]);

export const lessonParams = z.object({ lesson: lessonId.describe('Id of the lesson') });

export const lessonSchema = z
  .object({
    id: lessonId,
    number: z.int().min(1).describe('Position among the lessons'),
    title: z.string().max(100),
    summary: z.string().max(200),
    expansions: z
      .array(z.enum(EXPANSIONS))
      .max(EXPANSIONS.length)
      .describe('Expansions that the lesson teaches'),
    steps: z.int().min(1).describe('Number of tasks in the lesson'),
  })
  .meta({
    id: 'Lesson',
    description: 'A lesson of the tutorial: a prepared game with tasks.',
  });

export const attemptSchema = z
  .strictObject({
    decisions: z
      .array(decisionSchema)
      .max(10)
      .describe(
        'Your decisions in the lesson so far, newest last: those in `completedDecisions`, and one more',
      ),
  })
  .meta({
    id: 'LessonAttempt',
    description: 'All decisions of a learner in a lesson.',
    examples: [
      {
        decisions: [
          { type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } },
        ],
      },
    ],
  });

const entrySchema = z
  .object({
    seq: z.int().min(1),
    seat: seatNumber,
    decision: logDecisionSchema,
    events: z.array(gameEventSchema).max(200),
    sentence: z
      .string()
      .max(20_000)
      .describe('The entry as a sentence, in the language of `Accept-Language`'),
  })
  .meta({ id: 'LessonEntry', description: 'A decision in a lesson, and all its effects.' });

const sentenceSchema = z
  .object({
    text: z.string().max(1000),
    rules: z.array(z.string().max(20)).min(1).max(5).describe('Ids of the rules it explains; see `/rules`'),
  })
  .meta({ id: 'LessonSentence', description: 'A sentence about the rules.' });

export const lessonProgressSchema = z
  .object({
    lesson: lessonSchema,
    done: z.boolean(),
    step: z.int().min(1).describe('The current step; the last one when the lesson is done'),
    outcome: z
      .enum(['started', 'reached', 'missed', 'illegal'])
      .describe('The result of your last decision; a missed or illegal one is not applied'),
    feedback: z
      .string()
      .max(2000)
      .nullable()
      .describe('The result in words, with the reason; null before the first decision'),
    explanation: z
      .array(sentenceSchema)
      .max(10)
      .describe('The explanation of this step; empty when the lesson is done'),
    task: z.string().max(1000).nullable().describe('The task of this step; null when the lesson is done'),
    completedDecisions: z.array(decisionSchema).max(10).describe('Your correct decisions, one for each step'),
    played: z
      .string()
      .max(1000)
      .describe('The same decisions as text, for the picture: `board.svg?played=…`'),
    yourSeat: seatNumber,
    names: z.array(z.string().max(40)).max(6).describe('Names of the players, by seat'),
    rules: rulesSchema,
    table: tableSchema,
    entries: z.array(entrySchema).max(100).describe('All decisions, including those of the other player'),
    awaiting: awaitingSchema.nullable(),
    question: z.string().max(400).nullable(),
    options: z.array(lessonOptionSchema).max(5000),
    next: lessonId.nullable().describe('The next lesson; null after the last one'),
  })
  .meta({ id: 'LessonProgress', description: 'A learner’s progress in a lesson.' });

/** Query parameters of a picture of a lesson. */
export const lessonPictureQuery = pictureQuery.extend({
  played: z
    .string()
    .max(1000)
    .refine((text) => parseTaken(text) !== undefined, 'These are not valid decisions.')
    .default('')
    .describe('`played` from the response about a lesson: the decisions taken so far'),
});
