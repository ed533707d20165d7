import { ECDH } from 'node:crypto';

const authBytes = 16;

/** Whether a text is the public key of a browser: an uncompressed point of P-256 in base64url (RFC 8291). */
export function isBrowserKey(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false; // not a point on the curve
  }
}

/** Whether a text is the secret of a browser: 16 bytes in base64url. */
export const isBrowserSecret = (text: string): boolean => Buffer.from(text, 'base64url').length === authBytes;
