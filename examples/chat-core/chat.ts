import type { Client } from '#client';
import type { VerifiedEvent } from '#client/webhooks';
import type { ChatContext } from './context.ts';
import { inOrderByKey } from './in-order.ts';
import type { Memory } from './memory.ts';
import { announceEvent } from './news.ts';
import type { BotMessage, ChatMessage, Platform } from './platform.ts';
import { playersOf } from './players.ts';
import { replyTo } from './replies.ts';
import { sendToRoom } from './rooms.ts';

/** A chat with rooms that play. */
export interface Chat {
  /** Runs the command in a message and replies: in its room, unless `answer` is given. */
  receive(message: ChatMessage, answer?: (reply: BotMessage) => Promise<void>): Promise<void>;
  /** Announces an event of the service to all it concerns. Rejects if that fails for now. */
  announce(event: VerifiedEvent): Promise<void>;
}

/** A chat is a pipe: messages go to the service in the player’s name, and its answers come back. */
export function openChat(
  client: Client,
  memory: Memory,
  platform: Platform,
  log: (text: string) => void,
): Chat {
  const players = playersOf(client, platform.provider, memory);
  const context: ChatContext = {
    platform,
    memory,
    players,
    log,
    inOrder: inOrderByKey(),
    recent: new Map(),
  };
  return {
    receive: (message, answer) =>
      context.inOrder(message.room, async () => {
        remember(context.recent, message);
        const reply = await replyTo(context, message);
        if (reply !== undefined) await sendToRoom(context, message.room, reply, answer);
      }),
    announce: (event) => announceEvent(context, event),
  };
}

/** Lines remembered per room, so that authors do not receive their own messages. */
const MAX_RECENT = 20;

function remember(recent: ChatContext['recent'], { room, text }: ChatMessage): void {
  recent.set(room, [...(recent.get(room) ?? []), text.trim()].slice(-MAX_RECENT));
}
