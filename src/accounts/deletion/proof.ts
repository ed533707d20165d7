import type { SessionOwner } from '../../apps/store/refresh-tokens.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { requireProof } from '../passkeys/proof.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { findAccount } from '../store/accounts.ts';
import type { Client } from '../store/sessions.ts';

/**
 * Verifies that the player is the one deleting the account: by the password, or by its substitute if the account has
 * none.
 * @throws Problem wrong-password, password-required, recent-login-required, too-many-requests
 */
export async function requireDeletionProof(
  deps: Deps,
  owner: SessionOwner,
  password: string | undefined,
  client: Client,
): Promise<void> {
  const { playerId } = owner;
  if (password !== undefined) await requirePassword(deps, playerId, password, client);
  else if ((await findAccount(deps.db, playerId))?.passwordHash === null)
    await requireProof(deps, owner, undefined, client);
  else throw problem('password-required', { detail: 'Send the password of your account.' });
}
