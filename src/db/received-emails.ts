import type { Tx } from './client.ts';

/** Names an email that came to a reply address. */
export interface ReceivedEmailKey {
  readonly game: string;
  readonly player: string;
  /** Hash of its Message-ID. */
  readonly messageHash: string;
}

/** Whether an email is now this process's to carry out, was carried out before, or is being carried out elsewhere. */
export type EmailClaim = 'claimed' | 'done' | 'busy';

/** Claims an email until `until`: each is carried out once, and again only by those who find it left undone. */
export async function claimEmail(
  db: Tx,
  { game, player, messageHash }: ReceivedEmailKey,
  now: Date,
  until: Date,
): Promise<EmailClaim> {
  const claim = `
    INSERT INTO received_emails AS e (game_id, player_id, message_hash, claimed_until) VALUES ($1, $2, $3, $5)
    ON CONFLICT (game_id, player_id, message_hash) DO UPDATE SET claimed_until = excluded.claimed_until
      WHERE e.done_at IS NULL AND e.claimed_until <= $4
    RETURNING 1`;
  const claimed = await db.query(claim, [game, player, messageHash, now, until]);
  if (claimed.rowCount === 1) return 'claimed';
  const text = `
    SELECT done_at IS NOT NULL AS done FROM received_emails
    WHERE game_id = $1 AND player_id = $2 AND message_hash = $3`;
  const { rows } = await db.query<{ done: boolean }>(text, [game, player, messageHash]);
  return rows[0]?.done === true ? 'done' : 'busy';
}

/** Notes that an email was carried out; in the transaction that stores its answer. */
export async function finishEmail(
  db: Tx,
  { game, player, messageHash }: ReceivedEmailKey,
  at: Date,
): Promise<void> {
  const text = `
    UPDATE received_emails SET done_at = $4 WHERE game_id = $1 AND player_id = $2 AND message_hash = $3`;
  await db.query(text, [game, player, messageHash, at]);
}

/** Gives an email back that could not be carried out, so that its repetition need not wait. */
export async function releaseEmail(db: Tx, key: ReceivedEmailKey, now: Date): Promise<void> {
  const text = `
    UPDATE received_emails SET claimed_until = $4
    WHERE game_id = $1 AND player_id = $2 AND message_hash = $3 AND done_at IS NULL`;
  await db.query(text, [key.game, key.player, key.messageHash, now]);
}

/** Deletes what is known of emails that came before `before`. */
export async function deleteOldReceivedEmails(db: Tx, before: Date): Promise<void> {
  await db.query('DELETE FROM received_emails WHERE claimed_until < $1', [before]);
}
