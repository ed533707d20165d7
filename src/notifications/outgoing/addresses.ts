import type { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Ranges that the operator opened although they are not public, as `10.1.0.0/16`. */
export type AllowedRanges = readonly string[];

/** The address is not one that anything may be sent to for a player. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Ranges that ipaddr.js counts as public but that lead elsewhere, or nowhere: IPv4 inside IPv6 and the like, and the
 * address at which machines of one cloud reach their host.
 */
const alsoForbidden = [
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '5f00::/16',
  '192.88.99.0/24',
  '168.63.129.16/32',
  '::/96',
].map((range) => ipaddr.parseCIDR(range));

/** Whether something may be sent to an address for a player: a public one, or one in a range that the operator opened. */
export function isAllowedAddress(text: string, allowed: AllowedRanges): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // unmaps ::ffff:a.b.c.d
  if (allowed.some((range) => isWithin(address, ipaddr.parseCIDR(range)))) return true;
  return address.range() === 'unicast' && !alsoForbidden.some((range) => isWithin(address, range));
}

function isWithin(address: Address, [base, bits]: [Address, number]): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

/**
 * Refuses URLs that nothing may be sent to: other protocols, passwords, and literal addresses that are not
 * allowed. Host names are checked when they are looked up (below); Node looks up no literal addresses.
 * @throws ForbiddenAddress with a sentence
 */
export function checkUrl(text: string, allowed: AllowedRanges): URL {
  if (!URL.canParse(text)) throw new ForbiddenAddress('That is not a URL.');
  const url = new URL(text); // turns 2130706433, 0x7f.1 and the like into 127.0.0.1
  if (!['http:', 'https:'].includes(url.protocol))
    throw new ForbiddenAddress('The URL must begin with https://.');
  if (!isAllowedPort(url.port))
    throw new ForbiddenAddress('The port of the URL must be 80, 443, or 1024 or more.');
  if (url.username !== '' || url.password !== '')
    throw new ForbiddenAddress('The URL must not contain a password.');
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host) && !isAllowedAddress(host, allowed)) throw forbidden(host);
  if (host === 'localhost' && !isAllowedAddress('127.0.0.1', allowed)) throw forbidden(host);
  return url;
}

/** The same whether a name leads nowhere or to a closed address, so that nobody learns the names of an inner network. */
const forbidden = (host: string) => new ForbiddenAddress(`${host} has no public address.`);

/** The URL names no port if it is that of its protocol. */
const isAllowedPort = (port: string) =>
  port === '' || port === '80' || port === '443' || Number(port) >= 1024;

/**
 * A `lookup` for connections that only resolves to allowed addresses. It runs when the connection is made, so that a
 * name that resolves differently a moment later (DNS rebinding) gets nowhere.
 */
export function guardedLookup(allowed: AllowedRanges, resolve: typeof lookUp): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(forbidden(hostname), '', 0);
      const open = addresses.filter(({ address }) => isAllowedAddress(address, allowed));
      const [first] = open;
      if (first === undefined) return done(forbidden(hostname), '', 0);
      return options.all ? done(null, open) : done(null, first.address, first.family);
    });
  };
}
