import type { Deps } from '../../../platform/deps.ts';
import { histogram, showNumber } from '../../../platform/metrics.ts';

const seconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Registers a gauge of the live-event listeners in this process. */
export function showListeners(deps: Deps, count: () => number): void {
  showNumber(deps, { name: 'live_listeners', help: 'Listeners to live events in this process' }, count);
}

/** Records the delay between an event and its delivery to listeners. */
export function observeLag(deps: Deps, at: Date): void {
  const lag = histogram(deps, {
    name: 'live_event_lag_seconds',
    help: 'Time from an event to its passing on to the listeners of this process',
    labelNames: [],
    buckets: seconds,
  });
  lag.observe(Math.max(0, (deps.clock().getTime() - at.getTime()) / 1000));
}
