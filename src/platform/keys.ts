import { createSecretKey, hash, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config } from '../settings/config.ts';

/** Uses of keys. Each has a key of its kind, so that what was made for one use is worth nothing for another. */
export type KeyPurpose = 'access-token' | 'link' | 'idempotency' | 'limit' | 'reply-address';

/** A key of 256 bits, and an id that names it without revealing anything of it. */
export interface Key {
  readonly id: string;
  readonly key: KeyObject;
}

/** The secrets from which keys are derived: the newest, and older ones that are still accepted. */
export type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecretsPrevious'>;

const keyBytes = 32;
const derived = new WeakMap<Secrets, Map<KeyPurpose, readonly [Key, ...Key[]]>>();

/** Returns the key to sign or encrypt with, derived from the newest secret (HKDF, RFC 5869). */
export function keyFor(secrets: Secrets, purpose: KeyPurpose): Key {
  return keysFor(secrets, purpose)[0];
}

/** Returns the keys that are accepted: that of the newest secret first, then those of previous secrets. */
export function keysFor(secrets: Secrets, purpose: KeyPurpose): readonly [Key, ...Key[]] {
  const known = derived.get(secrets) ?? new Map<KeyPurpose, readonly [Key, ...Key[]]>();
  derived.set(secrets, known);
  const keys = known.get(purpose) ?? deriveAll(secrets, purpose);
  known.set(purpose, keys);
  return keys;
}

function deriveAll({ jwtSecret, jwtSecretsPrevious }: Secrets, purpose: KeyPurpose): [Key, ...Key[]] {
  return [derive(jwtSecret, purpose), ...jwtSecretsPrevious.map((secret) => derive(secret, purpose))];
}

function derive(secret: string, purpose: KeyPurpose): Key {
  const bytes = (info: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', info, length));
  return {
    id: bytes(`id ${purpose}`, 6).toString('base64url'),
    key: createSecretKey(bytes(`key ${purpose}`, keyBytes)),
  };
}

/** What a fingerprint stands for. */
export type FingerprintPurpose = 'address' | 'handle';

/**
 * Returns a text that stands for another one for ever: it depends on no secret, so that it outlives every rotation.
 * `text` is normalised by the caller. Anybody can try texts against it, so it is only for texts worth little.
 */
export function fingerprint(purpose: FingerprintPurpose, text: string): string {
  return hash('sha256', `carcassonne-by-mail ${purpose} ${text}`, 'hex');
}
