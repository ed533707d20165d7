import type { Tx } from '../../db/tx.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Why emails to a player's address are stopped. */
export interface EmailSuspensionRow {
  readonly stoppedAt: Date;
  /** The reason given by the other server. */
  readonly reason: string;
}

/** A failed email. */
export interface NewEmailFailure {
  readonly player: string;
  readonly address: string;
  readonly score: number;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Adds to the failure score of a player's address, and stops emails to it from `enough` on. Failures before
 * `forgottenBefore`, or of another address, no longer count. Returns whether emails are now stopped.
 */
export async function addEmailFailure(
  db: Tx,
  { player, address, score, reason, at }: NewEmailFailure,
  { enough, forgottenBefore }: { readonly enough: number; readonly forgottenBefore: Date },
): Promise<boolean> {
  const counted = Prisma.sql`excluded.score + CASE
    WHEN f.address = excluded.address AND f.last_at >= ${forgottenBefore}::timestamptz THEN f.score ELSE 0 END`;
  const [failure] = await db.$queryRaw<{ stopped: boolean }[]>`
    INSERT INTO email_failures AS f (player_id, address, score, reason, last_at, stopped_at)
    VALUES (${player}::uuid, ${address}, ${score}::int, ${reason}, ${at}::timestamptz,
            CASE WHEN ${score}::int >= ${enough}::int THEN ${at}::timestamptz END)
    ON CONFLICT (player_id) DO UPDATE SET
      address = excluded.address, reason = excluded.reason, last_at = excluded.last_at, score = ${counted},
      stopped_at = CASE
        WHEN f.address = excluded.address AND f.stopped_at IS NOT NULL THEN f.stopped_at
        WHEN ${counted} >= ${enough}::int THEN excluded.last_at END
    RETURNING stopped_at IS NOT NULL AS stopped`;
  return failure?.stopped === true;
}

/** Returns why emails to a player's current address are stopped; undefined if they are not. */
export async function findEmailSuspension(db: Tx, player: string): Promise<EmailSuspensionRow | undefined> {
  const stops = await db.$queryRaw<EmailSuspensionRow[]>`
    SELECT f.stopped_at AS "stoppedAt", f.reason FROM email_failures f
    JOIN players p ON p.id = f.player_id AND lower(p.email) = f.address
    WHERE f.player_id = ${player}::uuid AND f.stopped_at IS NOT NULL`;
  return stops[0];
}

/** Returns whether emails to an address are stopped for any player. */
export async function isStopped(db: Tx, address: string): Promise<boolean> {
  const stops = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM email_failures f JOIN players p ON p.id = f.player_id AND lower(p.email) = f.address
    WHERE lower(p.email) = ${address} AND f.stopped_at IS NOT NULL`;
  return stops.length > 0;
}

/** Deletes the failures of a player's address, which resumes emails to it. */
export async function deleteEmailFailure(db: Tx, playerId: string): Promise<void> {
  await db.emailFailure.deleteMany({ where: { playerId } });
}
