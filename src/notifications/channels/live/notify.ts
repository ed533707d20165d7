import pg from 'pg';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { repeat } from '../../workers/repeat.ts';

/** Name of the PostgreSQL notification. */
const pgChannel = 'outbox';
/** Shortest time between two notifications by one process, ms: each takes a lock that all commits need. */
const notifyEveryMs = 25;
/** Interval at which a broken connection is opened again, ms. */
const reconnectEveryMs = 1_000;

const scheduled = new WeakSet<Db>();

/** Notifies the feeds of all processes, soon, that there is something new in the outbox. */
export function notifyFeeds({ db, config, log }: Deps): void {
  if (!config.databaseListen || scheduled.has(db)) return;
  scheduled.add(db);
  setTimeout(() => {
    scheduled.delete(db);
    db.pool.query(`SELECT pg_notify('${pgChannel}', '')`).catch((error: unknown) => {
      log.debug({ err: error }, 'feeds could not be notified; they poll');
    });
  }, notifyEveryMs);
}

/**
 * Calls `onNotification` at every notification, over a connection that is opened again if it breaks. Returns a function
 * that stops it.
 */
export function listenTo(
  { log }: Deps,
  connectionString: string,
  onNotification: () => void,
): () => Promise<void> {
  let client: pg.Client | undefined;
  const connect = async () => {
    if (client !== undefined) return;
    const fresh = new pg.Client({ connectionString, application_name: 'carcassonne live' });
    fresh.on('error', () => {}); // 'end' follows
    fresh.on('end', () => {
      client = undefined;
    });
    fresh.on('notification', onNotification);
    client = fresh;
    await fresh.connect();
    await fresh.query(`LISTEN ${pgChannel}`);
  };
  const stop = repeat(log, reconnectEveryMs, connect);
  return async () => {
    await stop();
    await client?.end();
  };
}
