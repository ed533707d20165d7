import type { Client } from '#client';
import type { VerifiedEvent } from '#client/webhooks';
import type { Memory } from './memory.ts';
import { tellNews } from './news.ts';
import type { ChatMessage, Platform, Saying } from './platform.ts';
import { playersOf } from './players.ts';
import { replyTo } from './replies.ts';
import { type Means, tellRoom } from './tables.ts';
import { turnstile } from './turnstile.ts';

/** A chat whose rooms play. */
export interface Chat {
  /** Does what somebody says and answers it: in its room, unless `answer` is given. */
  hear(message: ChatMessage, answer?: (saying: Saying) => Promise<void>): Promise<void>;
  /** Tells whom it concerns of an event of the service. Rejects when that is not possible now. */
  tell(event: VerifiedEvent): Promise<void>;
}

/** A chat is a pipe: what people say goes to the service as theirs, and what it answers comes back. */
export function openChat(
  client: Client,
  memory: Memory,
  platform: Platform,
  log: (text: string) => void,
): Chat {
  const players = playersOf(client, platform.provider, memory);
  const means: Means = {
    platform,
    memory,
    players,
    log,
    inTurn: turnstile(),
    heard: new Map(),
  };
  return {
    hear: (message, answer) =>
      means.inTurn(message.room, async () => {
        remember(means.heard, message);
        const saying = await replyTo(means, message);
        if (saying !== undefined) await tellRoom(means, message.room, saying, answer);
      }),
    tell: (event) => tellNews(means, event),
  };
}

/** Lines of a room that are remembered, so that nobody is told what they have said. */
const MOST_HEARD = 20;

function remember(heard: Means['heard'], { room, text }: ChatMessage): void {
  heard.set(room, [...(heard.get(room) ?? []), text.trim()].slice(-MOST_HEARD));
}
