import type { Tx } from './client.ts';

/** A handle that nobody may take, by its fingerprint. */
export interface RetiredHandle {
  readonly fingerprint: string;
  /** The player who may take it back. */
  readonly playerId?: string | undefined;
  readonly at: Date;
  /** Undefined: for ever. */
  readonly until?: Date | undefined;
}

/** Retires a handle, in place of what held for it before. */
export async function retireHandle(db: Tx, handle: RetiredHandle): Promise<void> {
  const text = `
    INSERT INTO retired_handles (fingerprint, player_id, retired_at, until) VALUES ($1, $2, $3, $4)
    ON CONFLICT (fingerprint) DO UPDATE
    SET player_id = excluded.player_id, retired_at = excluded.retired_at, until = excluded.until`;
  const { fingerprint, playerId, at, until } = handle;
  await db.query(text, [fingerprint, playerId, at, until]);
}

/**
 * Whether a handle is retired at `now` for everybody but `player`. To be checked after the handle was taken,
 * in the same transaction: the unique index has then waited for the one who gave it up.
 */
export async function isRetired(
  db: Tx,
  fingerprint: string,
  player: string | undefined,
  now: Date,
): Promise<boolean> {
  const text = `
    SELECT 1 FROM retired_handles
    WHERE fingerprint = $1 AND (until IS NULL OR until > $3) AND player_id IS DISTINCT FROM $2`;
  return (await db.query(text, [fingerprint, player, now])).rows.length > 0;
}

/** Retires the handles that a player gave up for ever, for the player too. */
export async function retireHandlesOf(db: Tx, player: string): Promise<void> {
  await db.query('UPDATE retired_handles SET player_id = NULL, until = NULL WHERE player_id = $1', [player]);
}

/** Deletes handles that are free again. */
export async function purgeRetiredHandles(db: Tx, now: Date): Promise<void> {
  await db.query('DELETE FROM retired_handles WHERE until <= $1', [now]);
}
