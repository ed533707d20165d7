import { Worker } from 'node:worker_threads';

/** Pictures that may wait or be in work at once, and how long one may take. */
export const LIMITS = { waiting: 32, milliseconds: 15_000 } as const;

interface Job {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

let worker: Worker | undefined;
let lastId = 0;
const jobs = new Map<number, Job>();

/** Whether as many pictures are waiting or in work as may be. */
export const isThreadBusy = (): boolean => jobs.size >= LIMITS.waiting;

/** Makes a PNG of an SVG on the thread, after those that were queued before. */
export function paint(svg: string, width: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    const timer = setTimeout(endStuckThread, LIMITS.milliseconds);
    timer.unref();
    jobs.set(id, { resolve, reject, timer });
    const thread = runningWorker();
    thread.ref();
    thread.postMessage({ id, svg, width });
  });
}

/** Ends the thread; the next picture starts a new one. */
export async function closePictures(): Promise<void> {
  const ending = worker;
  worker = undefined;
  failAll(new Error('Pictures are no longer made.'));
  await ending?.terminate();
}

function runningWorker(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(new URL('./png-worker.mjs', import.meta.url), { execArgv: [] });
  started.on('message', settle);
  started.on('error', (error) =>
    forgetThread(started, error instanceof Error ? error : new Error(String(error))),
  );
  started.on('exit', (code) =>
    forgetThread(started, new Error(`The thread for pictures ended with ${code}.`)),
  );
  worker = started;
  return started;
}

function settle({ id, png, failure }: { id: number; png?: Uint8Array; failure?: string }): void {
  const job = jobs.get(id);
  jobs.delete(id);
  // An idle thread does not keep the process alive.
  if (jobs.size === 0) worker?.unref();
  if (job === undefined) return;
  clearTimeout(job.timer);
  if (png === undefined) job.reject(new Error(`The picture could not be made: ${failure}`));
  else job.resolve(png);
}

function forgetThread(which: Worker, reason: Error): void {
  if (worker !== which) return;
  worker = undefined;
  failAll(reason);
}

/** Ends a thread whose picture takes too long, and with it all that waits behind that picture. */
function endStuckThread(): void {
  const stuck = worker;
  worker = undefined;
  failAll(new Error(`A picture took longer than ${LIMITS.milliseconds} ms.`));
  void stuck?.terminate();
}

function failAll(reason: Error): void {
  for (const [id, { reject, timer }] of [...jobs]) {
    jobs.delete(id);
    clearTimeout(timer);
    reject(reason);
  }
}
