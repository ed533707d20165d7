import { secondMs } from '../helpers/time-units.ts';
import { startWorkers, type WorkersOptions } from '../notifications/workers/index.ts';
import type { Deps } from '../platform/deps.ts';
import { repeat } from '../platform/repeat.ts';
import { dueWork } from './due.ts';
import { followGames } from './follow-games.ts';
import { jobs } from './jobs.ts';
import { gameServices } from './services.ts';

/** The work of a process that nobody waits for. */
export interface Work {
  /** Finishes what is under way. */
  stop(): Promise<void>;
}

/** How often is looked for what is due in games, ms: also that of a process that died. */
const dueEveryMs = secondMs;

/**
 * Starts to deliver notifications, to keep clocks, and everything else that this process does without being asked. Any number
 * of processes can do so on one database: each piece of work is given to one of them, and that of a dead process to others.
 */
export async function startWork(deps: Deps, options: WorkersOptions = {}): Promise<Work> {
  const ending = new AbortController();
  const due = dueWork(deps);
  const { timers, ...others } = due;
  const workers = await startWorkers(deps, gameServices(deps), followGames(deps, due), options);
  const loops = [
    repeat(
      deps.log,
      dueEveryMs,
      workers.health.round('timers', () => timers.workOff()),
    ),
    ...Object.values(others).map((each) => repeat(deps.log, dueEveryMs, () => each.takeUp())),
    ...jobs.map(({ every, run }) => repeat(deps.log, every, () => run(deps, ending.signal))),
  ];
  return {
    stop: async () => {
      ending.abort();
      await Promise.all(loops.map((stop) => stop()));
      await workers.stop();
      await Promise.all(Object.values(due).map((each) => each.stop()));
    },
  };
}
