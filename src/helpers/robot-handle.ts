/** The beginning of the handles of robots; nobody else has one that begins so. */
export const robotPrefix = 'robot-';

/** Whether a handle is a robot's. */
export const isRobotHandle = (handle: string): boolean => handle.startsWith(robotPrefix);
