import { findAccount } from '../../db/accounts.ts';
import type { Deps } from '../../deps.ts';
import { problem } from '../../problems.ts';
import { isPasswordRight } from './hash.ts';

/**
 * Requires a player's password for what a stolen session must not be able to do.
 * @throws Problem wrong-password
 */
export async function requirePassword(deps: Deps, playerId: string, password: string): Promise<void> {
  const account = await findAccount(deps.db, playerId);
  if (!(await isPasswordRight(account?.passwordHash ?? undefined, password))) throw problem('wrong-password');
}
