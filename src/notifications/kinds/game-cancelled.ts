import { mira, open } from './examples.ts';
import { kind } from './kind.ts';
import { type By, emailBy, liveBy, storedBy, webhookBy } from './members.ts';
import { nameInTexts } from './words.ts';

/** `by`: who cancelled it; undefined if the table expired. */
export const gameCancelled = kind<By>()('game.cancelled', {
  description: 'A table you sat at or were invited to was cancelled before the start.',
  level: 'mine',
  audience: 'watchers',
  stored: storedBy,
  from: ({ event, others, alone, actor }) => [{ to: event.player === null ? others : alone, by: actor }],
  webhook: webhookBy('Id of the player who cancelled it; null if it expired'),
  live: liveBy('Handle of the player who cancelled it; null if it expired'),
  sentences: ({ by }, context) => [context.texts.webhook.cancelled(by && nameInTexts(by, context))],
  email: { data: emailBy, words: ({ cancelled }, words) => cancelled(words) },
  example: {
    ...open,
    game: { ...open.game, status: 'aborted' },
    sentence: 'Mira has cancelled the table.',
    by: mira.playerId,
  },
});
