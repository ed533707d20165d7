import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

/** The latencies of a round of requests. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Does every job once, `clients` at a time, and measures each. */
export async function measure(jobs: readonly (() => Promise<void>)[], clients: number): Promise<Round> {
  const times: number[] = [];
  let next = 0;
  const worker = async () => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      const begin = performance.now();
      await job();
      times.push(performance.now() - begin);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: clients }, worker));
  const seconds = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: jobs.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** Posts JSON over a kept connection. @throws Error if the response has another status than expected */
export function post(url: string, body: object, token?: string, expected = 201): Promise<string> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const received = Buffer.concat(chunks).toString('utf8');
        if (answer.statusCode === expected) resolve(received);
        else reject(new Error(`${url} answered ${answer.statusCode}: ${received}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Closes the kept connections. */
export function closeConnections(): void {
  agent.destroy();
}
