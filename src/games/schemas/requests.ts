import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { requestKinds, requestStates } from '../requests/kinds/index.ts';
import { seatNumber } from './games.ts';

const kind = z
  .enum(requestKinds)
  .describe(
    '`robot`: a robot decides for the seat until its player is back; `undo`: your last decision, and what came after it, is undone; `pause`: the clock stands still; `resume`: it ' +
      'runs again; `more-time`: the seat gets as much time again as there is for a decision; `end`: the game ends without a result',
  );

export const newRequestSchema = z
  .strictObject({
    kind,
    seat: seatNumber
      .optional()
      .describe(
        'The seat that it is about, if its kind is about one; without it, the one that the game waits for',
      ),
  })
  .meta({
    id: 'NewRequest',
    description: 'Something that needs the consent of the others at the table.',
    examples: [{ kind: 'robot', seat: 1 }],
  });

export const requestAnswerSchema = z
  .strictObject({ agree: z.boolean() })
  .meta({ id: 'RequestAnswer', description: 'Whether you agree.', examples: [{ agree: true }] });

const seats = z.array(seatNumber).max(6);

export const requestSchema = z
  .object({
    id: idSchema,
    kind,
    state: z.enum(requestStates),
    by: seatNumber.describe('The seat of the player who requests it'),
    seat: seatNumber.nullable().describe('The seat that it is about'),
    agreed: seats.describe('The seats of those who have agreed'),
    declinedBy: seatNumber.nullable(),
    awaiting: seats.describe('The seats of those who still have to agree'),
    version: z.int().min(0).describe('The version of the game when it was requested'),
    createdAt: timeSchema,
    expiresAt: timeSchema,
  })
  .meta({ id: 'Request', description: 'A request of a player to the others at the table.' });
