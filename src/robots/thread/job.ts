import type { Decision, LogDecision, PackedState } from '../../engine/index.ts';
import type { Advice } from '../advise.ts';
import type { Judgement } from '../judge-decision.ts';
import type { RobotLevel } from '../levels.ts';

/** A decision to be made as a robot of a level would. */
export interface DecideJob {
  readonly kind: 'decide';
  readonly level: RobotLevel;
  readonly state: PackedState;
  readonly seat: number;
  readonly seed: string;
}

/** A decision of a finished game to be judged; `state` is the game before it. */
export interface JudgeJob {
  readonly kind: 'judge';
  readonly state: PackedState;
  readonly seat: number;
  readonly decision: LogDecision;
  readonly seed: string;
}

/** A hint for the awaiting seat. */
export interface AdviseJob {
  readonly kind: 'advise';
  readonly state: PackedState;
  readonly seat: number;
  readonly seed: string;
}

/** What robot threads do, by kind: a job as data, and what comes out of it, also as data. */
export interface RobotJobs {
  decide: { readonly job: DecideJob; readonly result: Decision };
  judge: { readonly job: JudgeJob; readonly result: Judgement };
  advise: { readonly job: AdviseJob; readonly result: Advice };
}

export type RobotJobKind = keyof RobotJobs;
export type RobotJob<Kind extends RobotJobKind = RobotJobKind> = RobotJobs[Kind]['job'];
export type RobotResult<Kind extends RobotJobKind = RobotJobKind> = RobotJobs[Kind]['result'];
