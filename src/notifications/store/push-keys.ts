import type { Tx } from '../../db/tx.ts';

/** The table has one row. */
const id = 1;

/** Returns the stored private key; undefined if there is none yet. */
export async function findPushKey(db: Tx): Promise<string | undefined> {
  return (await db.pushKey.findUnique({ where: { id } }))?.privateKey;
}

/** Stores a private key unless there is one, and returns the stored one, which is the same for all processes. */
export async function storePushKey(db: Tx, candidate: string, at: Date): Promise<string> {
  await db.pushKey.createMany({ data: { id, privateKey: candidate, createdAt: at }, skipDuplicates: true });
  return (await findPushKey(db)) ?? candidate;
}
