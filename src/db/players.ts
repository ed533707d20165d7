import type { Db, Queryable } from './client.ts';

/** Who has the address `email` (in lower case), by the index that Prisma has no words for. */
export async function credentialsOf(
  { pool }: Db,
  email: string,
): Promise<{ id: string; passwordHash: string | undefined } | undefined> {
  const { rows } = await pool.query<{ id: string; password_hash: string | null }>({
    name: 'credentials-of',
    text: 'SELECT id, password_hash FROM players WHERE lower(email) = $1',
    values: [email],
  });
  const [player] = rows;
  return player && { id: player.id, passwordHash: player.password_hash ?? undefined };
}

/** The ids of the players with these handles (in lower case), by handle. */
export async function idsByHandle({ pool }: Db, handles: readonly string[]): Promise<Map<string, string>> {
  const text = 'SELECT id, lower(handle) AS handle FROM players WHERE lower(handle) = ANY($1)';
  const { rows } = await pool.query<{ id: string; handle: string }>(text, [handles]);
  return new Map(rows.map(({ id, handle }) => [handle, id]));
}

/** What letters about an account need of it; undefined without an address. */
export async function readerForAccount(
  db: Queryable,
  id: string,
): Promise<
  | {
      id: string;
      email: string;
      displayName: string;
      locale: string;
      timeZone: string;
      isVerified: boolean;
      passwordHash: string | null;
    }
  | undefined
> {
  const { rows } = await db.query({
    name: 'reader-for-account',
    text: `SELECT id, email, display_name AS "displayName", locale, time_zone AS "timeZone",
             email_verified_at IS NOT NULL AS "isVerified", password_hash AS "passwordHash"
           FROM players WHERE id = $1 AND email IS NOT NULL`,
    values: [id],
  });
  return rows[0];
}

/** What is said about a player who has no account. */
interface Described {
  readonly displayName: string;
  readonly locale?: string | undefined;
  readonly timeZone?: string | undefined;
}

/** Adds a player without an account. */
export async function insertPlayer(
  db: Queryable,
  player: Described & { readonly id: string; readonly handle: string; readonly at: Date },
): Promise<void> {
  const text = `
    INSERT INTO players (id, handle, display_name, locale, time_zone, created_at, updated_at)
    VALUES ($1, $2, $3, coalesce($4, 'en'), coalesce($5, 'UTC'), $6, $6)`;
  const { id, handle, displayName, locale, timeZone, at } = player;
  await db.query(text, [id, handle, displayName, locale, timeZone, at]);
}

/** Changes what is said about a player; what is left out stays. */
export async function changeDescription(
  db: Queryable,
  id: string,
  { displayName, locale, timeZone }: Described,
  at: Date,
): Promise<void> {
  const text = `
    UPDATE players SET display_name = $2, locale = coalesce($3, locale), time_zone = coalesce($4, time_zone),
                       updated_at = $5
    WHERE id = $1 AND (display_name, locale, time_zone)
                      IS DISTINCT FROM ($2, coalesce($3, locale), coalesce($4, time_zone))`;
  await db.query(text, [id, displayName, locale, timeZone, at]);
}
