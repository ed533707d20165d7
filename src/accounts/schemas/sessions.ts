import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { passwordSchema } from './accounts.ts';

export const logInSchema = z
  .strictObject({
    email: z.string().min(1).max(254).describe('The email address of the account, or its handle'),
    password: z.string().min(1).max(200),
  })
  .meta({
    id: 'LogIn',
    description: 'Your credentials.',
    examples: [{ email: 'mira@example.org', password: 'correct horse battery' }],
  });

export const refreshSchema = z.strictObject({ refreshToken: z.string().min(1).max(200) }).meta({
  id: 'Refresh',
  description: 'The refresh token of the session.',
  examples: [{ refreshToken: 'cbr_DSaKgR2VSgHI4uPpGPRwIeMSnZtkeAaUjoLyLV8wRuo' }],
});

export const sessionSchema = z
  .object({
    tokenType: z.literal('Bearer'),
    accessToken: z.string().max(2000).describe('A JWT: send it as `Authorization: Bearer …`'),
    expiresIn: z.int().min(1).max(86_400).describe('Seconds until the access token expires'),
    refreshToken: z
      .string()
      .max(200)
      .describe('The refresh token, which works once at POST /v1/sessions/refresh'),
    refreshExpiresAt: timeSchema,
    playerId: idSchema,
    sessionId: idSchema.describe('The id in GET /v1/me/sessions'),
  })
  .meta({ id: 'Session', description: 'The tokens of a session.' });

/** Returns the id of the session in a response. */
export const sessionIdIn = (answer: unknown): string =>
  sessionSchema.pick({ sessionId: true }).parse(answer).sessionId;

export const openSessionSchema = z
  .object({
    id: idSchema,
    createdAt: timeSchema,
    lastUsedAt: timeSchema.describe('When it was last used; updated every few minutes'),
    expiresAt: timeSchema.describe('When the session ends if it is not refreshed before'),
    address: z.string().max(100).nullable().describe('The IP address of its last use; null if unknown'),
    userAgent: z.string().max(300).nullable().describe('The user agent of its last use; null if unknown'),
    current: z.boolean().describe('True for the session of this request'),
  })
  .meta({ id: 'OpenSession', description: 'An active login session.' });

export const secureSchema = z
  .boolean()
  .default(false)
  .describe(
    'True to revoke all other access, like a password reset. API tokens are revoked, webhooks are disabled, ' +
      'applications can no longer act for you, and links in emails stop working',
  );

export const passwordChangeSchema = z
  .strictObject({
    currentPassword: z.string().min(1).max(200),
    password: passwordSchema,
    secure: secureSchema,
  })
  .meta({
    id: 'PasswordChange',
    description: 'The current password, and the new one.',
    examples: [{ currentPassword: 'correct horse battery', password: 'staple a correct horse' }],
  });
