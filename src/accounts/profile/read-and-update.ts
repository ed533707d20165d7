import { findAccount, updateAccount } from '../../db/accounts.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { normaliseHandle, type Profile, profileOf } from './profile.ts';
import { takenProblem } from './taken.ts';

export interface ProfileChange {
  readonly handle?: string | undefined;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Returns the account of the player `id`. */
export async function readMe({ db }: Deps, id: string): Promise<Profile> {
  const account = await findAccount(db, id);
  if (account === undefined) throw problem('unauthenticated');
  return profileOf(account);
}

/**
 * Updates what is given of the account of the player `id`, and nothing else.
 * @throws Problem handle-taken
 */
export async function updateMe(deps: Deps, id: string, change: ProfileChange): Promise<Profile> {
  const { handle, locale, timeZone } = change;
  const fields = {
    ...(handle !== undefined && { handle: normaliseHandle(handle), displayName: handle }),
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
  };
  try {
    await updateAccount(deps.db, id, fields, deps.clock());
  } catch (error) {
    throw takenProblem(error) ?? error;
  }
  return readMe(deps, id);
}

/** Returns the locale of a player, such as `it`. */
export async function readLocale({ db }: Deps, id: string): Promise<string> {
  return (await findAccount(db, id))?.locale ?? 'en';
}
