import { unpackState } from '../../engine/index.ts';
import { advise } from '../advise.ts';
import { decideAs } from '../decide.ts';
import { judgeDecision } from '../judge-decision.ts';
import type { RobotJob, RobotJobKind, RobotResult } from './job.ts';

type Runner<Kind extends RobotJobKind> = (job: RobotJob<Kind>) => RobotResult<Kind>;

const runners: { readonly [Kind in RobotJobKind]: Runner<Kind> } = {
  decide: ({ level, state, seat, seed }) => decideAs(level, unpackState(state), seat, { seed }),
  judge: ({ state, ...made }) => judgeDecision({ state: unpackState(state), ...made }),
  advise: ({ state, seat, seed }) => advise(unpackState(state), seat, seed),
};

/** Runs a job on this thread. */
export function runJob<Kind extends RobotJobKind>(
  job: RobotJob<Kind> & { readonly kind: Kind },
): RobotResult<Kind> {
  const run: Runner<Kind> = runners[job.kind];
  return run(job);
}
