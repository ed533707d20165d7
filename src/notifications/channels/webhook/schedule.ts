const minute = 60;
const hour = 60 * minute;

/**
 * Seconds to wait before each attempt, counted from the previous one: the schedule of the Standard Webhooks
 * specification, a little over three days in total. The API description publishes it.
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

/** The part of the channel that an attempt needs. */
export const webhookChannel = { name: 'webhook', retrySchedule: webhookSchedule } as const;
