import type { EntryContent } from '../../games/store/log-entries.ts';
import { playerAt } from '../../helpers/seats.ts';
import { awaitingMira } from './examples.ts';
import { kind } from './kind.ts';
import { liveVersion, webhookEntry, withEntry } from './members.ts';
import { happened } from './words.ts';

/** Only a skipped turn is certain to be the service's decision, because players can resign, too. */
export const turnExpired = kind<{ readonly entry: EntryContent }>()('turn.expired', {
  description: 'Your time ran out, and your turn was skipped.',
  level: 'mine',
  audience: 'recipients',
  from: ({ game, entry }) => {
    const player = entry?.decision.type === 'skip' ? playerAt(game, entry.seat)?.playerId : undefined;
    return entry === undefined || player === undefined ? [] : [{ to: [player], entry }];
  },
  webhook: {
    shape: { entry: webhookEntry },
    data: ({ entry }, _, withEvents) => withEntry(entry, withEvents),
  },
  live: liveVersion,
  sentences: ({ entry }, context) => happened(entry, context),
  email: { words: ({ expired }, words) => expired(words) },
  example: {
    ...awaitingMira(2),
    sentence: 'Ole’s time ran out: the turn was skipped.',
    entry: {
      seq: 2,
      seat: 1,
      decision: { type: 'skip' },
      events: [{ type: 'turn-began', seat: 0, part: 1 }],
      at: '2026-03-04T09:30:00.000Z',
    },
  },
});
