import { listen } from '../../db/connection/listen.ts';
import { secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/repeat.ts';
import { feedChannel, hasUnnumbered } from '../store/feed.ts';

/**
 * Interval at which the outbox is polled, ms: a PostgreSQL notification may get lost, and a process may have died before it
 * announced what it wrote. Without notifications that is how events are found.
 */
const pollEveryMs = { listening: 10 * secondMs, alone: secondMs };

/**
 * Calls `onNew` when there may be new events in the outbox: as soon as this or another process has numbered some, and now
 * and again. Returns a function that ends it.
 * @param others what to do at further PostgreSQL notifications, by their names
 */
export function watchOutbox(
  deps: Deps,
  onNew: () => void,
  others: Readonly<Record<string, () => void>> = {},
): () => Promise<void> {
  const { config, db, log, outbox } = deps;
  const isListening = config.databaseListen && config.databaseUrl !== undefined;
  const stopAnnounced = outbox.onAnnounced(onNew);
  const stopPolling = repeat(log, isListening ? pollEveryMs.listening : pollEveryMs.alone, async () => {
    if (await hasUnnumbered(db.prisma)) outbox.announce();
    onNew();
  });
  const listening = isListening
    ? listen({
        connectionString: config.databaseUrl,
        on: { [feedChannel]: onNew, ...others },
        onOpen: () => {
          for (const onMissed of [onNew, ...Object.values(others)]) onMissed();
        },
        onError: (error) => log.debug({ err: error }, 'nobody listens to the outbox; it is polled'),
      })
    : undefined;
  return async () => {
    stopAnnounced();
    await stopPolling();
    await listening?.stop();
  };
}
