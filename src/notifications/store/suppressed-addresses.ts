import type { Tx } from '../../db/tx.ts';

/** Who decided that an address is never written to: the person who reads there, or the operator of the service. */
export type SuppressionReason = 'recipient' | 'operator';

/** Suppresses an address, by its fingerprint. Doing it again changes nothing. */
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

/** Returns those of some fingerprints whose addresses are suppressed. */
export async function suppressedFingerprints(
  db: Tx,
  fingerprints: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.suppressedAddress.findMany({ where: { fingerprint: { in: [...fingerprints] } } });
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}
