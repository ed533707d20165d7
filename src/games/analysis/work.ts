import { type Due, postponeDue, takeDueInTurns } from '../../db/due.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { DueWork } from '../../platform/due-work.ts';
import { endAnalysis, startAnalysis, undoAttempt } from '../store/analyses.ts';
import { computeAnalysis } from './compute.ts';

const leaseMs = minuteMs;
/** Number of games of different requesters that this process analyses at the same time, so that a long game doesn't hold up the others. */
const atOnce = 4;

/** Due work for requested analyses. */
export function dueAnalyses(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs,
    atOnce,
    failure: 'a game could not be analysed this time',
    take: (lease) => takeDueInTurns(deps.db.prisma, 'analysis', lease, true),
    work: async (due, signal) => {
      await analyse(deps, due, signal);
    },
  });
}

/** Analyses a game, or returns it to the queue when this process stops. Gives up after a few attempts. */
async function analyse(deps: Deps, due: Due, signal: AbortSignal): Promise<void> {
  const { prisma } = deps.db;
  const game = due.key;
  if (!(await startAnalysis(prisma, game))) return endAnalysis(prisma, game);
  const keep = async () => {
    const now = deps.clock();
    if (signal.aborted) await undoAttempt(prisma, game);
    const until = signal.aborted ? now : new Date(now.getTime() + leaseMs);
    await postponeDue(prisma, 'analysis', due, until);
    return !signal.aborted;
  };
  const analysis = await computeAnalysis(deps, game, keep);
  if (analysis !== undefined) await endAnalysis(prisma, game, analysis);
}
