import { completeLogIn, countLogIn } from '../../limits/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { findAccount } from '../store/accounts.ts';
import type { Client } from '../store/sessions.ts';

/**
 * Requires a player's password for actions that a stolen session must not allow. An attempt counts like a login attempt.
 * Returns the hash of the password.
 * @throws Problem wrong-password, too-many-requests
 */
export async function requirePassword(
  deps: Deps,
  playerId: string,
  password: string,
  { address }: Client,
): Promise<string> {
  const attempt = { account: playerId, address };
  await countLogIn(deps, attempt);
  const hash = (await findAccount(deps.db, playerId))?.passwordHash ?? undefined;
  const isRight = await deps.passwords.isRight(hash, password);
  if (hash === undefined || !isRight) throw problem('wrong-password');
  await completeLogIn(deps, attempt);
  return hash;
}
