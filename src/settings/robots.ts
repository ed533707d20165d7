import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { whole } from './types.ts';

/** The share of the machine that robots may use. */
export interface RobotSettings {
  /** Number of threads. */
  readonly threads: number;
  /** The share of its time that each thread works, above 0 and at most 1. */
  readonly share: number;
  /** Their niceness: with 10 they get a tenth of what others get when all are busy. */
  readonly niceness: number;
}

/** The environment variables for it. */
export const robotVariables = {
  ROBOT_THREADS: whole(1, 64)
    .default(Math.max(1, availableParallelism() - 1))
    .describe('a whole number from 1 to 64'),
  ROBOT_CPU: whole(1, 100).default(100).describe('a percentage from 1 to 100'),
};

const variables = z.object(robotVariables);

/** Returns the share of the machine that robots may use. */
export const robotSettingsFrom = (read: z.infer<typeof variables>): RobotSettings => ({
  threads: read.ROBOT_THREADS,
  share: read.ROBOT_CPU / 100,
  niceness: 10,
});
