import { insertAccount } from '../../db/accounts.ts';
import { newId } from '../../db/id.ts';
import type { Deps } from '../../deps.ts';
import { hashPassword } from '../passwords/hash.ts';
import { requestVerification } from './email-verification.ts';
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
 * Creates an account, and sends the email that verifies its address.
 * @throws Problem handle-taken, email-taken
 */
export async function register(deps: Deps, { locale, timeZone, ...given }: Registration): Promise<Profile> {
  const account = {
    id: newId(),
    handle: normaliseHandle(given.handle),
    displayName: given.handle,
    email: normaliseEmail(given.email),
    passwordHash: await hashPassword(given.password),
    ...(locale !== undefined && { locale }),
    ...(timeZone !== undefined && { timeZone }),
    createdAt: deps.clock(),
  };
  try {
    const row = await insertAccount(deps.db, account);
    await requestVerification(deps, row.id);
    return profileOf(row);
  } catch (error) {
    throw takenProblem(error) ?? error;
  }
}
