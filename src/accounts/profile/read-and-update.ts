import { transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requireAccount } from '../../players/guests.ts';
import { mayWrite } from '../../players/may-write.ts';
import {
  type AccountChange,
  type AccountRow,
  findAccount,
  lockAccount,
  updateAccount,
} from '../store/accounts.ts';
import { requireFreeName } from './display-names.ts';
import { releaseHandle, requireFreeHandle, requireUnretired } from './handles.ts';
import { normaliseHandle, type Profile, profileOf } from './profile.ts';
import { takenProblem } from './taken.ts';

export type ProfileChange = AccountChange;

/** Returns the account of the player `id`. */
export async function readMe({ db }: Deps, id: string): Promise<Profile> {
  const account = await findAccount(db, id);
  if (account === undefined) throw problem('unauthenticated');
  return profileOf(account);
}

/**
 * Updates the given members of the account of the player `id`. A display name equal to the handle follows the handle. The
 * old handle stays unavailable to others for a time.
 * @throws Problem handle-taken, name-not-available, silenced, account-required
 */
export async function updateMe(deps: Deps, id: string, change: ProfileChange): Promise<Profile> {
  const at = deps.clock();
  if ((change.handle ?? change.displayName) !== undefined) {
    await mayWrite(deps, id);
    await requireAccount(deps, id, 'choose a name');
  }
  if (change.handle !== undefined) requireFreeHandle(change.handle);
  try {
    await transaction(deps.db, async (client) => {
      const account = await lockAccount(client, id);
      if (account === undefined) throw problem('unauthenticated');
      await update(client, account, change, at);
    });
  } catch (error) {
    throw takenProblem(error) ?? error;
  }
  return readMe(deps, id);
}

async function update(client: Tx, account: AccountRow, change: ProfileChange, at: Date): Promise<void> {
  const handle = change.handle && normaliseHandle(change.handle);
  const isNamedByHandle = normaliseHandle(account.displayName) === account.handle;
  const displayName = change.displayName ?? (isNamedByHandle ? change.handle : undefined);
  if (change.displayName !== undefined) await requireFreeName(client, account.id, change.displayName);
  await updateAccount(client, account.id, { ...change, handle, displayName }, at);
  if (handle === undefined || handle === account.handle) return;
  await requireUnretired(client, account.id, handle, at);
  await releaseHandle(client, account.id, account.handle, at);
}

/** Returns the locale of a player, such as `it`. */
export async function readLocale({ db }: Deps, id: string): Promise<string> {
  return (await findAccount(db, id))?.locale ?? 'en';
}
