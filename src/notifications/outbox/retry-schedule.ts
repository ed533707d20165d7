const minute = 60;
const hour = 60 * minute;

/**
 * Seconds to wait before each attempt of a webhook, counted from the one before: the schedule of the Standard
 * Webhooks specification, three days and a bit in all. It is published in the API's description.
 */
export const webhookSchedule: readonly number[] = [
  0,
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** The same for mails, which a server refuses for a while only now and then. */
export const mailSchedule: readonly number[] = [0, minute, 10 * minute, hour, 4 * hour, 12 * hour, 24 * hour];

/** Each wait is up to so much longer or shorter, so that what failed together is not tried together. */
export const jitter = 0.2;

/**
 * When to try again after `attempts` attempts in vain, the last of them at `now`; undefined: never. A receiver that
 * asks for more patience (`retryAfter`, seconds) gets it, up to an hour beyond.
 */
export function nextTry(
  schedule: readonly number[],
  attempts: number,
  now: Date,
  { retryAfter = 0, random = Math.random }: { retryAfter?: number; random?: () => number } = {},
): Date | undefined {
  const wait = schedule[attempts];
  if (wait === undefined) return undefined;
  const seconds = wait * (1 + jitter * (2 * random() - 1));
  return new Date(now.getTime() + 1000 * Math.max(seconds, Math.min(retryAfter, wait + hour)));
}
