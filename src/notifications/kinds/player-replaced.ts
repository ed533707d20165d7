import { ole, personIn, running } from './examples.ts';
import { kind } from './kind.ts';
import { emailPlayer, liveHandle, storedBy, type Who, webhookWho } from './members.ts';
import { playerName } from './words.ts';

/** `who`: the player whom a robot now replaces. */
export const playerReplaced = kind<Who>()('player.replaced', {
  description: 'A robot plays for a player at your table, possibly for you, until that player returns.',
  level: 'mine',
  audience: 'watchers',
  stored: storedBy,
  from: ({ all, host, actor }) => [{ to: all, host, who: actor }],
  webhook: webhookWho('Id of the player the robot decides for; null if unknown'),
  live: liveHandle,
  sentences: ({ who }, { texts }) => [texts.webhook.stoodIn(playerName(who, texts))],
  email: { data: emailPlayer, words: ({ stoodIn }, words) => stoodIn(words) },
  example: { ...running, sentence: 'A robot is playing for Ole until Ole is back.', who: personIn(ole) },
});
