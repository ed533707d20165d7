import { setTimeout as wait } from 'node:timers/promises';

/** The rate limit for lines: `burst` at once after a rest, then one every `perLineMs`. */
export interface Pace {
  readonly burst: number;
  readonly perLineMs: number;
}

/**
 * Networks disconnect clients that send too fast. Wait for the returned promise before each line; turns are in order.
 */
export function pacer({ burst, perLineMs }: Pace): () => Promise<void> {
  let free = 0;
  return async () => {
    const now = Date.now();
    free = Math.max(free, now - burst * perLineMs) + perLineMs;
    if (free > now) await wait(free - now);
  };
}
