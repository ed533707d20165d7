import { minuteMs, secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { repeat } from '../../platform/repeat.ts';
import { feedChannel, hasUnnumbered } from '../store/feed.ts';

/**
 * Polling interval of the outbox, ms. PostgreSQL notifications can be lost, and a process can die before it announces new
 * events. Without notifications, polling finds all events.
 */
const pollEveryMs = { listening: minuteMs, alone: secondMs };

/**
 * Calls `onNew` when there may be new events in the outbox: periodically, and with the last number as soon as this or
 * another process has numbered some. Returns a function that stops it.
 * @param others handlers of further PostgreSQL notifications, by their names
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
  const onError = (error: unknown) => log.debug({ err: error }, 'cannot listen to the outbox; it is polled');
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
