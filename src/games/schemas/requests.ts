import { z } from 'zod';
import { idSchema, timeSchema } from '../../http/schemas/forms.ts';
import { requestKinds, requestStates } from '../requests/kinds/index.ts';
import { seatNumber } from './games.ts';

const kind = z
  .enum(requestKinds)
  .describe(
    '`robot`: a robot decides for the seat until its player returns; `undo`: takes back your last decision ' +
      'and everything after it; `pause`: stops the clock; `resume`: starts it again; `more-time`: gives the ' +
      'seat the full time for a decision again; `end`: ends the game without a result',
  );

export const newRequestSchema = z
  .strictObject({
    kind,
    seat: seatNumber
      .optional()
      .describe('The seat concerned, for kinds that need one; if omitted, the seat to move'),
  })
  .meta({
    id: 'NewRequest',
    description: 'A request that needs the consent of the others at the table.',
    examples: [{ kind: 'robot', seat: 1 }],
  });

export const requestAnswerSchema = z
  .strictObject({ agree: z.boolean() })
  .meta({ id: 'RequestAnswer', description: 'Your answer to a request.', examples: [{ agree: true }] });

const seats = z.array(seatNumber).max(6);

export const requestSchema = z
  .object({
    id: idSchema,
    kind,
    state: z.enum(requestStates),
    by: seatNumber.describe('The seat of the player who made the request'),
    seat: seatNumber.nullable().describe('The seat concerned; null if there is none'),
    agreedSeats: seats.describe('The seats of players who have agreed'),
    declinedBy: seatNumber.nullable(),
    awaiting: seats.describe('The seats of players who still have to agree'),
    version: z.int().min(0).describe('The version of the game when the request was made'),
    createdAt: timeSchema,
    expiresAt: timeSchema,
  })
  .meta({ id: 'Request', description: 'A player’s request to the others at the table.' });
