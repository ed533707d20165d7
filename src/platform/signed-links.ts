import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.ts';

/** Purposes of links. A link for one purpose is worth nothing for another. */
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

/** What a link says. */
export type LinkContent = Readonly<Record<string, string | number>>;

/**
 * Returns a text for a URL that only this service can make: `content` and the end of its validity, signed. Anybody who
 * has the link can read the content, so nothing secret goes in. Without `until` it is valid for ever.
 */
export function signLink(keys: Keys, purpose: LinkPurpose, content: LinkContent, until?: Date): string {
  const whole = { ...content, ...(until && { exp: Math.floor(until.getTime() / 1000) }) };
  const text = Buffer.from(JSON.stringify(whole)).toString('base64url');
  return `${text}.${signatureOf(keys.link[0].key, purpose, text)}`;
}

/** Returns the content of a link that was signed here for this purpose, also with a previous key, and is still valid. */
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

/** Returns a text that stands for a secret in a link without revealing it: it changes when the secret does. */
export function markOf(secret: string | null): string {
  return hash('sha256', `mark ${secret}`, 'base64url').slice(0, 16);
}
