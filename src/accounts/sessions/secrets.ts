import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits behind a prefix that tells people and scanners what they have found. */
export function newSecret(prefix: 'cbm_' | 'cbr_'): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** What is stored of a secret. A fast hash is enough: nobody can try 256 random bits. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
