import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import {
  personSchema,
  playerNameSchema,
  sanctionKindSchema,
  sanctionSchema,
} from '../../players/schemas/people.ts';
import { reportSchema } from './reports.ts';

const reason = z
  .string()
  .max(1000)
  .trim()
  .min(3)
  .describe(
    'The reason. Players can read it, and the log keeps it forever, so do not name other people in it',
  );

export const newSanctionSchema = z
  .strictObject({
    player: playerNameSchema.describe('Handle or id of the player'),
    kind: sanctionKindSchema,
    reason,
    days: z
      .int()
      .min(1)
      .max(3650)
      .optional()
      .describe('Length of a silence or ban, in days; if omitted, it lasts until it is undone'),
    report: idSchema.optional().describe('The report you act on, which is then resolved'),
  })
  .meta({
    id: 'NewSanction',
    description: 'A warning, silence or ban.',
    examples: [{ player: 'ole', kind: 'silence', reason: 'Advertising at several tables.', days: 7 }],
  });

export const decisionReasonSchema = z.strictObject({ reason }).meta({
  id: 'ModerationReason',
  description: 'The reason for an operator’s decision.',
  examples: [{ reason: 'This was a misunderstanding.' }],
});

export const stepSchema = z
  .object({
    id: idSchema,
    at: timeSchema,
    by: z.string().max(100).describe('Id of the account that acted, or the user on the command line'),
    action: z.enum(['warn', 'silence', 'ban', 'undo', 'dismiss', 'appoint']),
    player: idSchema.nullable(),
    report: idSchema.nullable(),
    sanction: idSchema.nullable(),
    until: timeSchema.nullable(),
    reason: z.string().max(1000),
  })
  .meta({ id: 'ModerationStep', description: 'An operator action. The log keeps it forever.' });

const playerCase = {
  player: personSchema,
  sanctions: z.array(sanctionSchema).max(100).describe('Sanctions, newest first'),
  reports: z.array(reportSchema).max(100).describe('Reports about the player, newest first'),
  log: z.array(stepSchema).max(100).describe('Operator actions concerning the player, newest first'),
};
export const playerCaseSchema = z
  .object(playerCase)
  .meta({ id: 'PlayerCase', description: 'The moderation record of a player.' });
export const reportCaseSchema = z
  .object({ report: reportSchema, ...playerCase })
  .meta({ id: 'ReportCase', description: 'A report, with the moderation record of the player.' });
