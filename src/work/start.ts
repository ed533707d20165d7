import { dueChannel, nextDue } from '../db/due.ts';
import { secondMs } from '../helpers/time-units.ts';
import {
  openWorkers,
  sendDigests,
  sendGatheredMessages,
  type WorkersOptions,
  watchOutbox,
} from '../notifications/workers/index.ts';
import type { Deps } from '../platform/deps.ts';
import { repeat } from '../platform/repeat.ts';
import { dueWork } from './due.ts';
import { DueLoop } from './due-loop.ts';
import { followGames } from './follow-games.ts';
import { jobs } from './jobs.ts';
import { gameServices } from './services.ts';

/** A process's background work. */
export interface Work {
  /** Finishes the work under way. */
  stop(): Promise<void>;
}

/** Clocks count as stalled after this time without progress, ms. */
const stalledAfterMs = 30 * secondMs;

/**
 * Starts all background work of this process: delivering notifications, keeping clocks and so on. Any number of processes
 * can do so on one database: each piece of work is given to one of them, and a dead process's to others.
 */
export function startWork(deps: Deps, options: WorkersOptions = {}): Work {
  const ending = new AbortController();
  const due = dueWork(deps);
  const workers = openWorkers(
    deps,
    gameServices(deps),
    followGames(deps, due, (at) => loop.wakeBy(at)),
    options,
  );
  const sources = {
    ...due,
    ...workers.queues,
    messages: { takeAvailable: () => sendGatheredMessages(deps) },
    digests: { takeAvailable: () => sendDigests(deps) },
  };
  const next = workers.health.round('due', () => nextDue(deps.db.prisma, workers.channels));
  const loop: DueLoop = new DueLoop(deps, sources, next);
  for (const work of Object.values({ ...due, ...workers.queues })) work.onDue = (at) => loop.wakeBy(at);
  const stopWatching = watchOutbox(deps, (last) => workers.fanOut.request(last), {
    [dueChannel]: (kind) => loop.wake(kind),
  });
  const faults = () => (due.timer.stalledForMs > stalledAfterMs ? ['The clocks of games stand still.'] : []);
  deps.faultChecks.add(faults);
  const stops = jobs.map(({ every, run }) => repeat(deps.log, every, () => run(deps, ending.signal)));
  return {
    stop: async () => {
      ending.abort();
      deps.faultChecks.delete(faults);
      await stopWatching();
      await Promise.all([loop.stop(), ...stops.map((stop) => stop())]);
      await workers.stop();
      await Promise.all(Object.values(due).map((each) => each.stop()));
    },
  };
}
