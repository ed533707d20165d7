import type { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../../limits/index.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The addresses that are allowed in addition to public ones. */
export interface Reach {
  /** Ranges allowed by the operator, such as `10.1.0.0/16`. */
  readonly ranges: readonly string[];
  /** Whether loopback addresses and `localhost` are allowed. Other names must not resolve to them. */
  readonly hasLoopback: boolean;
}

/** Thrown for an address to which nothing may be sent on a player's behalf. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress';
}

/**
 * Ranges that ipaddr.js counts as public although they lead elsewhere or nowhere: IPv4 inside IPv6 and similar, and the
 * address at which one cloud's machines reach their host.
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

/** Returns whether something may be sent to an address on a player's behalf. */
export function isAllowedAddress(text: string, { ranges, hasLoopback }: Reach): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text); // unmaps ::ffff:a.b.c.d
  if (hasLoopback && isLoopback(text)) return true;
  if (ranges.some((range) => isWithin(address, ipaddr.parseCIDR(range)))) return true;
  return address.range() === 'unicast' && !alsoForbidden.some((range) => isWithin(address, range));
}

function isWithin(address: Address, [base, bits]: [Address, number]): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

/**
 * Rejects forbidden URLs: other protocols, passwords, and literal addresses that are not allowed. Host names are checked
 * when they are looked up (below); Node looks up no literal addresses.
 * @throws ForbiddenAddress with a sentence
 */
export function checkUrl(text: string, reach: Reach): URL {
  if (!URL.canParse(text)) throw new ForbiddenAddress('That is not a URL.');
  const url = new URL(text); // turns 2130706433, 0x7f.1 and the like into 127.0.0.1
  if (!['http:', 'https:'].includes(url.protocol))
    throw new ForbiddenAddress('The URL must start with https://.');
  if (!isAllowedPort(url.port))
    throw new ForbiddenAddress('The port of the URL must be 80, 443, or 1024 or more.');
  if (url.username !== '' || url.password !== '')
    throw new ForbiddenAddress('The URL must not contain a password.');
  const host = plainHost(url.hostname);
  if (ipaddr.isValid(host) && !isAllowedAddress(host, reach)) throw forbidden(host);
  if (isLocalhost(host) && !isAllowedAddress('127.0.0.1', reach)) throw forbidden(host);
  return url;
}

/** The same error for an unknown name and a forbidden address, to hide the names of an internal network. */
const forbidden = (host: string) =>
  new ForbiddenAddress(
    `${host} has no public address. The operator of the service can allow other addresses with WEBHOOK_ALLOWED_RANGES.`,
  );

/** The URL contains no port if it is the protocol's default. */
const isAllowedPort = (port: string) =>
  port === '' || port === '80' || port === '443' || Number(port) >= 1024;

/** Returns a host without the brackets of an IPv6 address and without the final dot of a name. */
const plainHost = (host: string): string => host.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/** Whether a host name always leads to this machine (RFC 6761). */
export const isLocalhost = (host: string): boolean => plainHost(host) === 'localhost';

/** Whether a host, a name or an address, is this machine's loopback. */
export const isLoopbackHost = (host: string): boolean => isLocalhost(host) || isLoopback(plainHost(host));

/**
 * A `lookup` for connections that only resolves to allowed addresses. It runs when the connection is made, so that a
 * name that resolves differently a moment later (DNS rebinding) gets nowhere.
 */
export function guardedLookup({ ranges, hasLoopback }: Reach, resolve: typeof lookUp): LookupFunction {
  return (hostname, options, done) => {
    const reach = { ranges, hasLoopback: hasLoopback && isLocalhost(hostname) };
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(forbidden(hostname), '', 0);
      const open = addresses.filter(({ address }) => isAllowedAddress(address, reach));
      const [first] = open;
      if (first === undefined) return done(forbidden(hostname), '', 0);
      return options.all ? done(null, open) : done(null, first.address, first.family);
    });
  };
}
