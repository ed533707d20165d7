import { mira, ole, open, personIn } from './examples.ts';
import { kind } from './kind.ts';
import { emailWho, liveHandle, storedBy, type Who, webhookWho } from './members.ts';
import { nameOf } from './words.ts';

interface Details extends Who {
  /** Whether the game started with it; all players are notified of the start. */
  readonly isStart: boolean;
}

export const playerJoined = kind<Details>()('player.joined', {
  description: 'Another player took a seat at your table.',
  level: 'all',
  audience: 'watchers',
  urgency: 'low',
  stored: storedBy,
  from: ({ event, game, others, host, actor }) => [
    { to: others, host, who: actor, isStart: game.startedAt?.getTime() === event.at.getTime() },
  ],
  webhook: webhookWho(),
  live: liveHandle,
  sentences: ({ who }, context) => [context.texts.webhook.joined(nameOf(who, context))],
  email: { data: emailWho, words: ({ joined }, words) => joined(words) },
  example: { ...open, players: [mira, ole], sentence: 'Ole has joined the table.', who: personIn(ole) },
});
