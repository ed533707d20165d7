import { credentialsOf } from '../../db/players.ts';
import type { Deps } from '../../deps.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/enqueue.ts';
import { problem } from '../../problems.ts';
import { markOf, readLink } from '../../signed-links.ts';
import { letterEveryMs } from '../profile/email-verification.ts';
import { normaliseEmail } from '../profile/profile.ts';
import { hashPassword } from './hash.ts';

/** Has a link for a new password sent to an address, if it has an account; nobody is told whether it has. */
export async function askForReset({ db, clock }: Deps, email: string): Promise<void> {
  const player = await credentialsOf(db, normaliseEmail(email));
  if (player === undefined) return;
  const at = clock();
  const dedupeKey = `reset ${player.id} ${Math.floor(at.getTime() / letterEveryMs)}`;
  await enqueueAccountEmail(db.pool, { type: 'account.reset', playerId: player.id, dedupeKey, at });
}

/**
 * Sets a new password by a link from a mail, which also proves the address. Every session ends. The link works once:
 * it belongs to the password that it replaces.
 * @throws Problem link-not-valid
 */
export async function resetPassword(
  { db, config, clock }: Deps,
  token: string,
  password: string,
): Promise<void> {
  const link = readLink(config.jwtSecret, 'reset', token, clock());
  const id = String(link?.['player']);
  const player = link && (await db.prisma.player.findUnique({ where: { id } }));
  if (!player || markOf(player.passwordHash) !== link['mark']) throw problem('link-not-valid');
  const passwordHash = await hashPassword(password);
  const at = clock();
  const data = { passwordHash, emailVerifiedAt: player.emailVerifiedAt ?? at, updatedAt: at };
  const where = { id, passwordHash: player.passwordHash };
  const { count } = await db.prisma.player.updateMany({ where, data });
  if (count === 0) throw problem('link-not-valid');
  await db.prisma.refreshToken.updateMany({
    where: { playerId: id, revokedAt: null },
    data: { revokedAt: at },
  });
}
