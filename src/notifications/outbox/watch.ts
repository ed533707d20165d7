import { minuteMs, secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/repeat.ts';
import { feedChannel, hasUnnumbered } from '../store/feed.ts';

/**
 * Interval at which the outbox is polled, ms: a PostgreSQL notification may get lost, and a process may have died before it
 * announced what it wrote. Without notifications that is how events are found.
 */
const pollEveryMs = { listening: minuteMs, alone: secondMs };

/**
 * Calls `onNew` when there may be new events in the outbox: as soon as this or another process has numbered some, with the last
 * number, and now and again. Returns a function that ends it.
 * @param others what to do at further PostgreSQL notifications, by their names
 */
export function watchOutbox(
  deps: Deps,
  onNew: (last?: number) => void,
  others: Readonly<Record<string, (payload?: string) => void>> = {},
): () => Promise<void> {
  const { db, log, listenConnection, outbox } = deps;
  const stopAnnounced = outbox.onAnnounced(onNew);
  const stopPolling = repeat(
    log,
    pollEveryMs[listenConnection === undefined ? 'alone' : 'listening'],
    async () => {
      if (await hasUnnumbered(db.prisma)) outbox.announce();
      onNew();
    },
  );
  const onError = (error: unknown) => log.debug({ err: error }, 'nobody listens to the outbox; it is polled');
  const onNumbered = (last = '') => onNew(last === '' ? undefined : Number(last));
  const listening = Object.entries({ [feedChannel]: onNumbered, ...others }).map(
    ([channel, onNotification]) =>
      listenConnection?.listen(channel, { onNotification, onOpen: () => onNotification(), onError }),
  );
  return async () => {
    stopAnnounced();
    await stopPolling();
    for (const each of listening) await each?.stop();
  };
}
