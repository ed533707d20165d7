import type { Deps } from '../../deps.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/enqueue.ts';
import { problem } from '../../problems.ts';
import { readLink } from '../../signed-links.ts';

/** Nobody's mailbox is filled: such a letter is written once in this time, ms. */
export const letterEveryMs = 5 * 60_000;

/** Has the letter written that asks whether an address is its player's. */
export async function askForVerification({ db, clock }: Deps, playerId: string): Promise<void> {
  const at = clock();
  const dedupeKey = `verify ${playerId} ${Math.floor(at.getTime() / letterEveryMs)}`;
  await enqueueAccountEmail(db.pool, { type: 'account.verify', playerId, dedupeKey, at });
}

/**
 * Notes that an address is its player's, as a link in a mail to that address proves.
 * @throws Problem link-not-valid
 */
export async function verifyAddress({ db, config, clock }: Deps, token: string): Promise<void> {
  const link = readLink(config.jwtSecret, 'verify', token, clock());
  if (link === undefined) throw problem('link-not-valid');
  const where = { id: String(link['player']), email: String(link['email']) };
  const at = clock();
  const { count } = await db.prisma.player.updateMany({
    where,
    data: { emailVerifiedAt: at, updatedAt: at },
  });
  if (count === 0) throw problem('link-not-valid');
}
