import type { Deps } from '../../platform/deps.ts';
import { counter, gauge, histogram } from '../../platform/metrics.ts';
import { waitingDeliveries } from '../store/deliveries.ts';

/** The outcome of an attempt: `retried` is a failure that is followed by another attempt. */
export type Outcome = 'delivered' | 'retried' | 'failed' | 'dropped';

const seconds = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30];

/** Counts an attempt; `milliseconds` is undefined if nothing was sent. */
export function countAttempt(
  deps: Deps,
  channel: string,
  outcome: Outcome,
  milliseconds: number | undefined,
): void {
  const attempts = counter(deps, {
    name: 'delivery_attempts_total',
    help: 'Attempts to deliver notifications, by channel and outcome',
    labelNames: ['channel', 'outcome'],
  });
  attempts.inc({ channel, outcome });
  if (milliseconds === undefined) return;
  const durations = histogram(deps, {
    name: 'delivery_attempt_duration_seconds',
    help: 'Time until the receiver had answered, by channel',
    labelNames: ['channel'],
    buckets: seconds,
  });
  durations.observe({ channel }, milliseconds / 1000);
}

/** Records the time from a notification's creation to its delivery. */
export function observeAge(deps: Deps, channel: string, createdAt: Date): void {
  const ages = histogram(deps, {
    name: 'delivery_age_seconds',
    help: 'Time from the creation of a delivery until it arrived, by channel',
    labelNames: ['channel'],
    buckets: [0.05, 0.25, 1, 2.5, 10, 60, 600, 3600, 86_400],
  });
  ages.observe({ channel }, Math.max(0, (deps.clock().getTime() - createdAt.getTime()) / 1000));
}

type Waiting = Awaited<ReturnType<typeof waitingDeliveries>>;

/** Registers gauges of the deliveries that wait, over all processes. */
export function showWaiting(deps: Deps, channels: readonly string[]): void {
  const show = (name: string, help: string, numberFor: (waiting: Waiting, channel: string) => number) =>
    gauge(deps, { name, help, labelNames: ['channel'] }, async (shown) => {
      const waiting = await readWaiting(deps);
      for (const channel of channels) shown.set({ channel }, numberFor(waiting, channel));
    });
  show(
    'deliveries_waiting',
    'Deliveries that wait, by channel',
    (waiting, channel) => waiting.get(channel)?.count ?? 0,
  );
  show(
    'deliveries_oldest_waiting_seconds',
    'Age of the oldest delivery that waits, by channel; 0: none waits',
    (waiting, channel) => secondsSince(deps, waiting.get(channel)?.since),
  );
}

async function readWaiting({ db, log }: Deps): Promise<Waiting> {
  try {
    return await waitingDeliveries(db.prisma);
  } catch (error) {
    log.warn({ err: error }, 'the deliveries that wait could not be counted');
    return new Map();
  }
}

const secondsSince = ({ clock }: Deps, at: Date | undefined): number =>
  at === undefined ? 0 : Math.max(0, (clock().getTime() - at.getTime()) / 1000);
