import { unpackState } from '../../../engine/index.ts';
import { decideAs } from '../../../robots/index.ts';
import type { RobotJob, RobotJobKind, RobotResult } from './job.ts';

const runners: { readonly [Kind in RobotJobKind]: (job: RobotJob<Kind>) => RobotResult<Kind> } = {
  decide: ({ level, state, seat, seed }) => decideAs(level, unpackState(state), seat, { seed }),
};

/** Does a job on this thread. */
export function runJob(job: RobotJob): RobotResult {
  return runners[job.kind](job);
}
