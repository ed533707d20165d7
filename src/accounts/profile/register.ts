import { newId } from '../../db/id.ts';
import { startRequestTransaction, transaction } from '../../db/transactions.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireGoodPassword } from '../passwords/good-password.ts';
import { insertAccount } from '../store/accounts.ts';
import { requestVerification } from './email-verification.ts';
import { requireFreeHandle, requireUnretired } from './handles.ts';
import { normaliseEmail, normaliseHandle, type Profile, profileOf } from './profile.ts';
import { takenProblem } from './taken.ts';

export interface Registration {
  readonly email: string;
  readonly handle: string;
  readonly password: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Creates an account, and sends the email that verifies its address. Only that email reveals whether the address already
 * has an account; the work and the response are the same.
 * @throws Problem handle-taken, weak-password
 */
export async function register(deps: Deps, { locale, timeZone, ...given }: Registration): Promise<Profile> {
  requireFreeHandle(given.handle);
  const named = {
    handle: normaliseHandle(given.handle),
    displayName: given.handle,
    email: normaliseEmail(given.email),
  };
  await requireGoodPassword(given.password, named);
  const account = {
    id: newId(),
    ...named,
    passwordHash: await deps.passwords.hash(given.password),
    locale,
    timeZone,
    createdAt: deps.clock(),
  };
  await startRequestTransaction();
  try {
    const row = await transaction(deps.db, async (client) => {
      const inserted = await insertAccount(client, account);
      await requireUnretired(client, inserted.id, inserted.handle, account.createdAt);
      return inserted;
    });
    await requestVerification(deps, row.id);
    return profileOf(row);
  } catch (error) {
    throw takenProblem(error) ?? error;
  }
}
