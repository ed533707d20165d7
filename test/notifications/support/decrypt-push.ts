import { createECDH, webcrypto } from 'node:crypto';
import type { TestBrowser } from '../../support/push-browser.ts';

const { subtle } = webcrypto;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/**
 * Decrypts the body of a push message like a browser: `aes128gcm` (RFC 8188) with the keys of RFC 8291, using only
 * WebCrypto.
 */
export async function decryptPush(browser: TestBrowser, body: Buffer): Promise<string> {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const { key, nonce } = await keysFor(browser, salt, senderKey);
  const plain = await subtle.decrypt(
    { name: 'AES-GCM', iv: nonce },
    await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']),
    body.subarray(21 + idLength),
  );
  const record = Buffer.from(plain);
  const end = record.lastIndexOf(2); // delimiter of the last record, before the padding
  if (end < 0 || record.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding is wrong.');
  return record.subarray(0, end).toString('utf8');
}

async function keysFor({ subscription, privateKey }: TestBrowser, salt: Buffer, senderKey: Buffer) {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const shared = pair.computeSecret(senderKey);
  const auth = Buffer.from(subscription.keys.auth, 'base64url');
  const info = Buffer.concat([bytesOf('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = await derive(shared, auth, info, 32);
  return {
    key: await derive(secret, salt, bytesOf('Content-Encoding: aes128gcm\0'), 16),
    nonce: await derive(secret, salt, bytesOf('Content-Encoding: nonce\0'), 12),
  };
}

async function derive(
  secret: Uint8Array,
  salt: Uint8Array,
  info: Uint8Array,
  length: number,
): Promise<Buffer> {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return Buffer.from(await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, 8 * length));
}
