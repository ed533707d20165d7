import { hash, randomBytes } from 'node:crypto';

/** Returns 256 random bits behind a prefix that shows people and scanners what they have found. */
export function newSecret(prefix: 'cbm_' | 'cbr_'): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** Returns the stored form of a secret. A fast hash is enough: nobody can try 256 random bits. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
