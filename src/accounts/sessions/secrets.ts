import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * The prefix of a secret, which identifies it to people and scanners: API tokens, refresh tokens of sessions, and, for
 * apps, codes, device codes, access tokens and refresh tokens.
 */
type SecretPrefix = 'cbm_' | 'cbr_' | 'cbc_' | 'cbd_' | 'cba_' | 'cbg_';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 base-62 digits hold 256 random bits. */
const randomLength = 43;
const checksumLength = 6;

/** Returns 256 random bits after a prefix, with a checksum that lets scanners recognise it. */
export function newSecret(prefix: SecretPrefix): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return `${prefix}${random}${checksumOf(prefix + random)}`;
}

/** Returns whether a text can be a result of `newSecret`, by its checksum (CRC-32 of the preceding characters). */
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

/** Returns the stored form of a secret. A fast hash is enough because 256 random bits can't be guessed. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'hex');
}
