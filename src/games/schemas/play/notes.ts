import { z } from 'zod';
import { timeSchema } from '../../../http/schemas/forms.ts';

const longestNote = 4000;

export const noteRequestSchema = z
  .strictObject({
    text: z
      .string()
      .trim()
      .max(longestNote)
      .regex(/^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u, 'A note has no control characters except line breaks.')
      .describe('Empty: the note is deleted'),
  })
  .meta({ id: 'NoteRequest', description: 'What to note.', examples: [{ text: 'Keep the last farmer.' }] });

export const noteSchema = z
  .object({
    text: z.string().max(longestNote).describe('Empty without a note'),
    updatedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Note', description: 'What you have noted about a game. Nobody else can read it.' });
