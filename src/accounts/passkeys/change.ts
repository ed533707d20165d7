import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { findAccount } from '../store/accounts.ts';
import { deletePasskeyRow, passkeysOf, renamePasskeyRow } from '../store/passkeys.ts';
import { emailAboutPasskey } from './emails.ts';
import { passkeyView } from './view.ts';

/**
 * Renames a player's passkey.
 * @throws Problem passkey-not-found, also if it belongs to another player
 */
export async function renamePasskey({ db }: Deps, playerId: string, id: string, name: string) {
  const row = await renamePasskeyRow(db, { id, playerId }, name);
  if (row === undefined) throw problem('passkey-not-found');
  return passkeyView(row);
}

/**
 * Deletes a player's passkey. Without passkeys the password alone logs in again, and recovery codes are deleted. An
 * account without an address keeps its last passkey.
 * @throws Problem last-passkey; passkey-not-found, also if it belongs to another player
 */
export async function deletePasskey(deps: Deps, playerId: string, id: string): Promise<void> {
  const passkeys = await passkeysOf(deps.db, playerId);
  const isLast = passkeys.length === 1 && passkeys[0]?.id === id;
  if (isLast && (await findAccount(deps.db, playerId))?.email === null) throw problem('last-passkey');
  const row = await deletePasskeyRow(deps.db, { id, playerId });
  if (row === undefined) throw problem('passkey-not-found');
  await emailAboutPasskey(deps, 'account.passkey-removed', row);
}
