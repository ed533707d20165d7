import { hash } from 'node:crypto';
import { Lru } from '../lru.ts';
import { boundedWidth } from './options.ts';
import { freeThread, type Painting, type PictureQueue, paint } from './png-thread.ts';

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
 * Makes a PNG of an SVG on another thread, so that nothing else waits for it.
 * A picture that was made lately is not made again.
 * @param width in pixels, bounded by 240 and 2,400
 * @param queue what it is made for: pictures of one queue do not wait for those of another
 * @throws PicturesBusy when too many pictures are waiting in the queue
 */
export const renderPng = (
  svg: string,
  width: number,
  queue: PictureQueue = 'requests',
): Promise<Uint8Array> => image({ svg, width: boundedWidth(width) }, queue);

/**
 * Makes a JPEG of an SVG as `renderPng` makes a PNG: in the best of several qualities, or else smaller, in which it has
 * no more than `mostBytes`.
 */
export const renderJpeg = (
  svg: string,
  { width, mostBytes }: { width: number; mostBytes: number },
  queue: PictureQueue,
): Promise<Uint8Array> => image({ svg, width: boundedWidth(width), mostBytes }, queue);

async function image(painting: Painting, queue: PictureQueue): Promise<Uint8Array> {
  const { svg, width, mostBytes = 0 } = painting;
  const key = hash('sha256', `${width} ${mostBytes} ${svg}`, 'base64');
  const place = `${queue} ${key}`;
  const known = finished.get(key) ?? underway.get(place);
  if (known !== undefined) return known;
  const thread = freeThread(queue);
  if (thread === undefined) throw new PicturesBusy();
  const painted = paint(painting, thread);
  underway.set(place, painted);
  try {
    const made = await painted;
    finished.set(key, made);
    return made;
  } finally {
    underway.delete(place);
  }
}
