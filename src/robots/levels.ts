/** The levels of robots, the weakest first. */
export const ROBOT_LEVELS = ['easy', 'fair', 'strong'] as const;
export type RobotLevel = (typeof ROBOT_LEVELS)[number];

/** Changes whenever a level may decide differently on the same position, seed and budget. */
export const ROBOT_VERSION = '10';
