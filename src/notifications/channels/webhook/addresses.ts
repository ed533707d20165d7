import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Ranges that the operator opened although they are not public, as `10.1.0.0/16`. */
export type AllowedRanges = readonly string[];

/** A webhook may not go there. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Ranges that ipaddr.js takes for public but that lead elsewhere, or nowhere: IPv4 inside IPv6 and the like.
 */
const alsoClosed = ['64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '5f00::/16', '192.88.99.0/24', '::/96'].map(
  (range) => ipaddr.parseCIDR(range),
);

/** Whether a webhook may go to an address: a public one, or in a range that the operator opened. */
export function isAllowedAddress(text: string, allowed: AllowedRanges): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // unmaps ::ffff:a.b.c.d
  if (allowed.some((range) => isWithin(address, ipaddr.parseCIDR(range)))) return true;
  return address.range() === 'unicast' && !alsoClosed.some((range) => isWithin(address, range));
}

function isWithin(address: Address, [base, bits]: [Address, number]): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

/**
 * Refuses URLs that no webhook may be sent to: other protocols, passwords, and literal addresses that are not
 * allowed. Names are judged when they are looked up (below), which Node does not do for literal addresses.
 * @throws ForbiddenAddress with a sentence
 */
export function checkUrl(text: string, allowed: AllowedRanges): URL {
  if (!URL.canParse(text)) throw new ForbiddenAddress('That is no URL.');
  const url = new URL(text); // turns 2130706433, 0x7f.1 and the like into 127.0.0.1
  if (!['http:', 'https:'].includes(url.protocol))
    throw new ForbiddenAddress('The URL must begin with https://.');
  if (url.username !== '' || url.password !== '')
    throw new ForbiddenAddress('The URL must not hold a password.');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host) && !isAllowedAddress(host, allowed)) throw closed(host);
  if (host === 'localhost' && !isAllowedAddress('127.0.0.1', allowed)) throw closed(host);
  return url;
}

const closed = (host: string) => new ForbiddenAddress(`${host} is not a public address.`);

/**
 * A `lookup` for connections that knows allowed addresses only. As it runs when the connection is made, an answer
 * that changes between check and use (DNS rebinding) gains nothing.
 */
export function guardedLookup(allowed: AllowedRanges, resolve: typeof lookUp = lookUp): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0);
      const open = addresses.filter(({ address }) => isAllowedAddress(address, allowed));
      const [first] = open;
      if (first === undefined) return done(closed(hostname), '', 0);
      return options.all ? done(null, open) : done(null, first.address, first.family);
    });
  };
}
