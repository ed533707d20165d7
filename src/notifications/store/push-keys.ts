import type { Tx } from '../../db/tx.ts';

/** The table has one row. */
const id = 1;

/** Returns the private key that is stored; undefined before there is one. */
export async function findPushKey(db: Tx): Promise<string | undefined> {
  return (await db.pushKey.findUnique({ where: { id } }))?.privateKey;
}

/** Stores a private key unless there is one, and returns the one that is stored: of several processes all get one. */
export async function storePushKey(db: Tx, candidate: string, at: Date): Promise<string> {
  await db.pushKey.createMany({ data: { id, privateKey: candidate, createdAt: at }, skipDuplicates: true });
  return (await findPushKey(db)) ?? candidate;
}
