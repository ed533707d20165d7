import { z } from 'zod';
import { idSchema } from '../../http/schemas/forms.ts';

export const linkSchema = z
  .strictObject({
    link: z.string().min(1).max(1000).describe('The part after `#decide=` of the link in the email'),
  })
  .meta({
    id: 'DecisionLink',
    description: 'The link of an email about a turn.',
    examples: [{ link: 'eyJwbGF5ZXIiOiIwMTk4MGEzZSJ9.kE1n0e2S6r8c3ZrQyYc5mQ0fVdJ8wq7x' }],
  });

export const linkSessionSchema = z
  .object({
    tokenType: z.literal('Bearer'),
    accessToken: z.string().max(2000).describe('Send it as `Authorization: Bearer …`'),
    expiresIn: z.int().min(1).max(86_400).describe('Seconds until the token expires'),
    playerId: idSchema,
    displayName: z.string().max(100).describe('Name of the player that the token decides for'),
    gameId: idSchema,
    version: z.int().min(0).describe('The version of the game to decide at; send it in `If-Match`'),
  })
  .meta({ id: 'LinkSession', description: 'A token for one decision.' });
