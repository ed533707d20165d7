import { Worker } from 'node:worker_threads';
import type { RobotJob, RobotResult } from './job.ts';

/** How long a job may take before its thread is ended, ms. */
const longestMs = 60_000;
/** By how much a thread of robots yields to others: with 10 it gets a tenth of what they get where all are busy. */
const niceness = 10;

/** The program of a thread: the compiled one beside the others, or the sources. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './robot-worker-from-sources.mjs' : './robot-worker.mjs',
  import.meta.url,
);

interface Answer {
  readonly result?: RobotResult;
  readonly failure?: string;
}

interface Current {
  readonly resolve: (result: RobotResult) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A thread that does one job at a time, and rests after each as long as it is told. It starts with its first job. */
export class RobotThread {
  #worker: Worker | undefined;
  #current: Current | undefined;
  /** Resolves when the rest after the last job is over. */
  rested: Promise<void> = Promise.resolve();
  isFree = true;

  /** Does a job; `restAfter` says how long to rest after one that took some milliseconds. */
  async run(job: RobotJob, restAfter: (workedMs: number) => number): Promise<RobotResult> {
    this.isFree = false;
    const worker = this.#running();
    const begin = performance.now();
    try {
      return await new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => this.#end(new Error(`A robot's job took over ${longestMs} ms.`)),
          longestMs,
        );
        timer.unref();
        this.#current = { resolve, reject, timer };
        worker.ref();
        worker.postMessage({ job });
      });
    } finally {
      this.#worker?.unref(); // an idle thread does not keep the process alive
      this.rested = this.#rest(restAfter(performance.now() - begin));
    }
  }

  /** Ends the thread; the job that it does fails. */
  async close(): Promise<void> {
    await this.#end(new Error('The threads of robots were closed.'));
  }

  #rest(ms: number): Promise<void> {
    return new Promise<void>((resolve) => {
      if (ms < 1) resolve();
      else setTimeout(resolve, ms).unref();
    }).then(() => {
      this.isFree = true;
    });
  }

  #running(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(program, { execArgv: [], workerData: { niceness } });
    const lost = (reason: Error) => {
      if (this.#worker === worker) void this.#end(reason);
    };
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => lost(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', (code) => lost(new Error(`A thread of robots ended with ${code}.`)));
    this.#worker = worker;
    return worker;
  }

  #settle({ result, failure }: Answer): void {
    const current = this.#take();
    if (result === undefined) current?.reject(new Error(`A robot's job failed: ${failure}`));
    else current?.resolve(result);
  }

  #end(reason: Error): Promise<unknown> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#take()?.reject(reason);
    return worker?.terminate() ?? Promise.resolve();
  }

  #take(): Current | undefined {
    const current = this.#current;
    this.#current = undefined;
    clearTimeout(current?.timer);
    return current;
  }
}
