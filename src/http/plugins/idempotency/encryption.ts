import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text with a key of 32 bytes; returns nonce, authentication tag and ciphertext in base64. */
export function encrypt(text: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, key, nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** Decrypts the result of `encrypt` for the same key; throws if it was altered. */
export function decrypt(encrypted: string, key: Buffer): string {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const ciphertext = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}
