import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { keyFor } from '../keys.ts';

/** Returns what stands for a key in the database, which learns neither addresses nor accounts from it. */
export function hashOf(config: Config, key: string): string {
  return createHmac('sha256', keyFor(config, 'limit').key).update(key).digest('base64url');
}
