import type { DNSResolver } from 'mailauth';
import type { Deps } from '../platform/deps.ts';
import type { Envelope, ReceivedMessage } from './message.ts';

/** The check of a sender could not be made now, as of a name server that does not answer. */
export class CheckUnavailable extends Error {
  override readonly name = 'CheckUnavailable';
}

/** Services that checks of senders need in addition to `Deps`. */
export interface CheckContext {
  /** Looks names up in place of DNS. */
  readonly resolve?: DNSResolver | undefined;
}

/**
 * Whether the domain of the author vouches for an email, as the settings demand it: by DMARC (RFC 7489), or where the
 * domain has no policy by a signature (DKIM, RFC 6376) or sending server (SPF, RFC 7208) of that domain.
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
  return isProvedHere(raw, domainOf(message), envelope, resolve);
}

const domainOf = ({ from }: ReceivedMessage) => from?.split('@').at(-1) ?? '';

async function isProvedHere(
  raw: Buffer,
  domain: string,
  { from, client }: Envelope,
  resolve: DNSResolver | undefined,
): Promise<boolean> {
  // Loaded at its first use: it would make each start longer.
  const { authenticate } = await import('mailauth');
  const { dkim, spf, dmarc } = await authenticate(raw, {
    ...(client && { ip: client.address, helo: client.helo }),
    ...(from && { sender: from }),
    ...(resolve && { resolver: resolve }),
    disableArc: true,
    disableBimi: true,
  });
  const result = dmarc === false || dmarc === undefined ? 'none' : dmarc.status.result;
  if (result === 'pass') return true;
  if (result === 'temperror') throw new CheckUnavailable('The policy of the sender could not be looked up.');
  if (result !== 'none') return false;
  const isSigned = dkim.results.some(
    ({ status }) => status.result === 'pass' && status.aligned && !status.underSized,
  );
  return isSigned || (spf !== false && spf?.status.result === 'pass' && spf.domain.toLowerCase() === domain);
}

/**
 * Whether the trusted server, which writes the topmost field of its name and removes those of others, found the email
 * proved (RFC 8601).
 */
function isProvedBy(server: string, message: ReceivedMessage): boolean {
  const fields = message.header('authentication-results').map(withoutComments);
  const results = fields.map((field) => field.split(';').map((part) => part.trim().toLowerCase()));
  const [, ...methods] = results.find(([id = '']) => id.split(/\s/)[0] === server) ?? [];
  if (methods.some((method) => /^dmarc\s*=\s*pass\b/.test(method))) return true;
  if (methods.some((method) => /^dmarc\s*=\s*(?!none\b)/.test(method))) return false;
  const domain = domainOf(message);
  return methods.some((method) => /^dkim\s*=\s*pass\b/.test(method) && signingDomain(method) === domain);
}

const withoutComments = (field: string) => field.slice(0, 5_000).replace(/\([^()]*\)/g, ' ');

const signingDomain = (method: string) => /\bheader\.(?:d|i)\s*=\s*(?:[^\s@]*@)?([^\s;]+)/.exec(method)?.[1];
