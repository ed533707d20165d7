import type { Tx } from '../../db/tx.ts';
import type { RegisteredApp } from '../../generated/prisma/client.ts';

/** An app that registered itself. */
export type RegisteredAppRow = Readonly<RegisteredApp>;

/** Adds an app. */
export async function insertRegisteredApp(db: Tx, row: RegisteredAppRow): Promise<void> {
  await db.registeredApp.create({ data: row });
}

/** Returns an app and records its use; undefined if it never registered, or its registration has expired. */
export async function useRegisteredApp(
  db: Tx,
  clientId: string,
  usedAt: Date,
): Promise<RegisteredAppRow | undefined> {
  const [used] = await db.registeredApp.updateManyAndReturn({ where: { clientId }, data: { usedAt } });
  return used;
}

/** Deletes apps that were last used before a time. */
export async function purgeRegisteredApps(db: Tx, before: Date): Promise<void> {
  await db.registeredApp.deleteMany({ where: { usedAt: { lt: before } } });
}
