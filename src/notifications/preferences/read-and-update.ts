import type { Deps } from '../../platform/deps.ts';
import {
  deleteGameEmailPreferences,
  storedPreferences,
  storeGamePreferences,
  storePreferences,
} from '../../players/store/preferences.ts';
import { effective, type Preferences, preferencesSchema } from './schema.ts';

/** Returns a player's preferences with defaults applied, for all games or for one. */
export async function readPreferences({ db }: Deps, playerId: string, game?: string): Promise<Preferences> {
  const stored = await storedPreferences(db.prisma, playerId, game);
  return effective(stored.general, stored.game);
}

/** Updates the given preferences, for all games or for one. Returns the effective preferences. */
export async function updatePreferences(
  deps: Deps,
  playerId: string,
  game: string | undefined,
  change: Preferences,
): Promise<Preferences> {
  const { prisma } = deps.db;
  const stored = await storedPreferences(prisma, playerId, game);
  const before =
    preferencesSchema.safeParse((game === undefined ? stored.general : stored.game) ?? {}).data ?? {};
  const after = { ...before, ...change };
  if (game === undefined) await storePreferences(prisma, playerId, after);
  else await storeGamePreferences(prisma, playerId, game, after);
  return readPreferences(deps, playerId, game);
}

/** Stops all emails about games, including games with preferences of their own. */
export async function stopEmails(deps: Deps, playerId: string): Promise<void> {
  await updatePreferences(deps, playerId, undefined, { email: 'none' });
  await deleteGameEmailPreferences(deps.db.prisma, playerId);
}
