import { z } from 'zod';
import { matchWords } from '../match-words.ts';
import { mira, open } from './examples.ts';
import { kind } from './kind.ts';
import { type By, emailStranger, liveBy, storedBy, webhookBy } from './members.ts';
import { nameOf } from './words.ts';

const { shape, data } = webhookBy();

/** `address`: that of an invited person who has no account. */
export const playerInvited = kind<By & { readonly address: string | undefined }>()('player.invited', {
  description: 'You were invited to a game.',
  level: 'mine',
  audience: 'recipients',
  hasBoard: false,
  skipsDigest: true,
  stored: storedBy.extend({ email: z.string().optional() }),
  from: ({ data: { email }, alone, actor }) => [{ to: alone, by: actor, address: email }],
  webhook: {
    shape: {
      ...shape,
      invitation: z
        .string()
        .max(100)
        .nullable()
        .describe('The code for taking a seat; null if none is needed'),
    },
    data: (notification, { game }) => ({ ...data(notification), invitation: game.inviteCode }),
  },
  live: liveBy('Handle of the player who invited you; null if unknown'),
  sentences: ({ by }, context) => {
    const { texts, game } = context;
    const match = matchWords(texts.language, game);
    const name = nameOf(by, context);
    return [match === undefined ? texts.webhook.invited(name) : texts.webhook.challenged(name, match)];
  },
  email: {
    data: emailStranger,
    words: ({ invited, challenged }, words) => (words.match === undefined ? invited : challenged)(words),
    action: ({ match }) => (match === undefined ? 'takeSeat' : 'accept'),
  },
  example: { ...open, sentence: 'Mira invites you to play.', by: mira.playerId, invitation: null },
});
