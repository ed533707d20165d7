const minute = 60;
const hour = 60 * minute;

/** Seconds to wait before each attempt, counted from the one before. */
export const emailSchedule: readonly number[] = [
  0,
  minute,
  10 * minute,
  hour,
  4 * hour,
  12 * hour,
  24 * hour,
];
