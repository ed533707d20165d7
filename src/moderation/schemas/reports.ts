import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { personSchema, playerNameSchema } from '../../players/schemas/people.ts';
import { ReportReason } from '../reasons.ts';

const reasonSchema = z.enum(ReportReason).meta({
  id: 'ReportReason',
  description: 'Why a player is reported; GET /v1/reports/reasons explains them.',
});

export const reasonViewSchema = z
  .object({ reason: reasonSchema, title: z.string().max(100), help: z.string().max(500) })
  .meta({ id: 'ReportReasonText', description: 'A reason for a report, worded for those who choose one.' });

export const newReportSchema = z
  .strictObject({
    reason: reasonSchema,
    player: playerNameSchema
      .optional()
      .describe('Handle or id. Left out: the author of the message, else the owner of the game'),
    game: idSchema.optional().describe('The game that it is about'),
    message: idSchema.optional().describe('A message of that game, kept as evidence. Needs `game`'),
    text: z
      .string()
      .trim()
      .min(1)
      .max(2000)
      .optional()
      .describe('In your own words; needed with the reason `other`'),
    block: z.boolean().default(false).describe('Whether to block the player as well'),
  })
  .refine(({ player, game }) => player !== undefined || game !== undefined, {
    error: 'Name a player or a game.',
    path: ['player'],
  })
  .refine(({ message, game }) => message === undefined || game !== undefined, {
    error: 'Name the game of the message.',
    path: ['game'],
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== undefined, {
    error: 'Say what happened.',
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
  .meta({ id: 'ReportReceipt', description: 'A report as its author sees it.' });

export const reportSchema = z
  .object({
    id: idSchema,
    state: reportStateSchema,
    reason: reasonSchema,
    text: z.string().max(2000).nullable().describe("In the reporter's words"),
    evidence: z
      .object({
        handle: z.string().max(30),
        displayName: z.string().max(100),
        game: z.object({ id: idSchema, name: z.string().max(80) }).optional(),
        message: z.object({ id: idSchema, text: z.string().max(2000), at: timeSchema }).optional(),
      })
      .nullable()
      .describe('What was reported, as it was then; null if one of the two has deleted their account'),
    game: idSchema.nullable(),
    reporter: personSchema,
    reported: personSchema,
    createdAt: timeSchema,
    closedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Report', description: 'A report as operators see it.' });
