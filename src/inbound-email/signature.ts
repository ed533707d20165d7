import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '../helpers/time-units.ts';

/** Most that the time of a signature may be off, in ms. */
const maxOffMs = 5 * minuteMs;

/** The header fields of a signed request. */
export interface Signed {
  readonly id: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  /** `v1,` and a signature in base64; several with blanks between them. */
  readonly signature: string;
}

/** Whether a body was signed now with a secret, as the Standard Webhooks specification has it: HMAC with SHA-256. */
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
