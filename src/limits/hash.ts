import { createHmac } from 'node:crypto';
import type { SharedCounter } from '../db/rate-limits.ts';
import { keyFor } from '../platform/keys.ts';
import type { Config } from '../settings/config.ts';

/** Returns what stands for a key in the database, which learns neither addresses nor accounts from it. */
export function hashOf(config: Config, key: string): string {
  return createHmac('sha256', keyFor(config, 'limit').key).update(key).digest('base64url');
}

/** Returns a counter that knows keys by their hashes only. */
export function withHashedKeys(config: Config, counter: SharedCounter): SharedCounter {
  return {
    add: (key, points, seconds) => counter.add(hashOf(config, key), points, seconds),
    set: (key, points) => counter.set(hashOf(config, key), points),
    read: (key) => counter.read(hashOf(config, key)),
    delete: (key) => counter.delete(hashOf(config, key)),
  };
}
