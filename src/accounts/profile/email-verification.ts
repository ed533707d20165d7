import { verifyEmail } from '../../db/accounts.ts';
import type { Deps } from '../../deps.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/enqueue.ts';
import { problem } from '../../problems.ts';
import { readLink } from '../../signed-links.ts';
import { minuteMs } from '../../time-units.ts';

/** Limits emails that anybody may ask for: one such email to an account in this time, ms. */
export const accountEmailEveryMs = 5 * minuteMs;

/** Sends the email by which a player verifies an address. */
export async function requestVerification({ db, clock }: Deps, playerId: string): Promise<void> {
  const at = clock();
  const dedupeKey = `verify ${playerId} ${Math.floor(at.getTime() / accountEmailEveryMs)}`;
  await enqueueAccountEmail(db.pool, { type: 'account.verify', playerId, dedupeKey, at });
}

/**
 * Marks an address as verified, as a link in an email to that address proves.
 * @throws Problem link-not-valid
 */
export async function verifyAddress({ db, config, clock }: Deps, token: string): Promise<void> {
  const link = readLink(config, 'verify', token, clock());
  if (link === undefined) throw problem('link-not-valid');
  const isVerified = await verifyEmail(db, String(link['player']), String(link['email']), clock());
  if (!isVerified) throw problem('link-not-valid');
}
