import { z } from 'zod';
import { personSchema } from '../../players/schemas/people.ts';
import { INVITATION_TERMS } from '../terms.ts';
import { gameSummarySchema } from './games.ts';

export const invitationQuerySchema = z.object({
  invitation: z.string().min(1).max(100).optional().describe('The code of a game that is not public'),
});

const terms = Object.fromEntries(INVITATION_TERMS.map((name) => [name, true])) as Record<
  (typeof INVITATION_TERMS)[number],
  true
>;

/** A table waiting for players, as seen by those who can take a seat. */
export const tableInvitationSchema = gameSummarySchema
  .pick({
    id: true,
    name: true,
    ...terms,
    seatCount: true,
    players: true,
    yourSeat: true,
    expiresAt: true,
  })
  .extend({ by: personSchema.nullable().describe('The owner of the game; null if the account was deleted') })
  .meta({
    id: 'TableInvitation',
    description: 'A table waiting for players, as shown before you take a seat.',
  });
