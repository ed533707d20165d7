import type { VerifiedEvent } from '#client/webhooks';
import type { ChatUser } from './platform.ts';

/** What an event means for the people of a chat. */
export interface Announcement {
  readonly type: VerifiedEvent['type'];
  readonly game: { readonly id: string; readonly name: string; readonly version: number };
  /** The users of this chat whom it concerns. */
  readonly users: readonly ChatUser[];
  /** What happened, in English. */
  readonly sentence: string;
  /** What somebody said at the table. */
  readonly said: string | undefined;
  /** The code of an invitation. */
  readonly invitation: string | undefined;
}

type Data = VerifiedEvent['data'];
interface Named {
  readonly displayName?: unknown;
  readonly external?: { readonly provider: string; readonly externalId: string } | undefined;
}

/** Reads an event for the chat `provider`. Undefined: it concerns nobody there. */
export function announcementOf({ type, data }: VerifiedEvent, provider: string): Announcement | undefined {
  const { game, sentence, message } = data;
  const users = concerned(data)
    .filter(({ external }) => external?.provider === provider)
    .map(({ external, displayName }) => ({ id: external?.externalId ?? '', name: String(displayName) }));
  if (game === undefined || users.length === 0 || isToldOtherwise(type, data)) return undefined;
  return {
    type,
    game,
    users,
    sentence,
    said: message?.text,
    invitation: data.invitation ?? undefined,
  };
}

/** One player, or all of a table but who speaks. */
function concerned({ player, players = [], message }: Data): readonly Named[] {
  if (player !== undefined && player !== null) return [player];
  return players.filter(({ playerId }) => playerId !== message?.by);
}

/** The first turn tells of the beginning as well. */
function isToldOtherwise(type: string, { awaiting, players = [] }: Data): boolean {
  if (type !== 'game.started') return false;
  const first = players.find(({ seat }) => awaiting?.seats.includes(seat));
  return first?.external !== undefined;
}
