import type { Decision, PackedState } from '../../../engine/index.ts';
import type { RobotLevel } from '../../../robots/index.ts';

/** A decision to be made as a robot of a level would. */
export interface DecideJob {
  readonly kind: 'decide';
  readonly level: RobotLevel;
  readonly state: PackedState;
  readonly seat: number;
  readonly seed: string;
}

/** What robot threads do, by kind: a job as data, and what comes out of it, also as data. */
export interface RobotJobs {
  decide: { readonly job: DecideJob; readonly result: Decision };
}

export type RobotJobKind = keyof RobotJobs;
export type RobotJob<Kind extends RobotJobKind = RobotJobKind> = RobotJobs[Kind]['job'];
export type RobotResult<Kind extends RobotJobKind = RobotJobKind> = RobotJobs[Kind]['result'];
