import { newId } from '../../db/id.ts';
import { startRequestTransaction, transaction } from '../../db/transactions.ts';
import type { Tx } from '../../db/tx.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../../platform/deps.ts';
import { problem } from '../../platform/problems.ts';
import { readLink } from '../../platform/signed-links.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { requestPasswordReset } from '../passwords/reset.ts';
import { secureAccount } from '../revocations.ts';
import { findAccount } from '../store/accounts.ts';
import {
  confirmEmailChange,
  type EmailChangeRow,
  insertEmailChange,
  isPending,
  lockEmailChange,
  removePassword,
  undoEmailChange,
} from '../store/email-changes.ts';
import type { Client } from '../store/sessions.ts';
import { normaliseEmail } from './profile.ts';
import { takenProblem } from './taken.ts';

/**
 * Requests a change of address. The new address gets a link that confirms it; the old one, if confirmed, a link that
 * undoes it. Nothing changes before the confirmation. The response does not reveal whether the new address has an
 * account.
 * @throws Problem wrong-password, too-many-requests
 */
export async function requestEmailChange(
  deps: Deps,
  playerId: string,
  given: { email: string; password: string },
  client: Client,
): Promise<void> {
  await requirePassword(deps, playerId, given.password, client);
  await startRequestTransaction();
  const account = await findAccount(deps.db, playerId);
  const newEmail = normaliseEmail(given.email);
  if (account === undefined || account.email === newEmail) return;
  const oldEmail = account.emailVerifiedAt === null ? null : account.email;
  const change = { id: newId(), playerId, oldEmail, newEmail, requestedAt: deps.clock() };
  await transaction(deps.db, async (client) => {
    await insertEmailChange(client, change);
    await writeToBoth(client, change);
  });
}

type Requested = Pick<EmailChangeRow, 'id' | 'playerId' | 'oldEmail' | 'newEmail' | 'requestedAt'>;

async function writeToBoth(client: Tx, change: Requested): Promise<void> {
  const { id, playerId, oldEmail, newEmail, requestedAt: at } = change;
  const email = { playerId, data: { change: id }, at };
  const toNew = { address: newEmail, dedupeKey: `email-change ${id}`, ...email };
  await enqueueAccountEmail(client, { type: 'account.email-change', ...toNew });
  if (oldEmail === null) return;
  const toOld = { address: oldEmail, dedupeKey: `email-changing ${id}`, ...email };
  await enqueueAccountEmail(client, { type: 'account.email-changing', ...toOld });
}

/**
 * Sets the account's new address, proved by a link in an email to that address.
 * @throws Problem invalid-link, email-taken
 */
export async function confirmChange(deps: Deps, token: string): Promise<void> {
  await changeWith(deps, 'email-change', token, async (client, change, at) => {
    if (!isPending(change)) throw problem('invalid-link');
    await confirmEmailChange(client, change, at);
  });
}

/**
 * Undoes a change of address, before or after its confirmation, with the link sent to the old address. Because someone
 * else may know the password, everything that could give others access is revoked, and an email to the old address lets
 * the player choose a new password.
 * @throws Problem invalid-link, email-taken
 */
export async function undoChange(deps: Deps, token: string): Promise<void> {
  const change = await changeWith(deps, 'email-undo', token, async (client, found, at) => {
    if (found.undoneAt !== null) throw problem('invalid-link');
    await undoEmailChange(client, found, at);
    await removePassword(client, found.playerId, at);
  });
  await secureAccount(deps, change.playerId, { because: 'email-undone' });
  if (change.oldEmail !== null) await requestPasswordReset(deps, change.oldEmail);
}

async function changeWith(
  deps: Deps,
  purpose: 'email-change' | 'email-undo',
  token: string,
  work: (client: Tx, change: EmailChangeRow, at: Date) => Promise<void>,
): Promise<EmailChangeRow> {
  const at = deps.clock();
  const link = readLink(deps.keys, purpose, token, at);
  if (link === undefined) throw problem('invalid-link');
  try {
    return await transaction(deps.db, async (client) => {
      const change = await lockEmailChange(client, String(link['change']));
      if (change === undefined) throw problem('invalid-link');
      await work(client, change, at);
      return change;
    });
  } catch (error) {
    throw takenProblem(error) ?? error;
  }
}
