import { open } from './examples.ts';
import { kind } from './kind.ts';
import { storedNothing } from './members.ts';

export const playerRemoved = kind()('player.removed', {
  description: 'The owner of an open table removed you from it.',
  level: 'mine',
  audience: 'recipients',
  stored: storedNothing,
  from: ({ alone }) => [{ to: alone }],
  sentences: (_, { texts, name }) => [texts.webhook.removed(name)],
  email: { words: ({ removed }, words) => removed(words), action: () => undefined },
  example: { ...open, sentence: 'Ole was removed from the table by its owner.' },
});
