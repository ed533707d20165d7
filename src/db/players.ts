import type { Db } from './client.ts';

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
