import { mira, running } from './examples.ts';
import { isAwaiting } from './happening.ts';
import { kind } from './kind.ts';
import { type By, liveVersion, storedBy, webhookBy } from './members.ts';
import { awaitedName } from './words.ts';

/** `by`: the player who nudged. */
export const turnReminder = kind<By & { readonly reason: 'deadline' | 'nudge' }>()('turn.reminder', {
  description: 'It is still your turn, and the deadline is getting closer (or another player nudged you).',
  level: 'mine',
  audience: 'recipients',
  isAboutTurn: true,
  urgency: 'high',
  stored: storedBy,
  from: ({ event, game, data, actor, alone }) =>
    game.pausedAt === null && isAwaiting(game, event.seq)
      ? [{ to: alone, reason: data.by === undefined ? 'deadline' : 'nudge', by: actor }]
      : [],
  webhook: webhookBy('Id of the player who nudged you; null if you were not nudged'),
  live: liveVersion,
  sentences: (_, context) => [context.texts.webhook.stillTurn(awaitedName(context))],
  email: {
    data: ({ reason, by }) => ({ isNudge: reason === 'nudge', by: by?.displayName }),
    words: ({ reminder, nudge }, words, { isNudge }) => (isNudge ? nudge : reminder)(words),
    action: () => 'decide',
  },
  push: ({ reminder, nudge }, words, { reason }) => (reason === 'nudge' ? nudge : reminder)(words),
  example: { ...running, sentence: 'Ole, it is still your turn.', by: mira.playerId },
});
