import type pg from 'pg';

/** What notifications still wait for. */
export interface Backlog {
  /** Events that were not fanned out. */
  readonly events: number;
  /** Age of the oldest of them, seconds. */
  readonly lag: number;
  /** Deliveries that were not attempted. */
  readonly deliveries: number;
}

const text = `
  SELECT count(*)::int AS events, coalesce(extract(epoch FROM now() - min(run_at)), 0)::float AS lag,
         (SELECT count(*) FROM deliveries WHERE state = 'waiting' AND attempts = 0)::int AS deliveries
  FROM graphile_worker.jobs WHERE task_identifier = 'fan-out'`;

/** Returns what notifications wait for now. */
export async function backlogOf(db: pg.Client): Promise<Backlog> {
  return (await db.query<Backlog>({ name: 'backlog', text })).rows[0] ?? { events: 0, lag: 0, deliveries: 0 };
}

const sampleMs = 250;

/** Samples the backlog until `stop`, which returns the greatest lag. */
export function watchLag(db: pg.Client): { stop(): Promise<number> } {
  let greatest = 0;
  let isStopped = false;
  const sampling = (async () => {
    while (!isStopped) {
      greatest = Math.max(greatest, (await backlogOf(db)).lag);
      await new Promise((resolve) => setTimeout(resolve, sampleMs));
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      await sampling;
      return greatest;
    },
  };
}

/** How long notifications took until nothing waited, seconds. */
export interface Drained {
  readonly events: number;
  readonly deliveries: number;
}

/** Waits until nothing waits. @throws Error after `mostSeconds` */
export async function drain(db: pg.Client, mostSeconds = 300): Promise<Drained> {
  const begin = performance.now();
  const elapsed = () => (performance.now() - begin) / 1000;
  let events: number | undefined;
  for (;;) {
    const backlog = await backlogOf(db);
    if (backlog.events === 0) events ??= elapsed();
    if (events !== undefined && backlog.deliveries === 0) return { events, deliveries: elapsed() };
    if (elapsed() > mostSeconds) throw new Error(`still waiting: ${JSON.stringify(backlog)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
