import { z } from 'zod';
import { gameEventSchema, logDecisionSchema, placesSchema } from '../../engine/index.ts';
import type { EntryContent } from '../../games/store/log-entries.ts';
import { personName } from '../../helpers/seats.ts';
import type { Person } from '../../players/store/players.ts';
import { ROBOT_LEVELS } from '../../robots/index.ts';
import type { EmailData } from '../channels/email/content/data.ts';
import type { Happening, Sending } from './happening.ts';

export const id = z.uuid().max(36);
export const time = z.iso.datetime().max(30);
export const seat = z.int().min(0).max(5);
export const text = z.string().max(20_000);
export const version = z.int().min(0).describe('Number of entries in the log');
export const gameId = id.describe('Id of the game');
export const handle = z.string().max(30).nullable();
/** The standing of the seats. */
export const standing = {
  scores: z.array(z.int()).max(6).describe('Points per seat'),
  places: placesSchema,
  resigned: z.array(seat).max(6).describe('The seats of players who resigned'),
};

const external = z
  .object({ provider: z.string().max(40), externalId: z.string().max(200) })
  .describe('Your application’s name for the player; absent if it has none')
  .optional();
export const named = { playerId: id, displayName: z.string().max(110), external };
export const isGuest = z.boolean().describe('True if the player has no account');
export const robot = z
  .enum(ROBOT_LEVELS)
  .nullable()
  .describe('Level of the robot that decides for the seat now; null if none does');
export const person = { ...named, handle: z.string().max(30) };
export const personSchema = z.object(person).meta({ id: 'WebhookPerson', description: 'A player.' });

export const entry = z.object({
  seq: z.int().min(1),
  seat,
  decision: logDecisionSchema,
  events: z.array(gameEventSchema).max(2000),
  at: time,
});
/** An entry in a webhook. Its events are omitted if the body would become too large. */
export const webhookEntry = entry.partial({ events: true }).meta({
  id: 'WebhookEntry',
  description: 'The log entry; its events are omitted if there are too many.',
});
type Entry = z.output<typeof entry>;

/** Returns a log entry as shown in bodies. */
export const entryData = ({ seq, seat, decision, events, at }: EntryContent): Entry => ({
  seq,
  seat,
  decision: decision as Entry['decision'],
  events: events as Entry['events'],
  at: at.toISOString(),
});

/** Returns the member of a webhook that shows a log entry, with or without its events. */
export function withEntry(
  content: EntryContent,
  withEvents: boolean,
): { entry: z.output<typeof webhookEntry> } {
  const { events, ...rest } = entryData(content);
  return { entry: withEvents ? { ...rest, events } : rest };
}

/** The stored data of a player's action. */
export const storedBy = z.object({ by: z.string().optional() });
export const storedNothing = z.object({});

export interface By {
  readonly by: Person | undefined;
}
export interface Who {
  readonly who: Person | undefined;
}

export const by = z.nullable(id).describe('Id of the player who did it; null if unknown');
export const idOf = (person: Person | undefined) => person?.playerId ?? null;

/** Returns the application's name for a player, if there is one. */
export function externalName(
  { names }: Pick<Sending, 'names'>,
  playerId: string,
): { external?: z.output<typeof external> } {
  const known = names?.get(playerId);
  return known === undefined ? {} : { external: known };
}

/** The webhook member with the id of the player who acted. */
export const webhookBy = (description?: string) => ({
  shape: { by: description === undefined ? by : by.describe(description) },
  data: (notification: By) => ({ by: idOf(notification.by) }),
});

const who = personSchema.nullable().describe('The player who took or left a seat; null if unknown');

/** The webhook member that shows a player. */
export const webhookWho = (description?: string) => ({
  shape: { who: description === undefined ? who : who.describe(description) },
  data: (notification: Who, sending: Sending) => ({
    who:
      notification.who === undefined
        ? null
        : { ...notification.who, ...externalName(sending, notification.who.playerId) },
  }),
});

/** The live event member with the number of the game's latest entry. */
export const liveVersion = {
  shape: { version },
  data: (_: unknown, { event }: Happening) => ({ version: event.seq }),
};
export const liveDeadline = {
  shape: { version, deadline: time.nullable() },
  data: (_: unknown, { event, game }: Happening) => ({
    version: event.seq,
    deadline: game.deadline?.toISOString() ?? null,
  }),
};
export const liveHandle = {
  shape: { handle },
  data: ({ who }: Who) => ({ handle: who?.handle ?? null }),
};
export const liveBy = (description: string) => ({
  shape: { by: handle.describe(description) },
  data: (notification: By) => ({ by: notification.by?.handle ?? null }),
});

/** Returns the data for the email about a player's action: the name, with the handle if that player is a stranger. */
export const emailBy = ({ by }: By): EmailData => ({ by: by?.displayName });
export const emailStranger = ({ by }: By): EmailData => ({ by: by?.displayName, handle: by?.handle });
export const emailWho = ({ who }: Who): EmailData => ({ by: who?.displayName });
/** Returns the data for an email about a player, without the robot that decides for the player. */
export const emailPlayer = ({ who }: Who): EmailData => ({ by: who && personName(who.displayName) });
