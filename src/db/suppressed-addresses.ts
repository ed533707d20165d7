import type { Tx } from './client.ts';

/** Who decided that an address is never written to: the person who reads there, or the operator of the service. */
export type SuppressionReason = 'recipient' | 'operator';

/** Suppresses an address, by its fingerprint. Doing it again changes nothing. */
export async function insertSuppressedAddress(
  db: Tx,
  fingerprint: string,
  reason: SuppressionReason,
  at: Date,
): Promise<void> {
  const text =
    'INSERT INTO suppressed_addresses (fingerprint, reason, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
  await db.query(text, [fingerprint, reason, at]);
}

/** Ends the suppression of an address. */
export async function deleteSuppressedAddress(db: Tx, fingerprint: string): Promise<void> {
  await db.query('DELETE FROM suppressed_addresses WHERE fingerprint = $1', [fingerprint]);
}

/** Returns those of some fingerprints whose addresses are suppressed. */
export async function suppressedFingerprints(
  db: Tx,
  fingerprints: readonly string[],
): Promise<ReadonlySet<string>> {
  const text = 'SELECT fingerprint FROM suppressed_addresses WHERE fingerprint = ANY($1)';
  const values = [fingerprints];
  const { rows } = await db.query<{ fingerprint: string }>({ name: 'suppressed', text, values });
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}
