import { running } from './examples.ts';
import { kind } from './kind.ts';
import { liveDeadline, storedNothing } from './members.ts';
import { awaitedName } from './words.ts';

export const gameResumed = kind()('game.resumed', {
  description: 'The pause of a game you play is over, so its clock runs again.',
  level: 'mine',
  audience: 'watchers',
  stored: storedNothing,
  from: ({ all, host }) => [{ to: all, host }],
  live: liveDeadline,
  sentences: (_, context) => [context.texts.webhook.resumed(awaitedName(context))],
  email: { words: ({ resumed }, words) => resumed(words) },
  example: { ...running, sentence: 'The pause is over; it is Ole’s turn.' },
});
