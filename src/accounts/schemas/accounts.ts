import { z } from 'zod';
import { handleSchema, idSchema, sentTimeSchema, timeSchema } from '../../http/schemas/forms.ts';
import { locale, timeZone } from '../../http/schemas/locale.ts';
import { displayNameSchema } from '../../http/schemas/names.ts';
import { preferencesSchema } from '../../notifications/index.ts';
import { privacyChangeSchema, privacySchema } from '../../players/privacy.ts';

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
    description: 'A new account.',
    examples: [{ email: 'mira@example.org', handle: 'Mira', password: 'correct horse battery' }],
  });

export const guestRegistrationSchema = z
  .strictObject({
    email,
    password: passwordSchema,
    handle: handleSchema.optional().describe('A new handle; if omitted, handle and display name stay'),
  })
  .meta({
    id: 'GuestRegistration',
    description: 'The data that turns a guest into an account.',
    examples: [{ email: 'nora@example.org', handle: 'Nora', password: 'correct horse battery' }],
  });

export const newGuestSchema = z
  .strictObject({ locale: locale.optional(), timeZone: timeZone.optional() })
  .meta({
    id: 'NewGuest',
    description: 'The language and the time zone of a player without an account.',
    examples: [{ locale: 'en', timeZone: 'Europe/Vienna' }],
  });

export const guestOfferSchema = z
  .object({
    isEnabled: z.boolean().describe('True if people can play as guests'),
    days: z.int().min(0).max(365).describe('Days until an unused guest is deleted'),
  })
  .meta({ id: 'GuestOffer', description: 'Privacy whether guests can play, and how long they are kept.' });

export const profileSchema = z
  .object({
    id: idSchema,
    handle: handleSchema.describe('The handle in lower case'),
    displayName: z
      .string()
      .max(100)
      .describe('The name that others see; initially the handle as you typed it'),
    email: z.string().max(254).nullable(),
    emailVerified: z.boolean(),
    locale: z.string().max(35),
    timeZone: z.string().max(64),
    createdAt: timeSchema,
    isGuest: z.boolean().describe('True if you play without an account'),
    guestExpiresAt: timeSchema
      .nullable()
      .describe('When the guest is deleted if unused; null for an account'),
  })
  .meta({ id: 'Profile', description: 'An account as its owner sees it.' });

const vacation = z.object({ startsAt: timeSchema, endsAt: timeSchema });

/** Members visible only to a session or a token with `profile`. */
const privateMembers = profileSchema
  .pick({ email: true, emailVerified: true, timeZone: true, createdAt: true, guestExpiresAt: true })
  .extend({
    emailSuspension: z
      .object({ since: timeSchema, reason: z.string().max(300) })
      .nullable()
      .describe(
        'When emails to your address were stopped because they bounced, and the other mail server’s reply. Null while ' +
          'emails are sent. `DELETE /v1/me/email-suspension` or a new address resumes delivery.',
      ),
    privacy: privacySchema,
    notifications: preferencesSchema.describe('Your notification preferences for all games'),
    vacations: z.object({
      items: z.array(vacation).max(20).describe('Current and future vacations'),
      daysLeft: z.int().min(0).describe('Vacation days you have left within a year'),
    }),
  })
  .partial();

export const meSchema = profileSchema
  .pick({ id: true, handle: true, displayName: true, locale: true, isGuest: true })
  .extend(privateMembers.shape)
  .meta({
    id: 'Me',
    description:
      'Your account. The optional members are included only for a login session, or for a token with `profile`.',
  });

export const profileChangeSchema = z
  .strictObject({
    handle: handleSchema
      .optional()
      .describe(
        'Your new handle. Others cannot take the old one for 90 days; a display name that equals it changes too',
      ),
    displayName: displayNameSchema.optional().describe('The name that others see'),
    locale: locale.optional(),
    timeZone: timeZone.optional(),
    privacy: privacyChangeSchema.optional(),
    notifications: preferencesSchema.optional().describe('Notification preferences for all games'),
    vacation: z
      .strictObject({ startsAt: sentTimeSchema, endsAt: sentTimeSchema })
      .nullable()
      .optional()
      .describe(
        'A period when your clocks are stopped; it replaces a current or future vacation. Null ends it',
      ),
  })
  .meta({
    id: 'ProfileChange',
    description: 'The changes to your account; omitted members stay as they are.',
    examples: [
      { locale: 'de', timeZone: 'Europe/Vienna' },
      { displayName: 'Mira from Vienna' },
      { privacy: { audience: 'public', record: true } },
      { notifications: { email: 'digest', reminders: false } },
    ],
  });

export const emailSchema = z.strictObject({ email: z.string().min(1).max(254) }).meta({
  id: 'EmailAddress',
  description: 'The email address of an account.',
  examples: [{ email: 'mira@example.org' }],
});

export const newEmailSchema = z
  .strictObject({ email, password: z.string().min(1).max(200).describe('The password of your account') })
  .meta({
    id: 'NewEmailAddress',
    description: 'The new email address.',
    examples: [{ email: 'mira@example.com', password: 'correct horse battery' }],
  });

export const deletionSchema = z
  .strictObject({
    password: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .describe('The password of your account; omit it if you have none'),
  })
  .meta({
    id: 'AccountDeletion',
    description: 'Your password. A deleted account cannot be restored.',
    examples: [{ password: 'correct horse battery' }],
  });

export const linkTokenSchema = z
  .strictObject({ token: z.string().min(1).max(1000).describe('The last part of the link in the email') })
  .meta({
    id: 'LinkToken',
    description: 'The token of a link in an email.',
    examples: [{ token: 'eyJwbGF5ZXIiOiI…' }],
  });

export const newPasswordSchema = linkTokenSchema.extend({ password: passwordSchema }).meta({
  id: 'NewPassword',
  description: 'The token of a link in an email, and the new password.',
  examples: [{ token: 'eyJwbGF5ZXIiOiI…', password: 'correct horse battery' }],
});

/** The password that proves the caller's identity if the login is not recent. */
export const stepUpPassword = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Your password; optional within ten minutes of a login');
