import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import { startRequestTransaction, transaction } from '../../db/transactions.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { findAccount, replacePassword } from '../store/accounts.ts';
import { endSessions, withdrawAll } from '../store/revocations.ts';
import type { Client } from '../store/sessions.ts';
import { emailAboutPassword } from './email.ts';
import { requireGoodPassword } from './good-password.ts';
import { requirePassword } from './require-password.ts';

export interface NewPassword {
  readonly currentPassword: string;
  readonly password: string;
  /** True to revoke everything that can give access, not only the other sessions. */
  readonly secure: boolean;
}

/**
 * Changes the password of a player who knows the current one. Ends all sessions but the current one.
 * @throws Problem wrong-password, weak-password, too-many-requests
 */
export async function changePassword(
  deps: Deps,
  { playerId, sessionId }: SessionOwner,
  { currentPassword, password, secure }: NewPassword,
  client: Client,
): Promise<void> {
  const oldHash = await requirePassword(deps, playerId, currentPassword, client);
  const account = await findAccount(deps.db, playerId);
  if (account !== undefined) await requireGoodPassword(password, account);
  const newHash = await deps.passwords.hash(password);
  await startRequestTransaction();
  const at = deps.clock();
  const end = secure ? withdrawAll : endSessions;
  const revoked = await transaction(deps.db, async (connection) => {
    const change = { playerId, oldHash, newHash, isAddressProved: false };
    if (!(await replacePassword(connection, change, at))) throw problem('wrong-password');
    await emailAboutPassword(connection, playerId, false, at);
    return end(connection, { playerId, except: sessionId }, 'password-changed', at);
  });
  deps.revocations.announce(revoked);
}
