import { ole, open, personIn } from './examples.ts';
import { kind } from './kind.ts';
import { emailWho, liveHandle, storedBy, type Who, webhookWho } from './members.ts';
import { nameInTexts } from './words.ts';

export const playerLeft = kind<Who>()('player.left', {
  description: 'Another player left your table before the game started.',
  level: 'all',
  audience: 'watchers',
  urgency: 'low',
  stored: storedBy,
  from: ({ others, host, actor }) => [{ to: others, host, who: actor }],
  webhook: webhookWho(),
  live: liveHandle,
  sentences: ({ who }, context) => {
    const { webhook } = context.texts;
    return [webhook.left(who === undefined ? webhook.unnamed : nameInTexts(who, context))];
  },
  email: { data: emailWho, words: ({ left }, words) => left(words) },
  example: { ...open, sentence: 'Ole has left the table.', who: personIn(ole) },
});
