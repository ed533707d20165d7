import type { Decision, LogDecision, PackedState } from '../../engine/index.ts';
import type { Advice } from '../advise.ts';
import type { Judgement } from '../judge-decision.ts';
import type { RobotLevel } from '../levels.ts';

/** A decision to make as a robot of a level. */
export interface DecideJob {
  readonly kind: 'decide';
  readonly level: RobotLevel;
  readonly state: PackedState;
  readonly seat: number;
  readonly seed: string;
}

/** A decision of a finished game to judge; `state` is the game before it. */
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

/** The jobs of robot threads by kind, with their results, both as plain data. */
export interface RobotJobs {
  decide: { readonly job: DecideJob; readonly result: Decision };
  judge: { readonly job: JudgeJob; readonly result: Judgement };
  advise: { readonly job: AdviseJob; readonly result: Advice };
}

export type RobotJobKind = keyof RobotJobs;
export type RobotJob<Kind extends RobotJobKind = RobotJobKind> = RobotJobs[Kind]['job'];
export type RobotResult<Kind extends RobotJobKind = RobotJobKind> = RobotJobs[Kind]['result'];
