import type { Tx } from './client.ts';

/** Why nothing is sent to a player's address. */
export interface EmailStopRow {
  readonly stoppedAt: Date;
  /** What the other server gave as the reason. */
  readonly reason: string;
}

/** An email that came back. */
export interface NewEmailFailure {
  readonly player: string;
  readonly address: string;
  readonly score: number;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Adds to the score of the failures of a player's address, and stops emails to it from `enough` on. What is older than
 * `forgottenBefore`, or about another address, no longer counts. Returns whether emails are stopped now.
 */
export async function addEmailFailure(
  db: Tx,
  { player, address, score, reason, at }: NewEmailFailure,
  { enough, forgottenBefore }: { readonly enough: number; readonly forgottenBefore: Date },
): Promise<boolean> {
  const text = `
    INSERT INTO email_failures AS f (player_id, address, score, reason, last_at, stopped_at)
    VALUES ($1, $2, $3, $4, $5, CASE WHEN $3 >= $6::int THEN $5::timestamptz END)
    ON CONFLICT (player_id) DO UPDATE SET
      address = excluded.address, reason = excluded.reason, last_at = excluded.last_at,
      score = excluded.score + CASE WHEN f.address = $2 AND f.last_at >= $7 THEN f.score ELSE 0 END,
      stopped_at = CASE
        WHEN f.address = $2 AND f.stopped_at IS NOT NULL THEN f.stopped_at
        WHEN excluded.score + CASE WHEN f.address = $2 AND f.last_at >= $7 THEN f.score ELSE 0 END >= $6
          THEN excluded.last_at END
    RETURNING stopped_at IS NOT NULL AS stopped`;
  const values = [player, address, score, reason, at, enough, forgottenBefore];
  const { rows } = await db.query<{ stopped: boolean }>(text, values);
  return rows[0]?.stopped === true;
}

/** Returns why emails to a player's present address are stopped; undefined: they are not. */
export async function findEmailStop(db: Tx, player: string): Promise<EmailStopRow | undefined> {
  const text = `
    SELECT f.stopped_at AS "stoppedAt", f.reason FROM email_failures f
    JOIN players p ON p.id = f.player_id AND lower(p.email) = f.address
    WHERE f.player_id = $1 AND f.stopped_at IS NOT NULL`;
  return (await db.query<EmailStopRow>({ name: 'find-email-stop', text, values: [player] })).rows[0];
}

/** Whether emails to an address are stopped, of any player. */
export async function isStopped(db: Tx, address: string): Promise<boolean> {
  const text = `
    SELECT 1 FROM email_failures f JOIN players p ON p.id = f.player_id AND lower(p.email) = f.address
    WHERE lower(p.email) = $1 AND f.stopped_at IS NOT NULL`;
  return (await db.query({ name: 'is-email-stopped', text, values: [address] })).rowCount !== 0;
}

/** Forgets the failures of a player's address, so that emails go there again. */
export async function deleteEmailFailure(db: Tx, player: string): Promise<void> {
  await db.query('DELETE FROM email_failures WHERE player_id = $1', [player]);
}
