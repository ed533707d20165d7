import { readPreferences } from '../../notifications/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readShows } from '../../players/shows.ts';
import { type Caller, mayReadProfile } from '../caller.ts';
import { readEmailStop } from '../profile/email-stop.ts';
import { readMe } from '../profile/read-and-update.ts';
import { readVacations } from '../profile/vacations.ts';

/** Returns the caller's account, with as much of it as the credential may read. */
export async function readAccount(deps: Deps, caller: Caller) {
  const { playerId } = caller;
  const profile = await readMe(deps, playerId);
  const { id, handle, displayName, locale, isGuest } = profile;
  if (!mayReadProfile(caller)) return { id, handle, displayName, locale, isGuest };
  const notifications = await readPreferences(deps, playerId);
  const emailStop = await readEmailStop(deps, playerId);
  const shows = await readShows(deps.db.prisma, playerId);
  return { ...profile, emailStop, shows, notifications, vacations: await readVacations(deps, playerId) };
}
