import { type LookupAddress, type LookupAllOptions, lookup as lookUp, promises } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { guardedLookup, isLocalhost, type Reach } from './addresses.ts';

/** Timeout of a name server, ms, and number of tries. */
const limits = { timeout: 2_000, tries: 2 };

/**
 * Looks up the addresses of receivers. Public names are resolved by DNS directly, because the system's resolver blocks
 * one of few threads for each unanswered name, and so delays everyone's names. Where the operator allowed ranges, and for
 * `localhost`, the system's resolver is used because only this machine may know the names.
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
