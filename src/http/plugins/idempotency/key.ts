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
  throw invalid('An Idempotency-Key has 1 to 255 printable ASCII characters.');
}

/**
 * Requires an unguessable key: 128 random bits as hexadecimal digits, such as a UUID.
 * @throws Problem validation
 */
export function requireRandomKey(key: string): void {
  if (!/^[0-9a-f]{32,}$/i.test(key.replaceAll('-', '')))
    throw invalid(
      'You are not logged in, so anyone with the Idempotency-Key gets the response. Send a UUID, or 32 random ' +
        'hexadecimal digits.',
    );
}

const invalid = (detail: string) =>
  problem('validation', { detail, errors: [{ in: 'headers', pointer: '/idempotency-key', detail }] });
