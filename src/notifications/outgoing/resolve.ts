import { type LookupAddress, lookup as lookUp, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { type AllowedRanges, guardedLookup } from './addresses.ts';

/** Time that a name server gets, ms, and how often it is tried. */
const limits = { timeout: 2_000, tries: 2 };

/**
 * Looks up the addresses of receivers. Public names are asked of DNS directly: the system's way keeps one of few threads
 * waiting for each name that nobody answers for, and everybody's names with it. Where the operator opened ranges, names
 * may be known to this machine alone, so there it is the system's way.
 */
export function receiverLookup(allowed: AllowedRanges): LookupFunction {
  return guardedLookup(allowed, allowed.length > 0 ? lookUp : (publicLookup as unknown as typeof lookUp));
}

function publicLookup(
  hostname: string,
  _options: object,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
): void {
  addressesOf(hostname).then(
    (addresses) => done(null, addresses),
    (error: Error) => done(error, []),
  );
}

async function addressesOf(hostname: string): Promise<LookupAddress[]> {
  const resolver = new promises.Resolver(limits);
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [...addressesIn(four, 4), ...addressesIn(six, 6)];
}

const addressesIn = (found: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  found.status === 'rejected' ? [] : found.value.map((address) => ({ address, family }));
