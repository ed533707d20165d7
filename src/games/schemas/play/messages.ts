import { z } from 'zod';
import { withoutTurning } from '../../../helpers/text-direction.ts';
import { idSchema, timeSchema } from '../../../http/schemas/forms.ts';

export const newMessageSchema = z
  .strictObject({
    text: z
      .string()
      .overwrite(withoutTurning)
      .max(2000)
      .regex(
        /^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u,
        'A message cannot contain control characters except line breaks.',
      )
      .trim()
      .min(1)
      .describe('The text; characters that change the direction of the surrounding text are removed'),
  })
  .meta({ id: 'NewMessage', description: 'A new message.', examples: [{ text: 'Well played!' }] });

export const messageSchema = z
  .object({
    id: idSchema,
    playerId: idSchema,
    handle: z.string().max(30),
    displayName: z.string().max(100),
    text: z.string().max(2000),
    at: timeSchema,
  })
  .meta({ id: 'Message', description: 'A message to the players of a game.' });

export const readMarkSchema = z
  .strictObject({ message: idSchema.describe('Id of the newest message you have read') })
  .meta({
    id: 'ReadMark',
    description: 'The last message you have read.',
    examples: [{ message: '01980a3e-7c1d-7a40-9d1a-3f1f5d0c9a11' }],
  });
