import { type LookupAddress, type LookupAllOptions, lookup as lookUp, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { guardedLookup, isLocalhost, type Reach } from './addresses.ts';

/** Time that a name server gets, ms, and how often it is tried. */
const limits = { timeout: 2_000, tries: 2 };

/**
 * Looks up the addresses of receivers. Public names are asked of DNS directly: the system's way keeps one of few threads
 * waiting for each name that nobody answers for, and everybody's names with it. Where the operator opened ranges, names
 * may be known to this machine alone, so there it is the system's way, as always for `localhost`.
 */
export function receiverLookup(reach: Reach): LookupFunction {
  const resolve = (hostname: string, options: LookupAllOptions, done: AllAddresses) =>
    reach.ranges.length > 0 || isLocalhost(hostname)
      ? lookUp(hostname, options, done)
      : publicLookup(hostname, options, done);
  return guardedLookup(reach, resolve as typeof lookUp);
}

type AllAddresses = (error: Error | null, addresses: LookupAddress[]) => void;

function publicLookup(hostname: string, _options: object, done: AllAddresses): void {
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
