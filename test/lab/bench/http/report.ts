import type { LoadResult } from './load.ts';
import type { Cpu, Measurement } from './measure.ts';

const column = (value: number, digits: number) => value.toFixed(digits).padStart(9);

/** Prints the head of the table. */
export function printHead(): void {
  console.log(
    `${''.padEnd(28)} a second   p50 ms   p95 ms   p99 ms   first and last tenth, slowest, a second`,
  );
}

/** Prints a load. */
export function printLoad(name: string, { requests, seconds, p50, p95, p99, slices }: LoadResult): void {
  const times = [p50, p95, p99].map((time) => column(time, 2)).join('');
  const [first = 0, last = 0] = [slices[0], slices.at(-1)];
  const shown = [first, last, Math.min(...slices)].map((slice) => column(slice, 0)).join('');
  console.log(`${name.padEnd(28)}${column(requests / seconds, 0)}${times}${shown}`);
}

/** Prints the bare route. */
export function printBareRoute(
  clients: number,
  { load, cpuDuringLoad }: Pick<Measurement, 'load' | 'cpuDuringLoad'>,
): void {
  printLoad(`bare route, ${clients} clients`, load);
  printCpu('', cpuDuringLoad, load);
}

/** Prints a load of moves with its resource usage and backlog; `bare` is the limit measured just before. */
export function printMeasurement(measured: Measurement, bare: LoadResult | undefined): void {
  const { load, cpu, cpuDuringLoad, lag, backlog, drained, memory } = measured;
  if (bare !== undefined) {
    const share = load.requests / load.seconds / (bare.requests / bare.seconds);
    console.log(`  ${share.toFixed(3)} of the bare route`);
  }
  printCpu(' until the end of the load', cpuDuringLoad, load);
  printCpu(' until the last delivery', cpu, load);
  console.log(
    `  oldest event not fanned out ${lag.toFixed(2)} s; at the end ${backlog.events} events and ${backlog.deliveries} ` +
      `deliveries wait, for ${drained.events.toFixed(1)} and ${drained.deliveries.toFixed(1)} s; ` +
      `memory of the service ${memory.toFixed(0)} MB\n`,
  );
}

function printCpu(until: string, cpu: Cpu, { requests }: LoadResult): void {
  const entries = Object.entries(cpu);
  const total = entries.reduce((sum, [, seconds]) => sum + seconds, 0);
  const parts = entries.map(([name, seconds]) => `${name} ${((seconds * 1000) / requests).toFixed(3)}`);
  console.log(`  CPU ms a request${until}: ${((total * 1000) / requests).toFixed(3)} (${parts.join(', ')})`);
}
