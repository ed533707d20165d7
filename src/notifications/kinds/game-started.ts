import { awaitingMira } from './examples.ts';
import { kind } from './kind.ts';
import { liveVersion, storedNothing } from './members.ts';
import { turnStarted } from './turn-started.ts';
import { awaitedName } from './words.ts';

/** `isToldByRound`: a round of a competition begins with it, of which the players are notified. */
export const gameStarted = kind<{ readonly isToldByRound: boolean }>()('game.started', {
  description: 'A game you play has started.',
  level: 'mine',
  audience: 'watchers',
  stored: storedNothing,
  from: ({ all, host, isToldByRound = false }) => [{ to: all, host, isToldByRound }],
  followedBy: [turnStarted],
  live: liveVersion,
  sentences: (_, context) => [context.texts.webhook.started(awaitedName(context))],
  email: { words: ({ started }, words) => started(words) },
  example: { ...awaitingMira(0), sentence: 'The game has started; Mira plays first.' },
});
