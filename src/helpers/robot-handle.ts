/** Prefix reserved for the handles of robots. */
export const robotPrefix = 'robot-';

/** Returns whether a handle is a robot's. */
export const isRobotHandle = (handle: string): boolean => handle.startsWith(robotPrefix);
