import type pg from 'pg';
import type { Db } from '../../../db/client.ts';
import { connectionOptions, ServiceClient } from '../../../db/connection-options.ts';
import { feedChannel, numberEvents } from '../../../db/feed.ts';
import type { Deps } from '../../../deps.ts';
import { repeat } from '../../workers/repeat.ts';

/** Shortest time between two notifications by one process, ms: each takes a lock that all commits need. */
const notifyEveryMs = 25;
/** Interval at which a broken connection is opened again, ms. */
const reconnectEveryMs = 1_000;

/** Whether there is something to announce, for processes that announced something a moment ago. */
const isResting = new WeakMap<Db, boolean>();

/** Numbers what is new in the outbox and notifies the feeds of all processes: at once, or soon after the last time. */
export function notifyFeeds(deps: Deps): void {
  const { db } = deps;
  if (isResting.has(db)) {
    isResting.set(db, true);
    return;
  }
  isResting.set(db, false);
  void announce(deps);
  setTimeout(() => {
    const hasMore = isResting.get(db) === true;
    isResting.delete(db);
    if (hasMore) notifyFeeds(deps);
  }, notifyEveryMs);
}

async function announce({ db, config, log }: Deps): Promise<void> {
  try {
    await numberEvents(db.connections, { notify: config.databaseListen });
  } catch (error) {
    log.debug({ err: error }, 'feeds could not be notified; they poll');
  }
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
    const fresh = new ServiceClient(connectionOptions(connectionString, 'listen')); // after an error 'end' follows
    fresh.on('end', () => {
      client = undefined;
    });
    fresh.on('notification', onNotification);
    client = fresh;
    await fresh.connect();
    await fresh.query(`LISTEN ${feedChannel}`);
  };
  const stop = repeat(log, reconnectEveryMs, connect);
  return async () => {
    await stop();
    await client?.end();
  };
}
