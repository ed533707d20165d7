import { type Backlog, failedJobs, overdueTimers, unfannedEvents, waitingJobs } from '../../db/backlog.ts';
import type { Queryable } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { showNumber } from '../../metrics.ts';

/** Lets the metrics show what waits for the workers of all processes together. */
export function showBacklogs(deps: Deps): void {
  show(deps, 'outbox_events_waiting', 'Events that were not fanned out yet', unfannedEvents);
  showAge(deps, 'outbox_oldest_waiting_seconds', 'event that was not fanned out yet', unfannedEvents);
  show(deps, 'timers_overdue', 'Clocks that are due', overdueTimers);
  showAge(deps, 'timers_oldest_overdue_seconds', 'clock that is due', overdueTimers);
  show(deps, 'jobs_waiting', 'Jobs that could run and do not', waitingJobs);
  showAge(deps, 'jobs_oldest_waiting_seconds', 'job that could run and does not', waitingJobs);
  show(deps, 'jobs_failed', 'Jobs that failed as often as they may', failedJobs);
}

type Read = (db: Queryable) => Promise<Backlog>;

function show(deps: Deps, name: string, help: string, read: Read): void {
  showNumber(deps, { name, help }, async () => (await read(deps.db.connections)).count);
}

/** Shows for how long the oldest has waited, in seconds. */
function showAge(deps: Deps, name: string, what: string, read: Read): void {
  showNumber(deps, { name, help: `Age of the oldest ${what}; 0: there is none` }, async () => {
    const { since } = await read(deps.db.connections);
    return since === undefined ? 0 : Math.max(0, (deps.clock().getTime() - since.getTime()) / 1000);
  });
}
