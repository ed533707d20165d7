import type { Tx } from '../../db/tx.ts';

/** The person who suppressed an address: its reader or the service's operator. */
export type SuppressionReason = 'recipient' | 'operator';

/** Suppresses an address, by its fingerprint. Idempotent. */
export async function insertSuppressedAddress(
  db: Tx,
  fingerprint: string,
  reason: SuppressionReason,
  at: Date,
): Promise<void> {
  await db.suppressedAddress.createMany({ data: { fingerprint, reason, at }, skipDuplicates: true });
}

/** Ends the suppression of an address. */
export async function deleteSuppressedAddress(db: Tx, fingerprint: string): Promise<void> {
  await db.suppressedAddress.deleteMany({ where: { fingerprint } });
}

/** Returns those of the fingerprints whose addresses are suppressed. */
export async function suppressedFingerprints(
  db: Tx,
  fingerprints: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.suppressedAddress.findMany({ where: { fingerprint: { in: [...fingerprints] } } });
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}
