import { z } from 'zod';
import { preferencesSchema } from '../../notifications/index.ts';
import { handleSchema, idSchema, timeSchema } from './forms.ts';
import { locale, timeZone } from './locale.ts';

const email = z
  .email()
  .max(254)
  .meta({ examples: ['mira@example.org'] });
export const passwordSchema = z
  .string()
  .min(8)
  .max(200)
  .describe('8 to 200 characters of any kind')
  .meta({ examples: ['correct horse battery'] });
export const registrationSchema = z
  .strictObject({
    email,
    handle: handleSchema,
    password: passwordSchema,
    locale: locale.optional(),
    timeZone: timeZone.optional(),
  })
  .meta({
    id: 'Registration',
    description: 'The account you want.',
    examples: [{ email: 'mira@example.org', handle: 'Mira', password: 'correct horse battery' }],
  });

export const profileSchema = z
  .object({
    id: idSchema,
    handle: handleSchema.describe('In lower case'),
    displayName: z.string().max(100).describe('The handle as it was typed'),
    email: z.string().max(254).nullable(),
    emailVerified: z.boolean(),
    locale: z.string().max(35),
    timeZone: z.string().max(64),
    createdAt: timeSchema,
  })
  .meta({ id: 'Profile', description: 'An account as its owner sees it.' });

const vacation = z.strictObject({ startsAt: timeSchema, endsAt: timeSchema });

/** The account with what goes with it. */
export const meSchema = profileSchema
  .extend({
    notifications: preferencesSchema.describe('What you hear of, of all games'),
    vacations: z.object({
      items: z.array(vacation).max(20).describe('Those that are not over'),
      daysLeft: z.int().min(0).describe('Days that you may still take within a year'),
    }),
  })
  .meta({ id: 'Me', description: 'Your account with what goes with it.' });

export const profileChangeSchema = z
  .strictObject({
    handle: handleSchema.optional(),
    locale: locale.optional(),
    timeZone: timeZone.optional(),
    notifications: preferencesSchema.optional().describe('What you want to hear of, of all games'),
    vacation: vacation
      .nullable()
      .optional()
      .describe('Time in which your clocks stand still, in place of any that is not over; null ends it'),
  })
  .meta({
    id: 'ProfileChange',
    description: 'What to change; members left out stay as they are.',
    examples: [
      { locale: 'de', timeZone: 'Europe/Vienna' },
      { notifications: { email: 'digest', reminders: false } },
    ],
  });

export const emailSchema = z.strictObject({ email: z.string().min(1).max(254) }).meta({
  id: 'EmailAddress',
  description: 'The address of an account.',
  examples: [{ email: 'mira@example.org' }],
});

export const linkTokenSchema = z
  .strictObject({ token: z.string().min(1).max(1000).describe('The last part of the link in the mail') })
  .meta({
    id: 'LinkToken',
    description: 'What a mailed link proves.',
    examples: [{ token: 'eyJwbGF5ZXIiOiI…' }],
  });

export const newPasswordSchema = linkTokenSchema.extend({ password: passwordSchema }).meta({
  id: 'NewPassword',
  description: 'What the mailed link proves, and the password from now on.',
  examples: [{ token: 'eyJwbGF5ZXIiOiI…', password: 'correct horse battery' }],
});
