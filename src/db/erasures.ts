import type { Tx } from './client.ts';

/** What a person was called before the account was deleted: all that is searched for and erased. */
export interface Erasure {
  readonly playerId: string;
  /** Handles, display names, names in chats. */
  readonly names: readonly string[];
  /** Email addresses in lower case. */
  readonly addresses: readonly string[];
}

/** The name of a deleted player where no language is known. */
export const deletedName = 'Deleted player';

/** Returns what a player is called, and locks the player until the end of the transaction. Undefined: is deleted. */
export async function lockIdentity(db: Tx, player: string): Promise<Erasure | undefined> {
  const lock = 'SELECT handle FROM players WHERE id = $1 AND deleted_at IS NULL FOR UPDATE';
  if ((await db.query(lock, [player])).rows.length === 0) return undefined;
  const text = `
    SELECT p.id AS "playerId",
      ARRAY[p.handle, p.display_name] || ARRAY(SELECT external_id FROM external_players WHERE player_id = $1) AS names,
      array_remove(ARRAY[lower(p.email)] || ARRAY(
        SELECT unnest(ARRAY[lower(old_email), lower(new_email)]) FROM email_changes WHERE player_id = $1), NULL
      ) AS addresses
    FROM players p WHERE p.id = $1`;
  return (await db.query<Erasure>(text, [player])).rows[0];
}

/** Takes a player's name and credentials away, and records what is still to be erased elsewhere. */
export async function beginErasure(db: Tx, erasure: Erasure, handle: string, at: Date): Promise<void> {
  const { playerId, names, addresses } = erasure;
  await db.query('INSERT INTO erasures (player_id, names, addresses, begun_at) VALUES ($1, $2, $3, $4)', [
    playerId,
    names,
    addresses,
    at,
  ]);
  const text = `
    UPDATE players
    SET handle = $2, display_name = '${deletedName}', email = NULL, password_hash = NULL, email_verified_at = NULL,
        locale = 'en', time_zone = 'UTC', notifications = NULL, link_generation = link_generation + 1,
        guest_until = NULL, deleted_at = $3, updated_at = $3
    WHERE id = $1`;
  await db.query(text, [playerId, handle, at]);
}

/** Returns what is to be erased of a player; undefined: nothing, or it is done. */
export async function findErasure(db: Tx, player: string): Promise<Erasure | undefined> {
  const text = 'SELECT player_id AS "playerId", names, addresses FROM erasures WHERE player_id = $1';
  return (await db.query<Erasure>(text, [player])).rows[0];
}

/** Returns the players whose erasure began before a time, such as those whose process died on the way. */
export async function erasuresSince(db: Tx, before: Date): Promise<string[]> {
  const text = 'SELECT player_id AS id FROM erasures WHERE begun_at < $1 ORDER BY begun_at';
  return (await db.query<{ id: string }>(text, [before])).rows.map(({ id }) => id);
}

/** Ends an erasure: what the person was called is forgotten. */
export async function endErasure(db: Tx, player: string): Promise<void> {
  await db.query('DELETE FROM erasures WHERE player_id = $1', [player]);
}

/** Returns the players of an application whom nobody has claimed. */
export async function unclaimedPlayersOf(db: Tx, application: string): Promise<string[]> {
  const text =
    'SELECT player_id AS id FROM external_players WHERE application_id = $1 AND claimed_at IS NULL';
  return (await db.query<{ id: string }>(text, [application])).rows.map(({ id }) => id);
}

/** Returns accounts whose address nobody confirmed and that nobody used after `before`. */
export async function unusedAccounts(db: Tx, before: Date, limit: number): Promise<string[]> {
  const text = `
    SELECT id FROM players p
    WHERE email IS NOT NULL AND email_verified_at IS NULL AND created_at < $1
      AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player_id = p.id AND s.last_used_at >= $1)
      AND NOT EXISTS (SELECT 1 FROM api_tokens t WHERE t.player_id = p.id AND t.last_used_at >= $1)
    ORDER BY created_at LIMIT $2`;
  return (await db.query<{ id: string }>(text, [before, limit])).rows.map(({ id }) => id);
}
