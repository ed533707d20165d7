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
  .trim()
  .min(3)
  .max(1000)
  .describe('Why. Players read it; the log keeps it for ever, so name nobody in it');

export const newSanctionSchema = z
  .strictObject({
    player: playerNameSchema.describe('Handle or id'),
    kind: sanctionKindSchema,
    reason,
    days: z
      .int()
      .min(1)
      .max(3650)
      .optional()
      .describe('How long a silence or ban lasts; left out: until it is undone'),
    report: idSchema.optional().describe('The report on which you act; it is resolved'),
  })
  .meta({
    id: 'NewSanction',
    description: 'A warning, silence or ban.',
    examples: [{ player: 'ole', kind: 'silence', reason: 'Advertising at several tables.', days: 7 }],
  });

export const decisionReasonSchema = z.strictObject({ reason }).meta({
  id: 'ModerationReason',
  description: 'Why an operator decides so.',
  examples: [{ reason: 'This was a misunderstanding.' }],
});

export const stepSchema = z
  .object({
    id: idSchema,
    at: timeSchema,
    by: z.string().max(100).describe('Id of the account that acted, or the user at the command line'),
    action: z.enum(['warn', 'silence', 'ban', 'undo', 'dismiss', 'appoint']),
    player: idSchema.nullable(),
    report: idSchema.nullable(),
    sanction: idSchema.nullable(),
    until: timeSchema.nullable(),
    reason: z.string().max(1000),
  })
  .meta({ id: 'ModerationStep', description: 'A step of an operator, as the log keeps it for ever.' });

const playerCase = {
  player: personSchema,
  sanctions: z.array(sanctionSchema).max(100).describe('The latest first'),
  reports: z.array(reportSchema).max(100).describe('Reports about the player, the latest first'),
  log: z.array(stepSchema).max(100).describe('What operators did about the player, the latest first'),
};
export const playerCaseSchema = z
  .object(playerCase)
  .meta({ id: 'PlayerCase', description: 'Everything that operators know about a player.' });
export const reportCaseSchema = z
  .object({ report: reportSchema, ...playerCase })
  .meta({ id: 'ReportCase', description: 'A report, and everything that operators know about the player.' });
