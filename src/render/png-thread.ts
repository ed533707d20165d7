import { Worker } from 'node:worker_threads';

/** Pictures that may wait or be in work at once in one queue, and how long one may take. */
export const LIMITS = { waiting: 32, milliseconds: 15_000 } as const;

/**
 * What pictures are made for. Each kind has a queue and a thread of its own, so that a flood of one kind does not delay
 * the other.
 */
export type PictureQueue = 'requests' | 'emails';

interface Job {
  readonly resolve: (image: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** A thread that makes pictures, one after another. */
export interface Thread {
  worker: Worker | undefined;
  readonly jobs: Map<number, Job>;
}

const newThread = (): Thread => ({ worker: undefined, jobs: new Map() });
/** Two for requests, so that a small picture need not wait for a large one. */
const threads: Readonly<Record<PictureQueue, readonly Thread[]>> = {
  requests: [newThread(), newThread()],
  emails: [newThread()],
};
let lastId = 0;

/** Returns the thread of a queue on which the fewest pictures wait; undefined if as many wait in the queue as may. */
export function freeThread(queue: PictureQueue): Thread | undefined {
  const byLoad = [...threads[queue]].sort((a, b) => a.jobs.size - b.jobs.size);
  const waiting = byLoad.reduce((sum, { jobs }) => sum + jobs.size, 0);
  return waiting < LIMITS.waiting ? byLoad[0] : undefined;
}

/** What is made of an SVG: a PNG, or with `mostBytes` a JPEG of about that size at most. */
export interface Painting {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly mostBytes?: number | undefined;
}

/** Makes an image of an SVG on a thread, after those that were queued before. */
export function paint(painting: Painting, thread: Thread): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    const timer = setTimeout(() => endStuck(thread), LIMITS.milliseconds);
    timer.unref();
    thread.jobs.set(id, { resolve, reject, timer });
    const worker = runningWorker(thread);
    worker.ref();
    worker.postMessage({ id, ...painting });
  });
}

/** Ends the threads; the next picture starts a new one. */
export async function closePictures(): Promise<void> {
  await Promise.all(Object.values(threads).flat().map(close));
}

async function close(thread: Thread): Promise<void> {
  const ending = thread.worker;
  thread.worker = undefined;
  failAll(thread, new Error('Pictures are no longer made.'));
  await ending?.terminate();
}

/** Of the thread's JavaScript, in MB: pictures themselves lie outside. Without it, its garbage would be left to grow. */
const heapLimits = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 } as const;

function runningWorker(thread: Thread): Worker {
  if (thread.worker !== undefined) return thread.worker;
  const started = new Worker(new URL('./png-worker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: heapLimits,
  });
  started.on('message', (result: Result) => settle(thread, result));
  started.on('error', (error) =>
    forget(thread, started, error instanceof Error ? error : new Error(String(error))),
  );
  started.on('exit', (code) =>
    forget(thread, started, new Error(`The thread for pictures ended with ${code}.`)),
  );
  thread.worker = started;
  return started;
}

interface Result {
  readonly id: number;
  readonly image?: Uint8Array;
  readonly failure?: string;
}

function settle({ jobs, worker }: Thread, { id, image, failure }: Result): void {
  const job = jobs.get(id);
  jobs.delete(id);
  // An idle thread does not keep the process alive.
  if (jobs.size === 0) worker?.unref();
  if (job === undefined) return;
  clearTimeout(job.timer);
  if (image === undefined) job.reject(new Error(`The picture could not be made: ${failure}`));
  else job.resolve(image);
}

function forget(thread: Thread, which: Worker, reason: Error): void {
  if (thread.worker !== which) return;
  thread.worker = undefined;
  failAll(thread, reason);
}

/** Ends a thread whose picture takes too long, and with it all that waits behind that picture. */
function endStuck(thread: Thread): void {
  const stuck = thread.worker;
  thread.worker = undefined;
  failAll(thread, new Error(`A picture took longer than ${LIMITS.milliseconds} ms.`));
  void stuck?.terminate();
}

function failAll({ jobs }: Thread, reason: Error): void {
  for (const [id, { reject, timer }] of [...jobs]) {
    jobs.delete(id);
    clearTimeout(timer);
    reject(reason);
  }
}
