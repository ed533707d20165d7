import { confirmedAccountOf } from '../../../../../db/players/accounts.ts';
import { dayMs } from '../../../../../helpers/time-units.ts';
import type { Deps } from '../../../../../platform/deps.ts';
import { verifyLink } from '../../../../links.ts';
import { enqueueAccountEmail } from '../../delivery/enqueue.ts';
import type { AccountEmailKind } from './account-email-kind.ts';

/** Asks the reader to confirm the address. If another account has confirmed it, that account's owner is written to. */
export const verify: AccountEmailKind = {
  isForUnconfirmed: true,
  contentFor: async (deps, { id, email, handle, isVerified }, { account }) => {
    if (isVerified || (await writeToOwner(deps, email))) return undefined;
    return { words: account.verify(handle), link: await verifyLink(deps, id, email) };
  },
};

/**
 * Writes to the account that confirmed an address that somebody used again, at most once a day. Returns false if there
 * is no such account.
 */
export async function writeToOwner({ db, clock }: Deps, email: string): Promise<boolean> {
  const playerId = await confirmedAccountOf(db.prisma, email);
  if (playerId === undefined) return false;
  const at = clock();
  const dedupeKey = `exists ${playerId} ${Math.floor(at.getTime() / dayMs)}`;
  await enqueueAccountEmail(db.prisma, { type: 'account.exists', playerId, dedupeKey, at });
  return true;
}
