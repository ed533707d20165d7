import { Connection } from './http/connection.ts';
import type { Step } from './http/load.ts';

const connectionCount = 64;

/**
 * Sends steps at an even rate, over connections to the ports in turn. Returns the milliseconds that each took, from when it
 * was due. @throws Error at the first response with another status than 201
 */
export async function pace(
  ports: readonly number[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  next: () => Step | undefined,
): Promise<number[]> {
  const opened = Array.from({ length: connectionCount }, (_, at) =>
    Connection.open(ports[at % ports.length] ?? 0),
  );
  const connections = await Promise.all(opened);
  const times: number[] = [];
  const begin = performance.now();
  let sent = 0;
  const worker = async (connection: Connection) => {
    while (sent < perSecond * seconds) {
      const due = begin + (sent++ * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      const step = next();
      if (step === undefined) return;
      const { status, body } = await connection.send(step.request);
      if (status !== 201) throw new Error(`a move was answered with ${status}: ${body}`);
      step.done();
      times.push(performance.now() - due);
    }
  };
  await Promise.all(connections.map(worker));
  for (const connection of connections) connection.close();
  return times;
}

/** Prints median, 99th percentile and greatest of some times, in milliseconds. */
export function printTimes(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const shown = [at(0.5), at(0.99), at(1)].map((time) => time.toFixed(1).padStart(10)).join('');
  console.log(`${name.padEnd(44)}${shown}`);
}
