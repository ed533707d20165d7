export { decideAs, type RobotOptions } from './decide.ts';
export { ROBOT_LEVELS, ROBOT_VERSION, type RobotLevel } from './levels.ts';
