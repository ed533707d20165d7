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

/** The keys that are accepted for each use; the first is the one to sign or encrypt with. */
export type Keys = Readonly<Record<KeyPurpose, readonly [Key, ...Key[]]>>;

const keyBytes = 32;

/** Derives the keys of all secrets (HKDF, RFC 5869), those of the newest secret first. */
export function deriveKeys({ jwtSecret, jwtSecretsPrevious }: Secrets): Keys {
  const keysFor = (purpose: KeyPurpose): [Key, ...Key[]] => [
    derive(jwtSecret, purpose),
    ...jwtSecretsPrevious.map((secret) => derive(secret, purpose)),
  ];
  return {
    'access-token': keysFor('access-token'),
    link: keysFor('link'),
    idempotency: keysFor('idempotency'),
    limit: keysFor('limit'),
    'reply-address': keysFor('reply-address'),
  };
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
