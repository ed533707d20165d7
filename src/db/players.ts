import type { Db, Tx } from './client.ts';

/** Returns the ids of the players with these handles (in lower case), by handle. */
export async function idsByHandle({ prisma }: Db, handles: readonly string[]): Promise<Map<string, string>> {
  const text =
    'SELECT id, lower(handle) AS handle FROM players WHERE lower(handle) = ANY($1) AND deleted_at IS NULL AND robot IS NULL';
  const { rows } = await prisma.query<{ id: string; handle: string }>(text, [handles]);
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

/** Returns the ids of the players who have confirmed one of these addresses (in lower case), by address. */
export async function idsByConfirmedAddress(
  { prisma }: Db,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const text = `
    SELECT id, lower(email) AS email FROM players
    WHERE lower(email) = ANY($1) AND email_verified_at IS NOT NULL`;
  const { rows } = await prisma.query<{ id: string; email: string }>(text, [addresses]);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Whether a player has confirmed an email address. */
export async function hasConfirmedAddress({ prisma }: Db, id: string): Promise<boolean> {
  const text = 'SELECT 1 FROM players WHERE id = $1 AND email IS NOT NULL AND email_verified_at IS NOT NULL';
  return (await prisma.query(text, [id])).rows.length > 0;
}

/** A player as others see them. */
interface PersonRow {
  readonly playerId: string;
  readonly handle: string;
  readonly displayName: string;
}

/** A player as others see them; undefined: there is no player with this id any more. */
export async function findPerson(db: Tx, id: string): Promise<PersonRow | undefined> {
  return (await findPersons(db, [id]))[0];
}

/** Those of some players who still exist, in any order. */
export async function findPersons(db: Tx, ids: readonly string[]): Promise<PersonRow[]> {
  const text =
    'SELECT id AS "playerId", handle, display_name AS "displayName" FROM players WHERE id = ANY($1)';
  return (await db.query<PersonRow>({ name: 'find-persons', text, values: [ids] })).rows;
}

/** Those of some players who have confirmed an email address. */
export async function playersWithAddress(db: Tx, ids: readonly string[]): Promise<string[]> {
  const text = `
    SELECT id FROM players WHERE id = ANY($1) AND email IS NOT NULL AND email_verified_at IS NOT NULL`;
  const { rows } = await db.query<{ id: string }>({ name: 'players-with-address', text, values: [ids] });
  return rows.map(({ id }) => id);
}

/** Returns the player with this id or, in lower case, this handle. */
export async function findPersonByName(db: Tx, name: string): Promise<PersonRow | undefined> {
  const text = `
    SELECT id AS "playerId", handle, display_name AS "displayName" FROM players
    WHERE robot IS NULL AND (lower(handle) = $1 OR id = CASE WHEN $1 ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN $1::uuid END)`;
  return (await db.query({ name: 'find-person-by-name', text, values: [name] })).rows[0];
}

/** An application's description of a player who has no account. */
interface Description {
  readonly displayName: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Adds a player without an account. */
export async function insertPlayer(
  db: Tx,
  player: Description & { readonly id: string; readonly handle: string; readonly at: Date },
): Promise<void> {
  const text = `
    INSERT INTO players (id, handle, display_name, locale, time_zone, created_at, updated_at)
    VALUES ($1, $2, $3, coalesce($4, 'en'), coalesce($5, 'UTC'), $6, $6)`;
  const { id, handle, displayName, locale, timeZone, at } = player;
  await db.query(text, [id, handle, displayName, locale, timeZone, at]);
}

/** Updates the description of a player; what is left out stays. */
export async function updateDescription(
  db: Tx,
  id: string,
  { displayName, locale, timeZone }: Description,
  at: Date,
): Promise<void> {
  const text = `
    UPDATE players SET display_name = $2, locale = coalesce($3, locale), time_zone = coalesce($4, time_zone),
                       updated_at = $5
    WHERE id = $1 AND (display_name, locale, time_zone)
                      IS DISTINCT FROM ($2, coalesce($3, locale), coalesce($4, time_zone))`;
  await db.query(text, [id, displayName, locale, timeZone, at]);
}

/** Deletes a player without an account. */
export async function deletePlayer(db: Tx, id: string): Promise<void> {
  await db.query('DELETE FROM players WHERE id = $1', [id]);
}

/** Whether a player other than `player` has the handle `name`. */
export async function isNameOfOther(db: Tx, player: string, name: string): Promise<boolean> {
  const text = 'SELECT 1 FROM players WHERE lower(handle) = lower($2) AND id <> $1';
  return (await db.query(text, [player, name])).rows.length > 0;
}

/** Whether an account has the handle or the display name `name`. */
export async function isNameOfAccount(db: Tx, name: string): Promise<boolean> {
  const text = `
    SELECT 1 FROM players
    WHERE (lower(handle) = lower($1) OR lower(display_name) = lower($1))
      AND (email IS NOT NULL OR EXISTS (SELECT FROM passkeys k WHERE k.player_id = players.id)) LIMIT 1`;
  return (await db.query(text, [name])).rows.length > 0;
}

/** Returns the locale of a player; English where there is no such player. */
export async function localeOf(db: Tx, id: string): Promise<string> {
  const { rows } = await db.query<{ locale: string }>('SELECT locale FROM players WHERE id = $1', [id]);
  return rows[0]?.locale ?? 'en';
}
