import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * What a secret begins with, which shows people and scanners what they have found: API tokens, refresh tokens of
 * sessions, and of apps the codes, device codes, access tokens and refresh tokens.
 */
type SecretPrefix = 'cbm_' | 'cbr_' | 'cbc_' | 'cbd_' | 'cba_' | 'cbg_';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 digits of 62 hold 256 random bits. */
const randomLength = 43;
const checksumLength = 6;

/** Returns 256 random bits behind a prefix, with a checksum by which scanners know it from other text. */
export function newSecret(prefix: SecretPrefix): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return `${prefix}${random}${checksumOf(prefix + random)}`;
}

/** Whether a text may have been made by `newSecret`: its checksum, CRC-32 of what is before it, is right. */
export function isSecret(text: string, prefix: SecretPrefix): boolean {
  if (!text.startsWith(prefix) || text.length !== prefix.length + randomLength + checksumLength) return false;
  return checksumOf(text.slice(0, -checksumLength)) === text.slice(-checksumLength);
}

function checksumOf(text: string): string {
  let rest = crc32(text);
  let written = '';
  while (written.length < checksumLength) {
    written = digits[rest % digits.length] + written;
    rest = Math.floor(rest / digits.length);
  }
  return written;
}

/** Returns the stored form of a secret. A fast hash is enough: nobody can try 256 random bits. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
