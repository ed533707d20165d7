const hour = 3600;

/** Share by which each wait is made longer or shorter at random, so that what failed together is not retried together. */
export const jitter = 0.2;

interface Options {
  /** Seconds to wait, as the receiver asked; respected up to an hour beyond the schedule. */
  readonly retryAfter?: number | undefined;
  readonly random?: () => number;
}

/**
 * When to try again after `attempts` failed attempts, the last of them at `now`. Undefined: never. `schedule` holds the
 * seconds to wait before each attempt.
 */
export function nextAttempt(
  schedule: readonly number[],
  attempts: number,
  now: Date,
  { retryAfter = 0, random = Math.random }: Options = {},
): Date | undefined {
  const wait = schedule[attempts];
  if (wait === undefined) return undefined;
  const seconds = wait * (1 + jitter * (2 * random() - 1));
  return new Date(now.getTime() + 1000 * Math.max(seconds, Math.min(retryAfter, wait + hour)));
}
