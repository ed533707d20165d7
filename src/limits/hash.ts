import { createHmac } from 'node:crypto';
import type { Keys } from '../platform/keys.ts';
import type { SharedCounter } from './store.ts';

/** Returns the hash of a key for the database, which must not contain addresses or accounts. */
export function hashOf(keys: Keys, key: string): string {
  return createHmac('sha256', keys.limit[0].key).update(key).digest('base64url');
}

/** Returns a counter that stores keys only as hashes. */
export function withHashedKeys(keys: Keys, counter: SharedCounter): SharedCounter {
  return {
    add: (key, points, seconds) => counter.add(hashOf(keys, key), points, seconds),
    set: (key, points) => counter.set(hashOf(keys, key), points),
    read: (key) => counter.read(hashOf(keys, key)),
    delete: (key) => counter.delete(hashOf(keys, key)),
  };
}
