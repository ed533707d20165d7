import { listen } from '../../db/connection/listen.ts';
import { feedChannel } from '../../db/notifications/feed.ts';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/repeat.ts';

/**
 * Interval at which the outbox is polled, ms: a PostgreSQL notification may get lost, and a process may have died before it
 * announced what it wrote.
 */
const pollEveryMs = 1_000;

/**
 * Calls `onNew` when there may be new events in the outbox: as soon as this or another process has numbered some, and
 * every second. Returns a function that ends it.
 */
export function watchOutbox(deps: Deps, onNew: () => void): () => Promise<void> {
  const { config, log, outbox } = deps;
  const stopAnnounced = outbox.onAnnounced(onNew);
  const stopPolling = repeat(log, pollEveryMs, async () => {
    outbox.announce();
    onNew();
  });
  const listening =
    config.databaseListen && config.databaseUrl !== undefined
      ? listen({
          connectionString: config.databaseUrl,
          channel: feedChannel,
          onNotification: onNew,
          onError: (error) => log.debug({ err: error }, 'the outbox is not listened to; it is polled'),
        })
      : undefined;
  return async () => {
    stopAnnounced();
    await stopPolling();
    await listening?.stop();
  };
}
