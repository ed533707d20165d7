import type { Tx } from '../../../../db/tx.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { fingerprint } from '../../../../platform/keys.ts';
import {
  deleteSuppressedAddress,
  insertSuppressedAddress,
  suppressedFingerprints,
} from '../../../store/suppressed-addresses.ts';

/** Returns the fingerprint of an address, used on the suppression list and in the link that adds it there. */
export const fingerprintOf = (address: string): string =>
  fingerprint('address', address.trim().toLowerCase());

/** Returns whether an address is on the suppression list. */
export const isSuppressed = async (db: Tx, address: string): Promise<boolean> =>
  (await suppressedAmong(db, [address])).has(address);

/** Returns those of the addresses that are on the suppression list. */
export async function suppressedAmong(db: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const suppressed = await suppressedFingerprints(db, addresses.map(fingerprintOf));
  return new Set(addresses.filter((address) => suppressed.has(fingerprintOf(address))));
}

/** Adds an address to the suppression list permanently, at its reader's request. */
export async function suppress({ db, clock }: Deps, fingerprint: string): Promise<void> {
  await insertSuppressedAddress(db.prisma, fingerprint, 'recipient', clock());
}

/** Removes an address from the suppression list, at its reader's request. */
export async function unsuppress({ db }: Deps, fingerprint: string): Promise<void> {
  await deleteSuppressedAddress(db.prisma, fingerprint);
}
