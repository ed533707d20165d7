import { minuteMs, secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { readFailingChannels, writeWorkers } from '../store/workers.ts';
import type { OpenChannel } from './open-channels.ts';

/** Interval of a process's heartbeat and its check for failing channels, ms. */
export const heartbeatIntervalMs = 3 * secondMs;
const beatEveryMs = minuteMs;
/** Seconds without a heartbeat after which a process counts as dead. */
const deadAfter = 150;

/** Returns the channels on which some process currently can't deliver because the receiving server refuses everything. */
export const failingChannels = ({ db }: Deps): Promise<string[]> => readFailingChannels(db.prisma, deadAfter);

/** Returns a function that records the channels on which this process can't deliver, on every change and periodically. */
export function heartbeat({ db }: Deps, id: string, open: readonly OpenChannel[]): () => Promise<void> {
  let written: string | undefined;
  let at = 0;
  return async () => {
    const failing = open
      .filter(({ transport }) => transport.isFailing?.())
      .map(({ channel }) => channel.name);
    if (failing.join() === written && performance.now() - at < beatEveryMs) return;
    await writeWorkers(db.prisma, id, failing, deadAfter);
    written = failing.join();
    at = performance.now();
  };
}
