/** The implementations that play every whole game. */
import { engineRuns } from './engine-run.ts';
import { referenceRuns } from './reference-run.ts';
import type { RunMaker } from './run.ts';

export const runMakers: RunMaker[] = [referenceRuns, engineRuns];
