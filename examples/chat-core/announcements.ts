import type { VerifiedEvent } from '#client/webhooks';
import type { ChatUser } from './platform.ts';

/** The announcement of an event to the people of a chat. */
export interface Announcement {
  readonly type: VerifiedEvent['type'];
  readonly game: { readonly id: string; readonly name: string; readonly version: number };
  /** The users of this chat to notify. */
  readonly users: readonly ChatUser[];
  /** The event in English. */
  readonly sentence: string;
  /** The message posted to the table. */
  readonly posted: string | undefined;
  /** The code of an invitation. */
  readonly invitation: string | undefined;
}

/** An event about a game: any event but the test of a webhook. */
type GameNews = Exclude<VerifiedEvent, { type: 'webhook.test' }>;
type Person = Pick<GameNews['data']['players'][number], 'displayName' | 'external'>;

/** Parses an event for the chat `provider`. Undefined if it concerns no user there. */
export function announcementOf(event: VerifiedEvent, provider: string): Announcement | undefined {
  if (event.type === 'webhook.test' || isAnnouncedElsewhere(event)) return undefined;
  const users = concerned(event)
    .filter(({ external }) => external?.provider === provider)
    .map(({ external, displayName }) => ({ id: external?.externalId ?? '', name: displayName }));
  if (users.length === 0) return undefined;
  return {
    type: event.type,
    game: event.data.game,
    users,
    sentence: event.data.sentence,
    posted: event.type === 'message.posted' ? event.data.message.text : undefined,
    invitation: event.type === 'player.invited' ? (event.data.invitation ?? undefined) : undefined,
  };
}

/** Returns one player, or all players of a game except the author of a message. */
function concerned(event: GameNews): readonly Person[] {
  const { player, players } = event.data;
  if (player !== null) return [player];
  const author = event.type === 'message.posted' ? event.data.message.by : undefined;
  return players.filter(({ playerId }) => playerId !== author);
}

/** Whether another event has the same content: the first turn also announces the start of the game. */
function isAnnouncedElsewhere({ type, data }: GameNews): boolean {
  if (type !== 'game.started') return false;
  const first = data.players.find(({ seat }) => data.awaiting?.seats.includes(seat));
  return first?.external !== undefined;
}
