import { readPreferences } from '../../notifications/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPrivacy } from '../../players/privacy.ts';
import { type Caller, mayReadProfile } from '../caller.ts';
import { readEmailSuspension } from '../profile/email-suspension.ts';
import { readMe } from '../profile/read-and-update.ts';
import { readVacations } from '../profile/vacations.ts';

/** Returns the caller's account, limited to what the credential may read. */
export async function readAccount(deps: Deps, caller: Caller) {
  const { playerId } = caller;
  const profile = await readMe(deps, playerId);
  const { id, handle, displayName, locale, isGuest } = profile;
  if (!mayReadProfile(caller)) return { id, handle, displayName, locale, isGuest };
  const notifications = await readPreferences(deps, playerId);
  const emailSuspension = await readEmailSuspension(deps, playerId);
  const privacy = await readPrivacy(deps.db.prisma, playerId);
  return {
    ...profile,
    emailSuspension,
    privacy,
    notifications,
    vacations: await readVacations(deps, playerId),
  };
}
