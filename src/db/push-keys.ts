import type { Tx } from './client.ts';

/** Returns the private key that is stored; undefined before there is one. */
export async function findPushKey(db: Tx): Promise<string | undefined> {
  return (await db.query<{ key: string }>('SELECT private_key AS key FROM push_keys')).rows[0]?.key;
}

/** Stores a private key unless there is one, and returns the one that is stored: of several processes all get one. */
export async function storePushKey(db: Tx, candidate: string, at: Date): Promise<string> {
  const insert =
    'INSERT INTO push_keys (id, private_key, created_at) VALUES (1, $1, $2) ON CONFLICT DO NOTHING';
  await db.query(insert, [candidate, at]);
  return (await findPushKey(db)) ?? candidate;
}
