import { matchWords } from '../match-words.ts';
import { mira, open } from './examples.ts';
import { kind } from './kind.ts';
import { type By, emailStranger, liveBy, storedBy, webhookBy } from './members.ts';
import { nameOf } from './words.ts';

/** `by`: the owner of the table, whom the player follows. */
export const tableOpened = kind<By>()('table.opened', {
  description:
    'A player you follow has opened a table. A webhook of a club gets this event when a table of the club is ' +
    'opened. Other webhooks to chat rooms do not get it, because your follows are private.',
  level: 'mine',
  audience: 'recipients',
  hasBoard: false,
  stored: storedBy,
  from: ({ alone, actor }) => [{ to: alone, by: actor }],
  webhook: webhookBy('Id of the player who opened it; null if unknown'),
  live: liveBy('Handle of the player who opened it; null if unknown'),
  sentences: ({ by }, context) => {
    const { texts, game } = context;
    return [texts.webhook.opened(nameOf(by, context), matchWords(texts.language, game))];
  },
  email: { data: emailStranger, words: ({ opened }, words) => opened(words), action: () => 'look' },
  example: { ...open, sentence: 'Mira has opened a table.', by: mira.playerId },
});
