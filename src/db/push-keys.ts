import type { Queryable } from './client.ts';

/** Returns the private key that is stored, after storing `candidate` if there was none: of several processes all get one. */
export async function storedPushKey(db: Queryable, candidate: string, at: Date): Promise<string> {
  const insert =
    'INSERT INTO push_keys (id, private_key, created_at) VALUES (1, $1, $2) ON CONFLICT DO NOTHING';
  await db.query(insert, [candidate, at]);
  const { rows } = await db.query<{ key: string }>('SELECT private_key AS key FROM push_keys');
  return rows[0]?.key ?? candidate;
}
