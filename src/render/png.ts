import { hash } from 'node:crypto';
import { Lru } from '../helpers/lru.ts';
import { ThreadPool } from '../helpers/thread-pool.ts';
import { boundedWidth } from './options.ts';
import type { Drawing, Subject } from './subject.ts';

/** Maximum number of waiting and running jobs in a queue, and the time limit of a picture in ms. */
export const LIMITS = { waiting: 32, milliseconds: 15_000 } as const;

const openThreads = (threads: number) =>
  new ThreadPool<Drawing, Uint8Array>({
    module: 'render/draw.ts',
    work: 'drawPicture',
    name: 'for pictures',
    threads,
    heapMegabytes: 128, // pictures and sprites lie outside; without it, its garbage would be left to grow
    taskMs: LIMITS.milliseconds,
  });

/**
 * The purposes of pictures. Each has its own queue and threads, so that a flood of one kind does not delay
 * the other.
 */
const queues = {
  requests: openThreads(1),
  emails: openThreads(1),
};

export type PictureQueue = keyof typeof queues;

/** Ends the threads; the next picture starts a new one. */
export async function closePictures(): Promise<void> {
  await Promise.all(Object.values(queues).map((threads) => threads.close()));
}

/** Too many pictures are waiting already; the caller may come again a little later. */
export class PicturesBusy extends Error {
  constructor() {
    super('Too many pictures are being made at once.');
    this.name = 'PicturesBusy';
  }
}

const KEPT_BYTES = 4_000_000;

/** Finished pictures by their content. */
const finished = new Lru<string, Uint8Array>(KEPT_BYTES, ({ byteLength }) => byteLength);
/** Pictures that are being made, by their queue and content. */
const underway = new Map<string, Promise<Uint8Array>>();

/**
 * Makes a PNG on another thread, so that nothing else waits for it.
 * A picture that was made lately is not made again.
 * @param width in pixels, bounded by 240 and 2,400
 * @param queue what it is made for: pictures of one queue do not wait for those of another
 * @throws PicturesBusy when too many pictures are waiting in the queue
 */
export const renderPng = (
  subject: Subject,
  width: number,
  queue: PictureQueue = 'requests',
): Promise<Uint8Array> => image({ subject, width: boundedWidth(width) }, queue);

/**
 * Renders a JPEG like `renderPng` a PNG: in the best quality, or else size, that fits
 * `maxBytes`.
 */
export const renderJpeg = (
  subject: Subject,
  { width, maxBytes }: { width: number; maxBytes: number },
  queue: PictureQueue,
): Promise<Uint8Array> => image({ subject, width: boundedWidth(width), maxBytes }, queue);

async function image(drawing: Drawing, queue: PictureQueue): Promise<Uint8Array> {
  const key = hash('sha256', JSON.stringify(drawing), 'base64');
  const place = `${queue} ${key}`;
  const existing = finished.get(key) ?? underway.get(place);
  if (existing !== undefined) return existing;
  if (queues[queue].unfinished >= LIMITS.waiting) throw new PicturesBusy();
  const drawn = queues[queue].run(drawing);
  underway.set(place, drawn);
  try {
    const made = await drawn;
    finished.set(key, made);
    return made;
  } finally {
    underway.delete(place);
  }
}
