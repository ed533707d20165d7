import { startRequestTransaction, transaction } from '../../db/transactions.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../../platform/deps.ts';
import { fingerprint } from '../../platform/keys.ts';
import { problem } from '../../platform/problems.ts';
import { markOf, readLink } from '../../platform/signed-links.ts';
import { accountEmailEveryMs } from '../profile/email-verification.ts';
import { normaliseEmail } from '../profile/profile.ts';
import { takenProblem } from '../profile/taken.ts';
import { findAccount, replacePassword } from '../store/accounts.ts';
import { deleteSecondFactors } from '../store/passkeys.ts';
import { withdrawAll } from '../store/revocations.ts';
import { emailAboutPassword } from './email.ts';
import { requireGoodPassword } from './good-password.ts';

/**
 * Sends a link for a new password to an address, if it has an account. Only the job that writes the email checks this, so
 * that neither the response nor its time reveals the answer.
 */
export async function requestPasswordReset({ db, clock }: Deps, email: string): Promise<void> {
  const at = clock();
  const address = normaliseEmail(email);
  const dedupeKey = `reset ${fingerprint('address', address)} ${Math.floor(at.getTime() / accountEmailEveryMs)}`;
  await enqueueAccountEmail(db.prisma, { type: 'account.reset', address, dedupeKey, at });
}

/**
 * Sets a new password with an email link, which also verifies the address. Revokes everything that could give others
 * access: see `withdrawAll`. Passkeys stay because an email must not replace a second factor, except those from before
 * the address was confirmed. The link works once, because it is bound to the password it replaces.
 * @throws Problem invalid-link, email-taken, weak-password
 */
export async function resetPassword(deps: Deps, token: string, password: string): Promise<void> {
  const { db, keys, clock } = deps;
  const link = readLink(keys, 'reset', token, clock());
  const account = link && (await findAccount(db, String(link['player'])));
  if (account === undefined || markOf(account.passwordHash) !== link?.['mark']) {
    throw problem('invalid-link');
  }
  const { id: playerId, passwordHash: oldHash } = account;
  await requireGoodPassword(password, account);
  const newHash = await deps.passwords.hash(password);
  await startRequestTransaction();
  const at = clock();
  const revoked = await transaction(db, async (client) => {
    const change = { playerId, oldHash, newHash, isAddressProved: true };
    if (!(await replacePassword(client, change, at))) throw problem('invalid-link');
    // Second factors older than the confirmation of the address may belong to someone else.
    await deleteSecondFactors(client, playerId, account.emailVerifiedAt ?? at);
    await emailAboutPassword(client, playerId, true, at);
    return withdrawAll(client, { playerId }, 'password-reset', at);
  }).catch((error: unknown) => {
    throw takenProblem(error) ?? error;
  });
  deps.revocations.announce(revoked);
}
