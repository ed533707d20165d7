/** The levels of robots, weakest first. */
export const ROBOT_LEVELS = ['easy', 'fair', 'strong'] as const;
export type RobotLevel = (typeof ROBOT_LEVELS)[number];

/** Incremented whenever a level can decide differently on the same position, seed and budget. */
export const ROBOT_VERSION = '11';
