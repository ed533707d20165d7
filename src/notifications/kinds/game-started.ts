import { awaitingMira } from './examples.ts';
import { kind } from './kind.ts';
import { liveVersion, storedNothing } from './members.ts';
import { turnStarted } from './turn-started.ts';
import { awaitedName } from './words.ts';

interface Details {
  /**
   * True if its players are notified of its start in another way: by the round that starts with it, by their turn in the
   * other game of a pair, or by the end of the previous game of a match.
   */
  readonly isNotifiedByAnother: boolean;
}

export const gameStarted = kind<Details>()('game.started', {
  description: 'A game you play has started.',
  level: 'mine',
  audience: 'watchers',
  stored: storedNothing,
  from: ({ all, host, isNotifiedByRound = false, isNotifiedByGame = false }) => [
    { to: all, host, isNotifiedByAnother: isNotifiedByRound || isNotifiedByGame },
  ],
  followedBy: [turnStarted],
  live: liveVersion,
  sentences: (_, context) => [context.texts.webhook.started(awaitedName(context))],
  email: { words: ({ started }, words) => started(words) },
  example: { ...awaitingMira(0), sentence: 'The game has started; Mira plays first.' },
});
