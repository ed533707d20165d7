import { z } from 'zod';
import { apiScopes } from '../../accounts/caller.ts';
import { preferencesSchema } from '../../notifications/index.ts';
import { handleSchema, idSchema, nameSchema, timeSchema } from './forms.ts';

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
export const locale = z
  .string()
  .min(2)
  .max(35)
  .refine(isLocale, 'A locale is a BCP 47 tag such as en or pt-BR.')
  .describe('BCP 47 language tag')
  .meta({ examples: ['en'] });
export const timeZone = z
  .string()
  .min(1)
  .max(64)
  .refine(isTimeZone, 'A time zone is an IANA name such as Europe/Vienna.')
  .describe('IANA time zone')
  .meta({ examples: ['Europe/Vienna'] });

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

export const logInSchema = z
  .strictObject({ email: z.string().min(1).max(254), password: z.string().min(1).max(200) })
  .meta({
    id: 'LogIn',
    description: 'What you log in with.',
    examples: [{ email: 'mira@example.org', password: 'correct horse battery' }],
  });

export const refreshSchema = z.strictObject({ refreshToken: z.string().min(1).max(200) }).meta({
  id: 'Refresh',
  description: 'The refresh token that you have.',
  examples: [{ refreshToken: 'cbr_DSaKgR2VSgHI4uPpGPRwIeMSnZtkeAaUjoLyLV8wRuo' }],
});

export const sessionSchema = z
  .object({
    tokenType: z.literal('Bearer'),
    accessToken: z.string().max(2000).describe('A JWT: send it as `Authorization: Bearer …`'),
    expiresIn: z.int().min(1).max(86_400).describe('Seconds for which the access token is good'),
    refreshToken: z.string().max(200).describe('Works once, at POST /v1/sessions/refresh'),
    refreshExpiresAt: timeSchema,
    playerId: idSchema,
  })
  .meta({ id: 'Session', description: 'The tokens of a session.' });

const scopes = z.array(z.enum(apiScopes)).min(1).max(apiScopes.length);

export const newApiTokenSchema = z
  .strictObject({
    name: nameSchema(60).describe('What it is for'),
    scopes,
    expiresAt: z.iso
      .datetime({ offset: true })
      .max(40)
      .nullable()
      .optional()
      .describe('null or left out: never'),
  })
  .meta({
    id: 'NewApiToken',
    description: 'The token you want.',
    examples: [{ name: 'chess club bot', scopes: ['games:read', 'games:play'] }],
  });

export const tokenSchema = z
  .object({
    id: idSchema,
    name: z.string().max(60),
    scopes,
    createdAt: timeSchema,
    expiresAt: timeSchema.nullable(),
    lastUsedAt: timeSchema.nullable().describe('Noted every few minutes'),
  })
  .meta({ id: 'ApiToken', description: 'An API token as its owner sees it; never the token itself.' });

export const apiTokenWithSecretSchema = tokenSchema
  .extend({ token: z.string().max(100).describe('Shown this once') })
  .meta({ id: 'ApiTokenWithSecret', description: 'The new token; it is shown this once.' });

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
