import { minuteMs, secondMs } from '../../helpers/time-units.ts';
import type { Deps } from '../../platform/deps.ts';
import { readFailingChannels, writeWorkers } from '../store/workers.ts';
import type { OpenChannel } from './open-channels.ts';

/** How often a process looks whether channels fail, and how often it says that it lives, ms. */
export const lookEveryMs = 3 * secondMs;
const beatEveryMs = minuteMs;
/** Seconds after which a process that was not seen counts as dead. */
const deadAfter = 150;

/** Returns the channels on which some process delivers nothing at present, as the receiving server refuses everything. */
export const failingChannels = ({ db }: Deps): Promise<string[]> => readFailingChannels(db.prisma, deadAfter);

/** Returns a function that records on which channels this process delivers nothing: when that changes, and now and again. */
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
