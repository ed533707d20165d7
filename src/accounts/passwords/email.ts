import { newId } from '../../db/id.ts';
import type { Tx } from '../../db/tx.ts';
import { enqueueAccountEmail } from '../../notifications/channels/email/delivery/enqueue.ts';

/** Enqueues the email about a changed password, in the transaction that changes it. */
export async function emailAboutPassword(
  db: Tx,
  playerId: string,
  isReset: boolean,
  at: Date,
): Promise<void> {
  const type = 'account.password-changed';
  await enqueueAccountEmail(db, { type, playerId, dedupeKey: `${type} ${newId()}`, data: { isReset }, at });
}
