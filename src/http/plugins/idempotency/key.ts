import { problem } from '../../../platform/problems.ts';

/**
 * Parses an `Idempotency-Key` field: a quoted string as in the IETF draft, or bare text.
 * @throws Problem validation
 */
export function parseIdempotencyKey(field: string | string[] | undefined): string | undefined {
  if (field === undefined) return undefined;
  const text = String(field).trim();
  const key = /^"(.*)"$/.exec(text)?.[1]?.replace(/\\(["\\])/g, '$1') ?? text;
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key;
  const detail = 'An Idempotency-Key has 1 to 255 printable ASCII characters.';
  throw problem('validation', { detail, errors: [{ in: 'headers', pointer: '/idempotency-key', detail }] });
}
