import { keepAnalysis, putBackAnalysis, saveAnalysis, takeAnalyses } from '../../db/games/analyses.ts';
import { minuteMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { DueWork } from '../../platform/due-work.ts';
import { computeAnalysis } from './compute.ts';

const leaseMs = minuteMs;
/** Games of different requesters that this process analyses at once, in turns: nobody waits for the whole of a long one. */
const atOnce = 4;

/** The games whose analysis was requested. */
export function dueAnalyses(deps: Deps): DueWork {
  return new DueWork(deps, {
    leaseMs,
    atOnce,
    failure: 'a game could not be analysed this time',
    take: (lease) => takeAnalyses(deps.db.prisma, lease),
    work: ({ game }, signal) => analyse(deps, game, signal),
  });
}

/** Analyses a game, or leaves it to another process when this one stops. */
async function analyse(deps: Deps, game: string, signal: AbortSignal): Promise<void> {
  const { prisma } = deps.db;
  const keep = async () => {
    const now = deps.clock();
    const isStopping = signal.aborted;
    if (isStopping) await putBackAnalysis(prisma, game, now);
    else await keepAnalysis(prisma, game, new Date(now.getTime() + leaseMs));
    return !isStopping;
  };
  const analysis = await computeAnalysis(deps, game, keep);
  if (analysis !== undefined) await saveAnalysis(prisma, game, analysis);
}
