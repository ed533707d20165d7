import { createSecretKey, hash, hkdfSync, type KeyObject } from 'node:crypto';
import type { Config } from '../settings/config.ts';

/** Purposes of keys. Each has its own key, so that data made for one purpose is invalid for others. */
export type KeyPurpose = 'access-token' | 'link' | 'idempotency' | 'limit' | 'reply-address';

/** A 256-bit key, and an id that identifies it without revealing anything. */
export interface Key {
  readonly id: string;
  readonly key: KeyObject;
}

/** The secrets from which keys are derived: the newest, and older ones that remain valid. */
export type Secrets = Pick<Config, 'jwtSecret' | 'jwtSecretsPrevious'>;

/** The valid keys for each purpose; the first is used to sign or encrypt. */
export type Keys = Readonly<Record<KeyPurpose, readonly [Key, ...Key[]]>>;

const keyBytes = 32;

/** Derives the keys of all secrets (HKDF, RFC 5869), newest secret first. */
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

/** The kind of text behind a fingerprint. */
export type FingerprintPurpose = 'address' | 'handle';

/**
 * Returns a permanent fingerprint of a text. It depends on no secret, so it outlives every rotation. `text` must be
 * normalised by the caller. It can be guessed by trying texts, so it is only for texts of little value.
 */
export function fingerprint(purpose: FingerprintPurpose, text: string): string {
  return hash('sha256', `carcassonne-by-mail ${purpose} ${text}`, 'hex');
}
