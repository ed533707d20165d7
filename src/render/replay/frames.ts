import { setImmediate } from 'node:timers/promises';
import type { Composition } from '../composition.ts';
import { Canvas } from '../raster/canvas.ts';
import { compose } from '../raster/compose.ts';
import type { Stage } from './stage.ts';

/** The changed rectangle of a frame; pixels equal to the previous frame's are transparent. */
interface Change {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, a byte each. */
  readonly rgba: Uint8ClampedArray;
}

/** A change with how long its frame is shown. */
export interface ReplayFrame extends Change {
  readonly ms: number;
}

/** A replay that is to be encoded: its frames are painted one after another, so that only one is in memory. */
export interface Movie {
  readonly width: number;
  readonly height: number;
  readonly frames: AsyncIterable<ReplayFrame>;
  /** Returns the pixels of the whole last frame, which has nearly all colours of the replay. */
  readonly lastFrame: () => Uint8ClampedArray;
}

/** The last frame is shown for so long at least: who watches wants to see how it ended. */
const LAST_MS = 3_000;

/**
 * Returns the movie of a stage.
 * @param frameMs how long each frame but the last is shown
 */
export function movieOf(stage: Stage, frameMs: number): Movie {
  const { width, height, shots } = stage;
  return {
    width,
    height,
    frames: framesOf(stage, frameMs),
    lastFrame: () => new Uint8ClampedArray(compose(shots.at(-1) as Composition).pixels.buffer),
  };
}

/** Paints the frames of a replay one after another, each as its change of the one before; the first is whole. */
async function* framesOf({ width, height, shots }: Stage, frameMs: number): AsyncGenerator<ReplayFrame> {
  let shown = new Canvas(width, height);
  for (const [index, shot] of shots.entries()) {
    const painted = compose(shot);
    const ms = index < shots.length - 1 ? frameMs : Math.max(LAST_MS, frameMs);
    yield { ...changeOf(shown, painted), ms };
    shown = painted;
    // What the renderer holds outside the heap is given back between two turns of the event loop alone.
    await setImmediate();
  }
}

/** Returns what differs between two frames: at even places, as WebP needs it, and never nothing. */
function changeOf(before: Canvas, after: Canvas): Change {
  const { x, y, width, height } = changedArea(before, after);
  const pixels = new Uint32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (y + row) * after.width + x + column;
      if (before.pixels[at] !== after.pixels[at]) pixels[row * width + column] = after.pixels[at] ?? 0;
    }
  return { x, y, width, height, rgba: new Uint8ClampedArray(pixels.buffer) };
}

/** Returns the smallest rectangle with all pixels that differ. */
function changedArea(before: Canvas, { width, height, pixels }: Canvas) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    let [first, last] = [y * width, (y + 1) * width - 1];
    const end = last + 1;
    while (first < end && before.pixels[first] === pixels[first]) first++;
    if (first === end) continue;
    while (before.pixels[last] === pixels[last]) last--;
    left = Math.min(left, first % width);
    right = Math.max(right, (last % width) + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  if (right === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const [x, y] = [left - (left % 2), top - (top % 2)];
  return { x, y, width: right - x, height: bottom - y };
}
