import pg from 'pg';

/** The backlog of notifications. */
export interface Backlog {
  /** Events that are not fanned out yet. */
  readonly events: number;
  /** Age of the oldest of them, seconds. */
  readonly lag: number;
  /** Deliveries that have not been attempted yet. */
  readonly deliveries: number;
}

const eventsText = `
  SELECT count(*)::int AS events, coalesce(extract(epoch FROM clock_timestamp() - min(at)), 0)::float AS lag
  FROM (SELECT at FROM outbox_events WHERE number IS NULL
        UNION ALL
        SELECT at FROM outbox_events WHERE number > (SELECT number FROM fan_out_cursor)) AS waiting`;
const deliveriesText = `
  SELECT count(*)::int AS deliveries FROM deliveries WHERE state = 'waiting' AND attempts = 0`;

/**
 * Connects to a database that is watched under load. Planned for all that the outbox holds rather than for the little that
 * waits, the query would start two parallel workers each time, and read rows of the past.
 */
export async function connectWatcher(connectionString: string): Promise<pg.Client> {
  const options = '-c enable_seqscan=off -c enable_bitmapscan=off -c max_parallel_workers_per_gather=0';
  const db = new pg.Client({ connectionString, options });
  await db.connect();
  return db;
}

/** Returns the current backlog. */
export async function backlogOf(db: pg.Client): Promise<Backlog> {
  const { rows } = await db.query<Pick<Backlog, 'deliveries'>>(deliveriesText);
  return { ...(await waitingEvents(db)), deliveries: rows[0]?.deliveries ?? 0 };
}

async function waitingEvents(db: pg.Client): Promise<Pick<Backlog, 'events' | 'lag'>> {
  const { rows } = await db.query<Pick<Backlog, 'events' | 'lag'>>(eventsText);
  return rows[0] ?? { events: 0, lag: 0 };
}

const sampleMs = 250;

/** Samples the backlog until `stop`, which returns the greatest lag. */
export function watchLag(db: pg.Client): { stop(): Promise<number> } {
  let greatest = 0;
  let isStopped = false;
  const sampling = (async () => {
    while (!isStopped) {
      greatest = Math.max(greatest, (await waitingEvents(db)).lag);
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

/** How long it took to clear the backlog, seconds. */
export interface Drained {
  readonly events: number;
  readonly deliveries: number;
}

/** Waits until the backlog is empty. @throws Error after `maxSeconds` */
export async function drain(db: pg.Client, maxSeconds = 300): Promise<Drained> {
  const begin = performance.now();
  const elapsed = () => (performance.now() - begin) / 1000;
  let events: number | undefined;
  for (;;) {
    const backlog = await backlogOf(db);
    if (backlog.events === 0) events ??= elapsed();
    if (events !== undefined && backlog.deliveries === 0) return { events, deliveries: elapsed() };
    if (elapsed() > maxSeconds) throw new Error(`still waiting: ${JSON.stringify(backlog)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
