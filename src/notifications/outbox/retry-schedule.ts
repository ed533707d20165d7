const hour = 3600;

/**
 * Fraction by which each wait is randomly lengthened or shortened, so that simultaneous failures are not retried
 * simultaneously.
 */
export const jitter = 0.2;

interface Options {
  /** Seconds to wait that the receiver requested; honoured up to an hour beyond the schedule. */
  readonly retryAfter?: number | undefined;
  readonly random?: () => number;
}

/**
 * Returns the time of the next attempt after `attempts` failed ones, the last of them at `now`; undefined if there is
 * none. `schedule` holds the seconds to wait before each attempt.
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
