import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that identify a network's customer, who chooses the rest. */
const customerBits = 64;

/** Returns the part of an address that limits count: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`)}/${customerBits}`;
}

const rangeOf = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).range() : 'none');

/** Returns whether an address is a loopback address. */
export const isLoopback = (address = ''): boolean => rangeOf(address) === 'loopback';

const local = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Returns whether an address is on this machine or a private network, such as a proxy's. */
export const isLocal = (address: string): boolean => local.includes(rangeOf(address));
