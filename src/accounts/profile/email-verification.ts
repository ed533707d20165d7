import { minuteMs } from '../../helpers/time-units.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';
import type { Deps } from '../../platform/deps.ts';
import { readPlayerLink } from '../../platform/player-links.ts';
import { problem } from '../../platform/problems.ts';
import { verifyEmail } from '../store/accounts.ts';
import { takenProblem } from './taken.ts';

/** Minimum time between such emails to an account, which anyone can request, ms. */
export const accountEmailEveryMs = 5 * minuteMs;

/**
 * Sends the email that verifies an address. If another account has already verified it, that account's owner is notified
 * instead.
 */
export async function requestVerification({ db, clock }: Deps, playerId: string): Promise<void> {
  const at = clock();
  const dedupeKey = `verify ${playerId} ${Math.floor(at.getTime() / accountEmailEveryMs)}`;
  await enqueueAccountEmail(db.prisma, { type: 'account.verify', playerId, dedupeKey, at });
}

/**
 * Marks an address as verified, proved by a link in an email to it. Of several accounts with an address, only the first
 * can verify it.
 * @throws Problem invalid-link, email-taken
 */
export async function verifyAddress(deps: Deps, token: string): Promise<void> {
  const link = await readPlayerLink(deps, 'verify', token);
  if (link === undefined) throw problem('invalid-link');
  const isVerified = await markVerified(deps, link.player, String(link['email']));
  if (!isVerified) throw problem('invalid-link');
}

async function markVerified({ db, clock }: Deps, playerId: string, email: string): Promise<boolean> {
  try {
    return await verifyEmail(db.prisma, playerId, email, clock());
  } catch (error) {
    throw takenProblem(error) ?? error;
  }
}
