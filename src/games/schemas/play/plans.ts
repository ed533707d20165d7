import { z } from 'zod';
import { decisionSchema } from '../../../engine/index.ts';
import { pageMembers } from '../../../http/list-pages.ts';
import { idSchema, timeSchema } from '../../../http/schemas/forms.ts';
import { conditionSchema } from '../../plans/condition.ts';
import { cancelReasons, maxConditions, maxDecisions, maxWaiting, PlanState } from '../../plans/plan.ts';
import { stepSchema } from '../../plans/preference.ts';
import { tableSchema } from '../game.ts';
import { gameIdSchema, seatNumber } from '../games.ts';
import { optionLabel, optionsSchema } from './options.ts';

const tile = z.string().min(1).max(40);
const position = z.int().min(1).max(maxWaiting);

const follows = idSchema.nullable();

const content = {
  tile: tile
    .nullable()
    .describe('The type of tile that you have to draw or hold: `base/U`. Null for any tile, or for none'),
  conditions: z
    .array(conditionSchema)
    .max(maxConditions)
    .describe('Conditions on the board. All of them must hold'),
  decisions: z
    .array(stepSchema)
    .min(1)
    .max(maxDecisions)
    .describe('A decision, and the answers to its follow-up choices in the same turn'),
  repeats: z
    .boolean()
    .describe(
      'True if the plan stays active after it was carried out; only for preferences and answers that decline',
    ),
};

const example = {
  tile: 'base/U',
  conditions: [{ type: 'completed', feature: '0,0:city0', not: true }],
  decisions: [{ type: 'tile', x: 1, y: 0, rotation: 90, deploy: { piece: 'meeple', segment: 'road0' } }],
};

export const newPlanSchema = z
  .strictObject({
    tile: content.tile.default(null),
    conditions: content.conditions.default([]),
    decisions: content.decisions,
    repeats: content.repeats
      .optional()
      .describe(
        'True if the plan stays active after it was carried out; only for preferences, where it is the default, and answers that decline',
      ),
    follows: follows
      .default(null)
      .describe(
        'Another of your plans that must be carried out first; if it is cancelled, so is this one. Null for none',
      ),
    position: position.optional().describe('Its place among your plans; last if omitted'),
  })
  .meta({ id: 'NewPlan', description: 'A plan to create.', examples: [example] });

export const planChangeSchema = z
  .strictObject({
    tile: content.tile.optional(),
    conditions: content.conditions.optional(),
    decisions: content.decisions.optional(),
    repeats: content.repeats.optional(),
    position: position.optional().describe('Its new place among your pending plans'),
  })
  .meta({
    id: 'PlanChange',
    description: 'The changes to a plan; omitted members stay as they are.',
    examples: [{ position: 1 }],
  });

export const planSchema = z
  .object({
    id: idSchema,
    position: position.describe('Its place among your pending plans, from 1'),
    ...content,
    follows: follows.describe('The plan that must be carried out first; null if there is none'),
    notation: z.array(z.string().max(400)).max(maxDecisions).describe('The decisions in short notation'),
    text: z
      .string()
      .max(4000)
      .describe(
        'The decisions in words, in the language of `Accept-Language`; `notation` has the exact decisions',
      ),
    state: z.enum(PlanState),
    reason: z.enum(cancelReasons).nullable().describe('Why it was cancelled; null if it was not'),
    detail: z.string().max(400).nullable().describe('The reason as a sentence; null if it was not cancelled'),
    seq: z
      .int()
      .min(1)
      .nullable()
      .describe('The log entry with the first of its decisions; null if it was not carried out'),
    createdAt: timeSchema,
    closedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Plan', description: 'A decision that you planned; no one else can see it.' });

export const plansSchema = z
  .object({
    playForcedMoves: z.boolean().describe('True if the service makes your decision when only one is legal'),
    tiles: z
      .array(tile)
      .max(200)
      .describe(
        'The types of tile that you may still place, as far as you know; all types of the game if it is played ' +
          'without assistance',
      ),
    ...pageMembers(planSchema),
  })
  .meta({
    id: 'Plans',
    description: 'Your plans in a game: pending plans in their order, then ended ones, newest first.',
  });

export const planSettingsSchema = z
  .strictObject({
    playForcedMoves: z.boolean().describe('True if the service makes your decision when only one is legal'),
  })
  .meta({
    id: 'PlanSettings',
    description: 'Settings for automatic decisions.',
    examples: [{ playForcedMoves: true }],
  });

export const planOptionsQuery = z.object({
  tile: tile
    .optional()
    .describe('The tile that you would draw; if omitted, decisions before the draw are listed'),
  option: optionLabel.optional(),
});

/** Maximum number of assumed turns before the explored one. */
const maxTurns = 8;

const turnShape = {
  seat: seatNumber.optional().describe('The seat whose turn it is; yours if omitted'),
  tile: tile
    .nullable()
    .default(null)
    .describe(
      'The tile that is drawn, or played from your hand; null if none is drawn yet, or it is one of your hand',
    ),
  decisions: z
    .array(decisionSchema)
    .max(maxDecisions)
    .default([])
    .describe('The decisions of the turn, from the placement on; empty if there are none yet'),
};

const assumedTurnSchema = z
  .strictObject(turnShape)
  .meta({ id: 'AssumedTurn', description: 'A future turn that you assume.' });

const firstTurn = { tile: 'base/U', decisions: [{ type: 'tile', x: 1, y: 0, rotation: 90 }] };

export const explorationSchema = z
  .strictObject({
    follows: follows
      .default(null)
      .describe('One of your plans, carried out first together with the plans before it; null for none'),
    after: z.array(assumedTurnSchema).max(maxTurns).default([]).describe('The turns after that'),
    ...turnShape,
    option: optionLabel.optional(),
  })
  .meta({
    id: 'Exploration',
    description: 'Turns that you assume, followed by the turn whose possible decisions you explore.',
    examples: [{ after: [firstTurn], tile: 'base/V' }],
  });

export const exploredSchema = z
  .object({
    ...optionsSchema.shape,
    table: tableSchema.describe('The table after the assumed turns, as far as you can know it'),
    tiles: z.array(tile).max(200).describe('The types of tile that can come next'),
  })
  .meta({
    id: 'Explored',
    description: 'The state of the game after the assumed turns, and the decisions that would be legal.',
  });

export const planParams = gameIdSchema.extend({ planId: idSchema.describe('Id of the plan') });
