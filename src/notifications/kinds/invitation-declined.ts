import { mira, ole, open, personIn } from './examples.ts';
import { kind } from './kind.ts';
import { emailWho, liveHandle, storedBy, type Who, webhookWho } from './members.ts';
import { nameOf } from './words.ts';

export const invitationDeclined = kind<Who>()('invitation.declined', {
  description: 'A player declined your invitation.',
  level: 'mine',
  audience: 'recipients',
  stored: storedBy,
  from: ({ alone, actor }) => [{ to: alone, who: actor }],
  webhook: webhookWho('Id of the player who declined; null if unknown'),
  live: liveHandle,
  sentences: ({ who }, context) => [context.texts.webhook.declined(nameOf(who, context))],
  email: { data: emailWho, words: ({ declined }, words) => declined(words) },
  example: {
    ...open,
    player: { playerId: mira.playerId, displayName: mira.displayName },
    seat: 0,
    sentence: 'Ole has declined the invitation.',
    who: personIn(ole),
  },
});
