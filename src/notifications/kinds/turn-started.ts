import type { EntryContent } from '../../games/store/log-entries.ts';
import { playerAt } from '../../helpers/seats.ts';
import { entry, placed, running } from './examples.ts';
import { isAwaiting } from './happening.ts';
import { kind } from './kind.ts';
import { liveDeadline, webhookEntry, withEntry } from './members.ts';
import { awaitedName, happened } from './words.ts';

interface Details {
  /** The decision that made it this player's turn, unless the game has just started. */
  readonly entry: EntryContent | undefined;
  /** True if the player is also notified of the round that starts with the game. */
  readonly isNotifiedByRound: boolean;
}

/** Reaches the player whose turn it is, unless the game has moved on; then a later event is about the next turn. */
export const turnStarted = kind<Details>()('turn.started', {
  description: 'It is your turn.',
  level: 'mine',
  audience: 'recipients',
  isAboutTurn: true,
  from: ({ event, game, entry, isNotifiedByRound = false }) => {
    const player = playerAt(game, game.awaitingSeat);
    return isAwaiting(game, event.seq) && player?.robot === null
      ? [{ to: [player.playerId], entry, isNotifiedByRound }]
      : [];
  },
  webhook: {
    shape: { entry: webhookEntry.optional() },
    data: ({ entry }, _, withEvents) => (entry === undefined ? {} : withEntry(entry, withEvents)),
  },
  live: liveDeadline,
  sentences: ({ entry }, context) => [
    ...happened(entry, context),
    context.texts.webhook.turn(awaitedName(context)),
  ],
  email: { words: ({ turn }, words) => turn(words), action: () => 'decide' },
  push: ({ turn }, words) => turn(words),
  example: { ...running, sentence: `${placed} Ole, it is your turn.`, entry },
});
