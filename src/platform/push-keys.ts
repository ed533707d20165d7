import { createECDH } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { findPushKey, storePushKey } from '../notifications/store/push-keys.ts';
import type { Config } from '../settings/config.ts';

/** The key pair that identifies this service to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  /** An uncompressed point, to which browsers bind subscriptions. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';
const scalarBytes = 32;

/** The sources of the keys. */
interface Source {
  readonly db: Db;
  readonly config: Config;
  readonly clock: () => Date;
}

/**
 * Returns a function that reads the keys once: from the settings, or else those that the first process created in the
 * database for all.
 */
export function pushKeysOf(source: Source): () => Promise<PushKeys> {
  let keys: Promise<PushKeys> | undefined;
  return () => {
    keys ??= readKeys(source).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}

async function readKeys({ db, config, clock }: Source): Promise<PushKeys> {
  const privateKey =
    config.pushPrivateKey ??
    (await findPushKey(db.prisma)) ??
    (await storePushKey(db.prisma, newPrivateKey(), clock()));
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

function newPrivateKey(): string {
  const pair = createECDH(curve);
  pair.generateKeys();
  const scalar = pair.getPrivateKey(); // without leading zeros
  return Buffer.concat([Buffer.alloc(scalarBytes - scalar.length), scalar]).toString('base64url');
}
