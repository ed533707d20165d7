/** The implementations that every whole game is played on. */
import { engineRuns } from './engine-run.ts';
import { referenceRuns } from './reference-run.ts';
import type { RunMaker } from './run.ts';

export const runMakers: RunMaker[] = [referenceRuns, engineRuns];
