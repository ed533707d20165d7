export type { Advice, Reason } from './advise.ts';
export { decideAs, type RobotOptions } from './decide.ts';
export type { RankedDecision } from './fair/rank.ts';
export { ANALYSIS_LEVEL, type Judgement } from './judge-decision.ts';
export { ROBOT_LEVELS, ROBOT_VERSION, type RobotLevel } from './levels.ts';
export { type RankOptions, rankDecisions } from './rank-decisions.ts';
export type { KeptHint } from './thread/hints.ts';
export { valueOfDraw } from './value-of-draw.ts';
export { valueOfPosition } from './value-of-position.ts';
