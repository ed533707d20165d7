import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { boundedWidth } from './options.ts';

/** Too many pictures are waiting already; the caller may come again a little later. */
export class PicturesBusy extends Error {
  constructor() {
    super('Too many pictures are being made at once.');
    this.name = 'PicturesBusy';
  }
}

/** Pictures that may wait or be in work at once, and how much of finished ones is kept. */
export const LIMITS = { waiting: 32, keptBytes: 24_000_000, milliseconds: 15_000 } as const;

interface Job {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

let worker: Worker | undefined;
let lastId = 0;
const jobs = new Map<number, Job>();
/** Finished pictures and those in work, by content; the first is the one not used for the longest time. */
const kept = new Map<string, { png: Promise<Uint8Array>; bytes: number }>();

/**
 * Makes a PNG of an SVG on another thread, so that nothing else waits for it.
 * The same picture asked for again comes from a small memory.
 * @param width in pixels, bounded by 240 and 2,400
 * @throws PicturesBusy when too many pictures are waiting
 */
export function renderPng(svg: string, width: number): Promise<Uint8Array> {
  const pixels = boundedWidth(width);
  const key = createHash('sha256').update(`${pixels} ${svg}`).digest('base64');
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known.png;
  }
  if (jobs.size >= LIMITS.waiting) return Promise.reject(new PicturesBusy());
  const png = queue(svg, pixels);
  const entry = { png, bytes: 0 };
  kept.set(key, entry);
  png.then(
    ({ byteLength }) => {
      entry.bytes = byteLength;
      forgetOldest();
    },
    () => kept.delete(key),
  );
  return png;
}

/** Ends the thread; the next picture starts a new one. */
export async function closePictures(): Promise<void> {
  const ending = worker;
  worker = undefined;
  failAll(new Error('Pictures are no longer made.'));
  await ending?.terminate();
}

function queue(svg: string, width: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    const timer = setTimeout(giveUp, LIMITS.milliseconds);
    timer.unref();
    jobs.set(id, { resolve, reject, timer });
    const thread = runningWorker();
    thread.ref();
    thread.postMessage({ id, svg, width });
  });
}

function runningWorker(): Worker {
  if (worker !== undefined) return worker;
  const started = new Worker(new URL('./png-worker.mjs', import.meta.url), { execArgv: [] });
  started.on('message', answered);
  started.on('error', (error) => stopped(started, error instanceof Error ? error : new Error(String(error))));
  started.on('exit', (code) => stopped(started, new Error(`The thread for pictures ended with ${code}.`)));
  worker = started;
  return started;
}

function answered({ id, png, failure }: { id: number; png?: Uint8Array; failure?: string }): void {
  const job = jobs.get(id);
  jobs.delete(id);
  // An idle thread does not keep the process alive.
  if (jobs.size === 0) worker?.unref();
  if (job === undefined) return;
  clearTimeout(job.timer);
  if (png === undefined) job.reject(new Error(`The picture could not be made: ${failure}`));
  else job.resolve(png);
}

function stopped(which: Worker, reason: Error): void {
  if (worker !== which) return;
  worker = undefined;
  failAll(reason);
}

/** A picture that takes too long ends the thread, and with it all that waits behind it. */
function giveUp(): void {
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

function forgetOldest(): void {
  let sum = [...kept.values()].reduce((bytes, entry) => bytes + entry.bytes, 0);
  for (const [key, { bytes }] of kept) {
    if (sum <= LIMITS.keptBytes) return;
    kept.delete(key);
    sum -= bytes;
  }
}
