/** Where an app wants its player sent back to. */
export interface RedirectAddress {
  /** As the app wrote it. */
  readonly address: string;
  /** What tells the app from others: scheme, host and port; of a program on the player's machine, without the port. */
  readonly origin: string;
  /** Whether a program on the player's own machine waits there (RFC 8252, section 7). */
  readonly isLocal: boolean;
}

const loopbackHosts: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];
const longest = 1000;

/**
 * Reads an address to which a player may be sent back: with https, or http on the player's own machine, or a scheme of
 * its own that is a domain name reversed (`com.example.app:/back`). Undefined: it is none, such as `javascript:`.
 */
export function readRedirectAddress(address: string): RedirectAddress | undefined {
  if (address.length > longest || /[^\x21-\x7e]|[\\#]/.test(address) || !URL.canParse(address))
    return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return undefined;
  const { protocol, hostname } = url;
  if (protocol === 'https:') return { address, origin: url.origin, isLocal: false };
  if (protocol === 'http:' && loopbackHosts.includes(hostname))
    return { address, origin: `http://${hostname}`, isLocal: true };
  const isOwnScheme = /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol);
  return isOwnScheme ? { address, origin: protocol, isLocal: true } : undefined;
}

/**
 * Whether an address is one that an app named: the same text, but for the port on the player's own machine, which a
 * program learns when it starts (RFC 8252, section 7.3).
 */
export function isSameAddress(named: string, address: string): boolean {
  if (named === address) return true;
  const [one, other] = [withoutLocalPort(named), withoutLocalPort(address)];
  return one !== undefined && one === other;
}

const withoutLocalPort = (address: string): string | undefined => {
  const [, host, rest] =
    /^http:\/\/(127\.0\.0\.1|\[::1\]|localhost)(?::\d{1,5})?((?:[/?].*)?)$/.exec(address) ?? [];
  return host === undefined ? undefined : `${host} ${rest}`;
};
