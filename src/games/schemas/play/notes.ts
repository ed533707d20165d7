import { z } from 'zod';
import { timeSchema } from '../../../http/schemas/forms.ts';

const maxNoteLength = 4000;

export const noteRequestSchema = z
  .strictObject({
    text: z
      .string()
      .max(maxNoteLength)
      .regex(
        /^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u,
        'A note cannot contain control characters except line breaks and tabs.',
      )
      .trim()
      .describe('The text; an empty one deletes the note'),
  })
  .meta({
    id: 'NoteRequest',
    description: 'The note to write.',
    examples: [{ text: 'Keep the last farmer.' }],
  });

export const noteSchema = z
  .object({
    text: z.string().max(maxNoteLength).describe('The text; empty if there is no note'),
    updatedAt: timeSchema.nullable(),
  })
  .meta({ id: 'Note', description: 'Your note about a game. No one else can read it.' });
