import type { Tx } from '../../db/tx.ts';

/** Identifies an email to a reply address. */
export interface ReceivedEmailKey {
  readonly game: string;
  readonly player: string;
  /** Hash of its Message-ID. */
  readonly messageHash: string;
}

/**
 * The result of a claim: the email is this process's to carry out, was carried out before, or is being carried out
 * elsewhere.
 */
export type EmailClaim = 'claimed' | 'done' | 'busy';

/** Claims an email until `until`. Each is carried out once; an unfinished one can be claimed again. */
export async function claimEmail(
  db: Tx,
  { game, player, messageHash }: ReceivedEmailKey,
  now: Date,
  until: Date,
): Promise<EmailClaim> {
  const claimed = await db.$executeRaw`
    INSERT INTO received_emails AS e (game_id, player_id, message_hash, claimed_until)
    VALUES (${game}::uuid, ${player}::uuid, ${messageHash}, ${until}::timestamptz)
    ON CONFLICT (game_id, player_id, message_hash) DO UPDATE SET claimed_until = excluded.claimed_until
      WHERE e.done_at IS NULL AND e.claimed_until <= ${now}::timestamptz`;
  if (claimed === 1) return 'claimed';
  const email = await db.receivedEmail.findFirst({
    where: { gameId: game, playerId: player, messageHash },
    select: { doneAt: true },
  });
  return email !== null && email.doneAt !== null ? 'done' : 'busy';
}

/** Records that an email was carried out, in the transaction that stores its reply. */
export async function finishEmail(
  db: Tx,
  { game, player, messageHash }: ReceivedEmailKey,
  at: Date,
): Promise<void> {
  const where = { gameId: game, playerId: player, messageHash };
  await db.receivedEmail.updateMany({ where, data: { doneAt: at } });
}

/** Releases the claim of an email that could not be carried out, so that a retry need not wait. */
export async function releaseEmail(
  db: Tx,
  { game, player, messageHash }: ReceivedEmailKey,
  now: Date,
): Promise<void> {
  const where = { gameId: game, playerId: player, messageHash, doneAt: null };
  await db.receivedEmail.updateMany({ where, data: { claimedUntil: now } });
}

/** Deletes records of emails received before `before`. */
export async function deleteOldReceivedEmails(db: Tx, before: Date): Promise<void> {
  await db.receivedEmail.deleteMany({ where: { claimedUntil: { lt: before } } });
}
