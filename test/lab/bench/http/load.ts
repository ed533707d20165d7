import { performance } from 'node:perf_hooks';
import { Connection } from './connection.ts';

/** A request of a load, and the handler of its response. */
export interface Step {
  readonly request: string;
  done(): void;
}

/** The length of a load: a time, or a number of requests. */
export interface Extent {
  readonly seconds?: number;
  readonly requests?: number;
}

/** The measurements of a load. Times are in milliseconds. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Requests a second in each tenth of the load. */
  readonly slices: readonly number[];
}

/**
 * Sends steps over `clients` connections, spread over the ports, each with one request in flight. `next` returns the next
 * step for a port, given as its place in `ports`.
 * @throws Error at the first response whose status is not 201
 */
export async function runLoad(
  ports: readonly number[],
  clients: number,
  extent: Extent,
  next: (port: number) => Step | undefined,
): Promise<LoadResult> {
  const opened = Array.from({ length: clients }, (_, at) => Connection.open(ports[at % ports.length] ?? 0));
  const connections = await Promise.all(opened);
  const ends: number[] = [];
  const times: number[] = [];
  const begin = performance.now();
  const until = begin + (extent.seconds ?? Number.POSITIVE_INFINITY) * 1000;
  let left = extent.requests ?? Number.POSITIVE_INFINITY;
  const worker = async (connection: Connection, at: number) => {
    for (let sent = begin; sent < until && left > 0; ) {
      const step = next(at % ports.length);
      if (step === undefined) return;
      left--;
      sent = performance.now();
      const { status, body } = await connection.send(step.request);
      if (status !== 201) throw new Error(`${step.request.split('\r\n')[0]} answered ${status}: ${body}`);
      step.done();
      const end = performance.now();
      ends.push(end - begin);
      times.push(end - sent);
      sent = end;
    }
  };
  await Promise.all(connections.map(worker));
  for (const connection of connections) connection.close();
  return summary(times, ends);
}

const sliceCount = 10;

function summary(times: number[], ends: readonly number[]): LoadResult {
  const total = ends.at(-1) ?? 0;
  const counts = new Array<number>(sliceCount).fill(0);
  for (const end of ends) {
    const slice = Math.min(sliceCount - 1, Math.floor((end / total) * sliceCount));
    counts[slice] = (counts[slice] ?? 0) + 1;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requests: times.length,
    seconds: total / 1000,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    slices: counts.map((count) => (count * sliceCount * 1000) / total),
  };
}
