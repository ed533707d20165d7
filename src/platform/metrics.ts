import { Counter, Gauge, Histogram } from 'prom-client';
import type { Deps } from './deps.ts';

type Process = Pick<Deps, 'metrics'>;

/** The name, help text and label names of a metric, as Prometheus defines them. */
interface Description<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly Label[];
}

/** Returns the process's counter of this name; the first call creates it. */
export function counter<Label extends string>(
  deps: Process,
  description: Description<Label>,
): Counter<Label> {
  const registers = [deps.metrics];
  return existing(deps, description) ?? new Counter<Label>({ ...description, registers });
}

/**
 * Returns the process's gauge of this name; the first call creates it. `collect` sets its values when the metrics are
 * read; an error there is the caller's to handle.
 */
export function gauge<Label extends string>(
  deps: Process,
  description: Description<Label>,
  collect?: (gauge: Gauge<Label>) => Promise<void>,
): Gauge<Label> {
  const registers = [deps.metrics];
  const onRead = collect && { collect: (): Promise<void> => collect(created) };
  const found = existing<Gauge<Label>>(deps, description);
  if (found) return found;
  const created = new Gauge<Label>({ ...description, registers, ...onRead });
  return created;
}

/** Registers a gauge that is read by `read` at each scrape, and missing while that fails. */
export function showNumber(
  deps: Pick<Deps, 'metrics' | 'log'>,
  { name, help }: Omit<Description<never>, 'labelNames'>,
  read: () => number | Promise<number>,
): void {
  gauge(deps, { name, help, labelNames: [] }, async (shown) => {
    shown.remove();
    try {
      shown.set(await read());
    } catch (error) {
      deps.log.warn({ err: error, metric: name }, 'a metric could not be read');
    }
  });
}

/** Returns the process's histogram of this name, in seconds; the first call creates it. */
export function histogram<Label extends string>(
  deps: Process,
  description: Description<Label> & { readonly buckets: readonly number[] },
): Histogram<Label> {
  const registers = [deps.metrics];
  const buckets = [...description.buckets];
  return existing(deps, description) ?? new Histogram<Label>({ ...description, buckets, registers });
}

/** A name belongs to one kind of metric, so the kind is the expected one. */
function existing<Kind>({ metrics }: Process, { name }: { readonly name: string }): Kind | undefined {
  return metrics.getSingleMetric(name) as Kind | undefined;
}
