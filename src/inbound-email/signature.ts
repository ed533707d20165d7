import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '../helpers/time-units.ts';

/** Maximum clock difference of a signature, ms. */
const maxOffMs = 5 * minuteMs;

/** The header fields of a signed request. */
export interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** `v1,` and a signature in base64; several are separated by blanks. */
  readonly signature: string;
}

/**
 * Returns whether a body was recently signed with a secret, according to the Standard Webhooks specification: HMAC with
 * SHA-256.
 */
export function isSigned(
  secret: string,
  { id, timestamp, signature }: Signed,
  body: Buffer,
  now: Date,
): boolean {
  const at = Number(timestamp) * 1000;
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() - at) > maxOffMs) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signature.split(' ', 10).some((each) => {
    const given = Buffer.from(each.replace(/^v1,/, ''), 'base64');
    return each.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
