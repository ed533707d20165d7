import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.ts';

/** Purposes of links. A link for one purpose is invalid for others. */
export type LinkPurpose =
  | 'decide'
  | 'answer'
  | 'link-session'
  | 'unsubscribe'
  | 'verify'
  | 'reset'
  | 'email-change'
  | 'email-undo'
  | 'claim'
  | 'picture';

/** The content of a link. */
export type LinkContent = Readonly<Record<string, string | number>>;

/**
 * Returns a token for a URL that only this service can create: `content` and its expiry, signed. The content is readable,
 * so it must not be secret. Without `until` it never expires.
 */
export function signLink(keys: Keys, purpose: LinkPurpose, content: LinkContent, until?: Date): string {
  const whole = { ...content, ...(until && { exp: Math.floor(until.getTime() / 1000) }) };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${signatureOf(keys.link[0].key, purpose, text)}`;
}

/** Returns the content of a valid link that was signed here for this purpose, possibly with a previous key. */
export function readLink(
  keys: Keys,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Record<string, unknown> | undefined {
  const [text = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const isSigned = keys.link.some(({ key }) => isEqual(given, signatureOf(key, purpose, text)));
  if (!isSigned) return undefined;
  const content = JSON.parse(Buffer.from(text, 'base64url').toString());
  return content.exp === undefined || content.exp * 1000 > now.getTime() ? content : undefined;
}

function isEqual(given: Buffer, signature: string): boolean {
  const expected = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(key: KeyObject, purpose: LinkPurpose, text: string): string {
  return createHmac('sha256', key).update(`link ${purpose} ${text}`).digest('base64url').slice(0, 32);
}

/** Returns a mark of a secret for links that does not reveal it, and changes when the secret does. */
export function markOf(secret: string | null): string {
  return hash('sha256', `mark ${secret}`, 'base64url').slice(0, 16);
}
