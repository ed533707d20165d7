import { z } from 'zod';
import { decisionSchema } from '../../../engine/index.ts';
import { pageMembers } from '../../../http/list-pages.ts';
import { idSchema, timeSchema } from '../../../http/schemas/forms.ts';
import { conditionSchema } from '../../plans/condition.ts';
import { cancelReasons, mostConditions, mostDecisions, mostWaiting, PlanState } from '../../plans/plan.ts';
import { tableSchema } from '../game.ts';
import { gameIdSchema, seatNumber } from '../games.ts';
import { optionsSchema } from './options.ts';

const tile = z.string().min(1).max(40);
const position = z.int().min(1).max(mostWaiting);

const follows = idSchema.nullable();

const content = {
  tile: tile
    .nullable()
    .describe('The type of tile that you have to draw, or hold: `base/U`. Null: any, or none'),
  when: z.array(conditionSchema).max(mostConditions).describe('What has to be so on the board: all of it'),
  decisions: z
    .array(decisionSchema)
    .min(1)
    .max(mostDecisions)
    .describe('A decision, and answers to what it leads to in the same turn'),
  repeats: z
    .boolean()
    .describe('Whether it goes on waiting after it was carried out: for answers that decline'),
};

const example = {
  tile: 'base/U',
  when: [{ type: 'completed', feature: '0,0:city0', not: true }],
  decisions: [{ type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } }],
};

export const newPlanSchema = z
  .strictObject({
    tile: content.tile.default(null),
    when: content.when.default([]),
    decisions: content.decisions,
    repeats: content.repeats.default(false),
    follows: follows
      .default(null)
      .describe('A plan of yours that has to be carried out before; if it is cancelled, so is this one'),
    position: position.optional().describe('Left out: behind your other plans'),
  })
  .meta({ id: 'NewPlan', description: 'A decision to prepare.', examples: [example] });

export const planChangeSchema = z
  .strictObject({
    tile: content.tile.optional(),
    when: content.when.optional(),
    decisions: content.decisions.optional(),
    repeats: content.repeats.optional(),
    position: position.optional().describe('Its new place among your plans that wait'),
  })
  .meta({
    id: 'PlanChange',
    description: 'What changes about a plan; members that are left out stay as they are.',
    examples: [{ position: 1 }],
  });

export const planSchema = z
  .object({
    id: idSchema,
    position: position.describe('Its place among your plans that wait, from 1'),
    ...content,
    follows: follows.describe(
      'The plan that has to be carried out before: while it waits, this one does; null: none',
    ),
    notation: z
      .array(z.string().max(400))
      .max(mostDecisions)
      .describe('The decisions in their short text form'),
    text: z
      .string()
      .max(4000)
      .describe(
        'The decisions in words, in the language of `Accept-Language`; `notation` says the same exactly',
      ),
    state: z.enum(PlanState),
    reason: z.enum(cancelReasons).nullable().describe('Why it was cancelled; null: it was not'),
    detail: z.string().max(400).nullable().describe('The same as a sentence'),
    seq: z.int().min(1).nullable().describe('The entry of the log with the first of its decisions'),
    createdAt: timeSchema,
    closedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Plan', description: 'A decision that you prepared; nobody else learns of it.' });

export const plansSchema = z
  .object({
    playForced: z
      .boolean()
      .describe('Whether the service makes your decisions to which there is no alternative'),
    tiles: z
      .array(tile)
      .max(200)
      .describe(
        'The types of tile that you may still come to place, as far as you know; all of the game where it is played without aids',
      ),
    ...pageMembers(planSchema),
  })
  .meta({
    id: 'Plans',
    description:
      'Your plans in a game: those that wait, in their order; then those that ended, the last in front.',
  });

export const planSettingsSchema = z
  .strictObject({
    playForced: z
      .boolean()
      .describe('Whether the service makes your decisions to which there is no alternative'),
  })
  .meta({
    id: 'PlanSettings',
    description: 'What the service decides for you.',
    examples: [{ playForced: true }],
  });

export const planOptionsQuery = z.object({
  tile: tile
    .optional()
    .describe('The tile that you would draw. Left out: what you could decide before you draw'),
});

/** Most turns that are assumed before the one that is explored. */
const mostTurns = 8;

const turnShape = {
  seat: seatNumber.optional().describe('Whose turn it is; left out: yours'),
  tile: tile
    .nullable()
    .default(null)
    .describe('The tile that is drawn, or played from your hand; null: none yet, or one of your hand'),
  decisions: z
    .array(decisionSchema)
    .max(mostDecisions)
    .default([])
    .describe('What is decided in it, from the placement on; empty: nothing yet'),
};

const assumedTurnSchema = z
  .strictObject(turnShape)
  .meta({ id: 'AssumedTurn', description: 'A turn that may come, as you assume it.' });

const firstTurn = { tile: 'base/U', decisions: [{ type: 'tile', x: 1, y: 0, rotation: 90 }] };

export const explorationSchema = z
  .strictObject({
    follows: follows
      .default(null)
      .describe('A plan of yours that is carried out first, with those before it'),
    after: z.array(assumedTurnSchema).max(mostTurns).default([]).describe('The turns that come after that'),
    ...turnShape,
  })
  .meta({
    id: 'Exploration',
    description: 'Turns that you assume, and at last the one in which you explore what could be decided.',
    examples: [{ after: [firstTurn], tile: 'base/V' }],
  });

export const exploredSchema = z
  .object({
    ...optionsSchema.shape,
    table: tableSchema.describe('Everything on the table after what you assume, as far as you know'),
    tiles: z.array(tile).max(200).describe('The types of tile that you may come to place after it'),
  })
  .meta({ id: 'Explored', description: 'How the game would stand, and what could be decided then.' });

export const planParams = gameIdSchema.extend({ planId: idSchema.describe('Id of the plan') });
