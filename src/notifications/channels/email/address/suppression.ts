import type { Tx } from '../../../../db/tx.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { fingerprint } from '../../../../platform/keys.ts';
import {
  deleteSuppressedAddress,
  insertSuppressedAddress,
  suppressedFingerprints,
} from '../../../store/suppressed-addresses.ts';

/** Returns what stands for an address on the suppression list and in the link that puts it there. */
export const fingerprintOf = (address: string): string =>
  fingerprint('address', address.trim().toLowerCase());

/** Whether an address is never to be written to. */
export const isSuppressed = async (db: Tx, address: string): Promise<boolean> =>
  (await suppressedAmong(db, [address])).has(address);

/** Returns those of some addresses that are never to be written to. */
export async function suppressedAmong(db: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const suppressed = await suppressedFingerprints(db, addresses.map(fingerprintOf));
  return new Set(addresses.filter((address) => suppressed.has(fingerprintOf(address))));
}

/** Puts an address on the suppression list, as its reader asked, for ever. */
export async function suppress({ db, clock }: Deps, fingerprint: string): Promise<void> {
  await insertSuppressedAddress(db.prisma, fingerprint, 'recipient', clock());
}

/** Takes an address off the suppression list, as its reader asked. */
export async function allowAgain({ db }: Deps, fingerprint: string): Promise<void> {
  await deleteSuppressedAddress(db.prisma, fingerprint);
}
