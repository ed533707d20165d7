const minute = 60;
const hour = 60 * minute;

/** Seconds to wait before each attempt, counted from the one before. */
export const pushSchedule: readonly number[] = [0, 30, 5 * minute, 30 * minute, 2 * hour, 6 * hour];
