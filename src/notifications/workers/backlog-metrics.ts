import type { Tx } from '../../db/tx.ts';
import type { Deps } from '../../platform/deps.ts';
import { showNumber } from '../../platform/metrics.ts';
import { type Backlog, overdueTimers, overdueWork, unfannedEvents } from '../store/backlog.ts';

/** Registers gauges of the work that waits for the workers of all processes. */
export function showBacklogs(deps: Deps): void {
  const events = sharedWhileUnderWay(unfannedEvents);
  const timers = sharedWhileUnderWay(overdueTimers);
  const work = sharedWhileUnderWay(overdueWork);
  show(deps, 'outbox_events_waiting', 'Events that were not fanned out yet', events);
  showAge(deps, 'outbox_oldest_waiting_seconds', 'event that was not fanned out yet', events);
  show(deps, 'timers_overdue', 'Clocks that are due', timers);
  showAge(deps, 'timers_oldest_overdue_seconds', 'clock that is due', timers);
  show(deps, 'work_overdue', 'Work on games, matches, competitions and webhooks that is due', work);
  showAge(deps, 'work_oldest_overdue_seconds', 'work that is due', work);
}

type Read = (db: Tx) => Promise<Backlog>;

/** Shares one result among simultaneous reads, because metrics are read together. */
function sharedWhileUnderWay(read: Read): Read {
  let underWay: Promise<Backlog> | undefined;
  return (db) => {
    underWay ??= read(db).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

function show(deps: Deps, name: string, help: string, read: Read): void {
  showNumber(deps, { name, help }, async () => (await read(deps.db.prisma)).count);
}

/** Registers a gauge of the age of the oldest item, in seconds. */
function showAge(deps: Deps, name: string, what: string, read: Read): void {
  showNumber(deps, { name, help: `Age of the oldest ${what}; 0: there is none` }, async () => {
    const { since } = await read(deps.db.prisma);
    return since === undefined ? 0 : Math.max(0, (deps.clock().getTime() - since.getTime()) / 1000);
  });
}
