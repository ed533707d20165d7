import { readMe } from '../accounts/profile/read-and-update.ts';
import type { Deps } from '../platform/deps.ts';
import { languageFor, textsIn } from '../texts/index.ts';
import type { Asker } from './reply.ts';

/** Returns a player as a chat participant, with the player's language and time zone. */
export async function askerOf(deps: Deps, playerId: string): Promise<Asker> {
  const { locale, timeZone } = await readMe(deps, playerId);
  const language = languageFor(locale);
  const { chat: texts, game: words } = textsIn(language);
  return {
    deps,
    playerId,
    application: undefined,
    version: undefined,
    key: undefined,
    language,
    timeZone,
    texts,
    words,
  };
}
