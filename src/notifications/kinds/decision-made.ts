import { z } from 'zod';
import type { GameRow } from '../../games/store/games.ts';
import type { EntryContent } from '../../games/store/log-entries.ts';
import { playerAt } from '../../helpers/seats.ts';
import { sentencesAbout } from '../texts.ts';
import { entry, placed, running } from './examples.ts';
import { gameFinished } from './game-finished.ts';
import type { StoredDecision } from './happening.ts';
import { kind } from './kind.ts';
import { entryData, entry as entrySchema, liveVersion, text, webhookEntry, withEntry } from './members.ts';
import { turnExpired } from './turn-expired.ts';
import { turnStarted } from './turn-started.ts';
import { happened } from './words.ts';

interface Details {
  readonly entry: EntryContent;
  /** True if a robot decided and another robot is next or a person has decided since, so the notification is not urgent. */
  readonly isPassing: boolean;
}

export const decisionMade = kind<Details>()('decision.made', {
  description: 'An entry was added to the log of a game you play.',
  level: 'all',
  audience: 'watchers',
  urgency: 'low',
  // The statement that appends the entry writes it.
  stored: z.custom<StoredDecision>(),
  from: ({ game, entry, all, host }) =>
    entry === undefined ? [] : [{ to: all, host, entry, isPassing: isPassing(game, entry) }],
  followedBy: [turnExpired, turnStarted, gameFinished],
  webhook: {
    shape: { entry: webhookEntry },
    data: ({ entry }, _, withEvents) => withEntry(entry, withEvents),
  },
  live: {
    shape: { ...liveVersion.shape, entry: entrySchema, sentence: text.describe('The entry as a sentence') },
    data: ({ entry }, happening) => ({
      ...liveVersion.data(undefined, happening),
      entry: entryData(entry),
      sentence: sentencesAbout('en', entry, happening.game).join(' '),
    }),
  },
  sentences: ({ entry }, context) => happened(entry, context),
  email: { words: ({ decision }, words) => decision(words) },
  push: ({ decision }, words) => decision(words),
  example: { ...running, sentence: placed, entry },
});

/** Returns whether a robot decided and another robot is next or a person has decided since. */
function isPassing(game: GameRow, { seat, seq }: EntryContent): boolean {
  if (playerAt(game, seat)?.robot == null || game.status !== 'running') return false;
  return game.version > seq || playerAt(game, game.awaitingSeat)?.robot != null;
}
