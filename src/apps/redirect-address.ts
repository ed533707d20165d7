/** An app's redirect address. */
export interface RedirectAddress {
  /** The address as the app wrote it. */
  readonly address: string;
  /** The app's identity: scheme, host and port; for a program on the player's machine, without the port. */
  readonly origin: string;
  /** True if it leads to a program on the player's own machine (RFC 8252, section 7). */
  readonly isLocal: boolean;
}

const loopbackHosts: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];
const longest = 1000;

/**
 * Parses a redirect address: https, or http on the player's own machine, or a private scheme that is a reversed domain
 * name (`com.example.app:/back`). Returns undefined for any other, such as `javascript:`.
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
 * Returns whether an address equals one that the app named, ignoring the port on the player's own machine, which a
 * program only learns when it starts (RFC 8252, section 7.3).
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
