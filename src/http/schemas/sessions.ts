import { z } from 'zod';
import { idSchema, timeSchema } from './forms.ts';

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
    expiresIn: z.int().min(1).max(86_400).describe('Seconds for which the access token is valid'),
    refreshToken: z.string().max(200).describe('Works once, at POST /v1/sessions/refresh'),
    refreshExpiresAt: timeSchema,
    playerId: idSchema,
    sessionId: idSchema.describe('As in GET /v1/me/sessions'),
  })
  .meta({ id: 'Session', description: 'The tokens of a session.' });
