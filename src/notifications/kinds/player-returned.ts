import { ole, personIn, running } from './examples.ts';
import { kind } from './kind.ts';
import { emailPlayer, liveHandle, storedBy, type Who, webhookWho } from './members.ts';
import { playerName } from './words.ts';

/** `who`: the player who has returned. */
export const playerReturned = kind<Who>()('player.returned', {
  description: 'A player at your table has taken over from the robot again.',
  level: 'all',
  audience: 'watchers',
  stored: storedBy,
  from: ({ others, host, actor }) => [{ to: others, host, who: actor }],
  webhook: webhookWho('Id of the player who returned; null if unknown'),
  live: liveHandle,
  sentences: ({ who }, { texts }) => [texts.webhook.returned(playerName(who, texts))],
  email: { data: emailPlayer, words: ({ returned }, words) => returned(words) },
  example: { ...running, sentence: 'Ole is back; the robot has stopped.', who: personIn(ole) },
});
