import { setTimeout as wait } from 'node:timers/promises';

/** The pace at which lines may go out: `burst` at once after a rest, then one every `perLineMs`. */
export interface Pace {
  readonly burst: number;
  readonly perLineMs: number;
}

/** Networks throw out who talks too fast. Wait for the answered promise before each line; turns come in order. */
export function pacer({ burst, perLineMs }: Pace): () => Promise<void> {
  let free = 0;
  return async () => {
    const now = Date.now();
    free = Math.max(free, now - burst * perLineMs) + perLineMs;
    if (free > now) await wait(free - now);
  };
}
