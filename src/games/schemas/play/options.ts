import { z } from 'zod';
import { decisionSchema } from '../../../engine/index.ts';
import { awaitingSchema, points, seatNumber } from '../games.ts';
import { optionHandle } from './decisions.ts';

/** Maximum number of deployments of one placement: pieces on all tiles of a board, and what towers can capture. */
export const MAX_DEPLOYMENTS = 20_000;

/** The label of the option to return. */
export const optionLabel = z
  .string()
  .regex(/^\d{1,4}[a-z]{0,3}$/)
  .describe('A label such as `7a`: returns only this option, with all its deployments');

export const optionsQuery = z.object({ option: optionLabel.optional() });

export const deploymentCount = z
  .int()
  .min(0)
  .max(MAX_DEPLOYMENTS)
  .describe('The number of its deployments; absent if it places no tile');

const targetSchema = z
  .union([
    z.object({ cell: z.object({ x: z.int(), y: z.int() }) }),
    z.object({
      segments: z.array(z.string().max(60)).min(1).max(200).describe('The segments, each as `x,y:segment`'),
    }),
    z.object({ quarter: z.string().max(40) }),
  ])
  .meta({
    id: 'Target',
    description: 'The target of a decision: a cell, segments of features, or a quarter of a town.',
  });

const optionShape = {
  number: z.int().min(1).describe('Position in the list'),
  label: z
    .string()
    .max(20)
    .describe(
      'The label in the picture of the board: cells are numbered, and options that share a cell get letters ' +
        '(`7a`)',
    ),
  handle: optionHandle.describe('Send it as `{"type":"option","id":handle}`'),
  decision: decisionSchema.describe('The decision; you can send it unchanged'),
  gains: points.describe(
    'Points that each seat scores before another player decides or you move the dragon; all else that you are offered ' +
      'before that counts as declined. Empty if the table plays without assistance',
  ),
  text: z
    .string()
    .max(1000)
    .describe(
      'A description in the language of `Accept-Language`; it gives squares by their numbers in the picture ' +
        'and does not name segments',
    ),
  declines: z.boolean().describe('True if it declines the offer of the phase'),
  target: targetSchema.nullable().describe('The place on the board that it refers to; null if there is none'),
};

const deploymentOptionSchema = z
  .object(optionShape)
  .meta({ id: 'DeploymentOption', description: 'A placement together with one of its deployments.' });

const optionSchema = z
  .object({
    ...optionShape,
    deploymentCount: deploymentCount.optional(),
    deployments: z
      .array(deploymentOptionSchema)
      .max(MAX_DEPLOYMENTS)
      .optional()
      .describe(
        'Absent if all options together have more than 1,000; then get those of one option by its label',
      ),
  })
  .meta({ id: 'Option', description: 'A legal decision; a placement contains its legal deployments.' });

const { handle: _handle, ...lessonShape } = optionShape;
const lessonDeploymentSchema = z.object(lessonShape).meta({
  id: 'LessonDeploymentOption',
  description: 'A placement in a lesson together with one of its deployments.',
});

/** An option of a lesson; it has no handle, because there is no stored game. */
export const lessonOptionSchema = z
  .object({
    ...lessonShape,
    deploymentCount: deploymentCount.optional(),
    deployments: z.array(lessonDeploymentSchema).max(MAX_DEPLOYMENTS).optional(),
  })
  .meta({ id: 'LessonOption', description: 'A legal decision in a lesson.' });

export const optionsSchema = z
  .object({
    version: z.int().min(0),
    seat: seatNumber.nullable(),
    awaiting: awaitingSchema.nullable(),
    question: z
      .string()
      .max(400)
      .nullable()
      .describe(
        'The question you have to answer, in the language of `Accept-Language`; null if it is not your turn',
      ),
    options: z.array(optionSchema).max(5000),
  })
  .meta({
    id: 'Options',
    description: 'Every legal decision of a player, and the question they answer.',
  });
