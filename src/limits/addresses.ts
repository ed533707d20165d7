import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that belong to one customer of a network; the rest is theirs to choose. */
const customerBits = 64;

/** Returns what limits take for one address: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${customerBits}`)}/${customerBits}`;
}

const rangeOf = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address).range() : 'none');

/** Whether an address is one of this machine for itself. */
export const isLoopback = (address = ''): boolean => rangeOf(address) === 'loopback';

const local = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Whether an address is of this machine or of a network that is not public, as that of a proxy in front. */
export const isLocal = (address: string): boolean => local.includes(rangeOf(address));
