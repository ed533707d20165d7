import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { personSchema, playerNameSchema } from '../../players/schemas/people.ts';
import { ReportReason } from '../reasons.ts';

const reasonSchema = z.enum(ReportReason).meta({
  id: 'ReportReason',
  description: 'The reason for a report; GET /v1/reports/reasons explains the choices.',
});

export const reasonViewSchema = z
  .object({ reason: reasonSchema, title: z.string().max(100), help: z.string().max(500) })
  .meta({
    id: 'ReportReasonText',
    description: 'A reason for a report, with a text that helps to choose it.',
  });

export const newReportSchema = z
  .strictObject({
    reason: reasonSchema,
    player: playerNameSchema
      .optional()
      .describe(
        'Handle or id of the player; if omitted, the author of the message, or else the owner of the game',
      ),
    game: idSchema.optional().describe('The game concerned'),
    message: idSchema.optional().describe('A message of that game, kept as evidence; requires `game`'),
    text: z
      .string()
      .max(2000)
      .trim()
      .min(1)
      .optional()
      .describe('Your description; required with the reason `other`'),
    block: z.boolean().default(false).describe('True to block the player as well'),
  })
  .refine(({ player, game }) => player !== undefined || game !== undefined, {
    error: 'Name a player or a game.',
    path: ['player'],
  })
  .refine(({ message, game }) => message === undefined || game !== undefined, {
    error: 'Name the game that contains the message.',
    path: ['game'],
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== undefined, {
    error: 'Describe what happened.',
    path: ['text'],
  })
  .meta({
    id: 'NewReport',
    description: 'A player, message or game to report to the operators.',
    examples: [{ player: 'ole', reason: 'spam', text: 'Posts the same link at every table.', block: true }],
  });

export const reportStateSchema = z.enum(['open', 'resolved', 'dismissed']);

export const reportReceiptSchema = z
  .object({
    id: idSchema,
    player: personSchema,
    reason: reasonSchema,
    state: reportStateSchema,
    createdAt: timeSchema,
  })
  .meta({ id: 'ReportReceipt', description: 'A report, as shown to its author.' });

export const reportSchema = z
  .object({
    id: idSchema,
    state: reportStateSchema,
    reason: reasonSchema,
    text: z.string().max(2000).nullable().describe('The author’s description; null if there is none'),
    evidence: z
      .object({
        handle: z.string().max(30),
        displayName: z.string().max(100),
        game: z.object({ id: idSchema, name: z.string().max(80) }).optional(),
        message: z.object({ id: idSchema, text: z.string().max(2000), at: timeSchema }).optional(),
      })
      .nullable()
      .describe(
        'The reported content at the time of the report; null if either player has deleted their account',
      ),
    game: idSchema.nullable(),
    reporter: personSchema,
    reported: personSchema,
    createdAt: timeSchema,
    closedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Report', description: 'A report, as shown to operators.' });
