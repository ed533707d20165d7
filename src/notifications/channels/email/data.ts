import { z } from 'zod';
import { personName } from '../../../seats.ts';
import { type ByType, callByType } from '../../events/by-type.ts';
import type { Notification } from '../../events/types.ts';

/** Data that a delivery stores for its email, in addition to its columns. */
const dataSchema = z.object({
  /** Display name of the player who did it. */
  by: z.string().optional(),
  /** Handle of the player who invites. */
  handle: z.string().optional(),
  /** Ids of messages. */
  messages: z.array(z.string()).optional(),
  isNudge: z.boolean().optional(),
  /** Name of the player whom a request is about, and how it ended. */
  about: z.string().optional(),
  state: z.string().optional(),
});
export type EmailData = z.infer<typeof dataSchema>;

/** Reads what `dataOf` stored. */
export const parseData = (data: unknown): EmailData => dataSchema.parse(data ?? {});

const dataByType: ByType<EmailData> = {
  'game.started': () => ({}),
  'turn.started': () => ({}),
  'turn.reminder': ({ reason, by }) => ({ isNudge: reason === 'nudge', by: by?.displayName }),
  'turn.expired': () => ({}),
  'decision.made': () => ({}),
  'game.finished': () => ({}),
  'player.joined': ({ who }) => ({ by: who?.displayName }),
  'player.left': ({ who }) => ({ by: who?.displayName }),
  'player.invited': ({ by }) => ({ by: by?.displayName, handle: by?.handle }),
  'game.cancelled': ({ by }) => ({ by: by?.displayName }),
  'invitation.declined': ({ who }) => ({ by: who?.displayName }),
  'player.removed': () => ({}),
  'player.replaced': ({ who }) => ({ by: who && personName(who.displayName) }),
  'player.returned': ({ who }) => ({ by: who && personName(who.displayName) }),
  'request.opened': ({ by, about }) => ({
    by: by?.displayName,
    about: about && personName(about.displayName),
  }),
  'request.closed': ({ about, state }) => ({ about: about && personName(about.displayName), state }),
  'message.posted': () => ({}),
};

/** Returns the data that a delivery stores for the email about a notification. */
export const dataOf = (notification: Notification): EmailData => callByType(dataByType, notification);
