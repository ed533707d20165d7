import { newId } from '../db/id.ts';
import type { Deps } from '../deps.ts';
import { enqueueLetter } from '../notifications/enqueue.ts';
import { problem } from '../problems.ts';
import { readLink } from '../signed-links.ts';

/** Has the letter written that asks whether an address is its player's. */
export async function askForVerification({ db, clock }: Deps, playerId: string): Promise<void> {
  const dedupe = `verify ${playerId} ${newId()}`;
  await enqueueLetter(db.pool, { kind: 'account.verify', playerId, dedupe, at: clock() });
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
