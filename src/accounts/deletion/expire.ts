import { purgeGrants, purgeWebhooksOfApps } from '../../apps/store/app-grants.ts';
import { purgeRegisteredApps } from '../../apps/store/registered-apps.ts';
import { dayMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { purgeRetiredHandles } from '../../players/store/retired-handles.ts';
import { expireGuests } from '../guests/expiry.ts';
import { purgeEmailChanges } from '../store/email-changes.ts';
import { unusedAccounts } from '../store/erasures.ts';
import { purgeSessions } from '../store/sessions.ts';
import { deleteAccount, finishErasures } from './delete-account.ts';

/** An account with an unconfirmed address expires when unused for this time, ms. */
const unusedMs = 14 * dayMs;
/** A change of address can be confirmed and undone for a week; its row is kept a little longer, ms. */
const changeMs = 14 * dayMs;
/** An ended session is kept for this time to recognise logins from the same place, ms. */
const sessionMs = 30 * dayMs;
/** A registration of an app expires after this time without a consenting player, ms. */
const registrationMs = 90 * dayMs;
/** Limits how many accounts expire in one go. */
const batchSize = 100;

/** Deletes expired accounts and expired data of others, and continues unfinished deletions. */
export async function tidyAccounts(deps: Deps): Promise<void> {
  const now = deps.clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  await finishErasures(deps);
  for (const id of await unusedAccounts(deps.db.prisma, before(unusedMs), batchSize))
    await deleteAccount(deps, id);
  await expireGuests(deps);
  await purgeRetiredHandles(deps.db.prisma, now);
  await purgeSessions(deps.db, before(sessionMs));
  await purgeWebhooksOfApps(deps.db, now);
  await purgeGrants(deps.db, before(sessionMs), before(dayMs));
  await purgeRegisteredApps(deps.db.prisma, before(registrationMs));
  await purgeEmailChanges(deps.db.prisma, before(changeMs));
}
