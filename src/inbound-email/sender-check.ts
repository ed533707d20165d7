import type { DNSResolver } from 'mailauth';
import type { Deps } from '../platform/deps.ts';
import { type AuthenticationResult, parseAuthenticationResults } from './authentication-results.ts';
import type { Envelope, ReceivedMessage } from './message.ts';

/** Thrown when a sender can't be checked now, for example because a name server does not respond. */
export class CheckUnavailable extends Error {
  override readonly name = 'CheckUnavailable';
}

/** Additional services for checks of senders. */
export interface CheckContext {
  /** Replaces DNS lookups. */
  readonly resolve?: DNSResolver | undefined;
}

/**
 * Returns whether the author's domain authenticates an email, as the settings require: by DMARC (RFC 7489), or without a
 * policy by a signature (DKIM, RFC 6376) or sending server (SPF, RFC 7208) of that domain.
 * @throws CheckUnavailable
 */
export async function isSenderProved(
  { config }: Pick<Deps, 'config'>,
  { resolve }: CheckContext,
  raw: Buffer,
  message: ReceivedMessage,
  envelope: Envelope,
): Promise<boolean> {
  const { senderCheck = 'none', trustedServer } = config.inboundEmail ?? {};
  if (senderCheck === 'none') return true;
  if (senderCheck === 'trust') return isProvedBy(trustedServer ?? '', message);
  return isProvedHere(raw, message, envelope, resolve);
}

const domainOf = ({ from }: ReceivedMessage) => from?.split('@').at(-1) ?? '';

async function isProvedHere(
  raw: Buffer,
  message: ReceivedMessage,
  { from, client }: Envelope,
  resolve: DNSResolver | undefined,
): Promise<boolean> {
  // Loaded at its first use, because it would slow down each start.
  const { authenticate } = await import('mailauth');
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ...(client && { ip: client.address, helo: client.helo }),
    ...(from && { sender: from }),
    ...(resolve && { resolver: resolve }),
    disableArc: true,
    disableBimi: true,
  });
  // The results are about another domain if the library read another author, or several.
  const authors = dkim.headerFrom.map((address) => address.toLowerCase());
  if (message.from === undefined || authors.join() !== message.from) return false;
  const result = dmarc === false || dmarc === undefined ? 'none' : dmarc.status.result;
  if (result === 'pass') return true;
  if (result === 'temperror') throw new CheckUnavailable('The policy of the sender could not be looked up.');
  if (result !== 'none') return false;
  const isSigned = dkim.results.some(
    ({ status }) => status.result === 'pass' && status.aligned && !status.underSized,
  );
  return (
    isSigned ||
    (spf !== false && spf?.status.result === 'pass' && spf.domain.toLowerCase() === domainOf(message))
  );
}

/**
 * Returns whether the trusted server authenticated the email (RFC 8601). That server writes the topmost field with its
 * name and removes others' fields. Requires one verdict of DMARC about the author's domain, or without a policy its
 * signature.
 */
function isProvedBy(server: string, message: ReceivedMessage): boolean {
  const fields = message.header('authentication-results').map(parseAuthenticationResults);
  // An unreadable field above it might be its own.
  const field = fields.find((each) => each === undefined || each.server === server);
  if (field === undefined) return false;
  const domain = domainOf(message);
  const [verdict, ...others] = field.results.filter(({ method }) => method === 'dmarc');
  if (others.length > 0) return false;
  if (verdict !== undefined && verdict.result !== 'none') {
    return verdict.result === 'pass' && domainIn(verdict, 'header.from') === domain;
  }
  return field.results.some(
    (each) =>
      each.method === 'dkim' &&
      each.result === 'pass' &&
      (domainIn(each, 'header.d') ?? domainIn(each, 'header.i')) === domain,
  );
}

/** Returns the domain in a property: the part after the `@` if there is one. */
const domainIn = ({ properties }: AuthenticationResult, name: string): string | undefined =>
  properties.get(name)?.split('@').at(-1)?.toLowerCase();
