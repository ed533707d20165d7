import { setImmediate } from 'node:timers/promises';
import { paint } from '../resvg.mjs';
import {
  type Contents,
  contentsOf,
  type Patch,
  patchBetween,
  type Rectangle,
  wholePatch,
} from './patches.ts';
import type { Shot, Stage } from './stage.ts';

/** A rectangle of a frame with what is other than in the frame before; pixels that are the same are transparent. */
interface Change extends Rectangle {
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
  return {
    width: stage.frame.width,
    height: stage.height,
    frames: timed(stage, frameMs),
    lastFrame: () => {
      const { svg } = wholePatch(stage, stage.shots.at(-1) as Shot);
      return new Uint8ClampedArray(paint(svg, stage.frame.width).pixels);
    },
  };
}

async function* timed(stage: Stage, frameMs: number): AsyncGenerator<ReplayFrame> {
  let left = stage.shots.length;
  for (const change of changesOf(stage)) {
    left -= 1;
    yield { ...change, ms: left > 0 ? frameMs : Math.max(LAST_MS, frameMs) };
    // What the renderer holds outside the heap is given back between two turns of the event loop alone.
    await setImmediate();
  }
}

/** Paints the frames of a replay one after another, each as its change of the one before; the first is whole. */
function* changesOf(stage: Stage): Generator<Change> {
  const across = stage.frame.width;
  const shown = new Uint32Array(across * stage.height);
  let before: Contents | undefined;
  for (const shot of stage.shots) {
    const now = contentsOf(stage, shot);
    const patch = before === undefined ? wholePatch(stage, shot) : patchBetween(stage, before, now, shot);
    before = now;
    const painted = pixelsOf(patch, across);
    const change = changeOf(shown, painted, across, patch.rectangles);
    for (const rectangle of patch.rectangles)
      for (const from of rowsOf(rectangle, across))
        shown.set(painted.subarray(from, from + rectangle.width), from);
    yield change;
  }
}

function pixelsOf({ svg }: Patch, across: number): Uint32Array {
  const { pixels, height } = paint(svg, across);
  return new Uint32Array(pixels.buffer, pixels.byteOffset, across * height);
}

/** Returns where the rows of a rectangle begin among the pixels of a frame. */
const rowsOf = ({ x, y, height }: Rectangle, across: number): number[] =>
  Array.from({ length: height }, (_, row) => (y + row) * across + x);

/** Returns what differs in some rectangles. */
function changeOf(
  before: Uint32Array,
  after: Uint32Array,
  across: number,
  rectangles: readonly Rectangle[],
): Change {
  const area = changedArea(before, after, across, rectangles);
  const pixels = new Uint32Array(area.width * area.height);
  for (const rectangle of rectangles)
    for (const from of rowsOf(rectangle, across))
      for (let at = from; at < from + rectangle.width; at++)
        if (before[at] !== after[at]) {
          const y = Math.floor(from / across) - area.y;
          pixels[y * area.width + (at % across) - area.x] = after[at] ?? 0;
        }
  return { ...area, rgba: new Uint8ClampedArray(pixels.buffer) };
}

/** Returns the smallest rectangle with all pixels that differ; it begins at even places, as WebP needs it, and is never empty. */
function changedArea(
  before: Uint32Array,
  after: Uint32Array,
  across: number,
  rectangles: readonly Rectangle[],
): Rectangle {
  let [left, top, right, bottom] = [across, after.length, 0, 0];
  for (const rectangle of rectangles)
    for (const from of rowsOf(rectangle, across)) {
      const end = from + rectangle.width;
      let [first, last] = [from, end - 1];
      while (first < end && before[first] === after[first]) first++;
      if (first === end) continue;
      while (before[last] === after[last]) last--;
      const y = Math.floor(from / across);
      left = Math.min(left, first % across);
      right = Math.max(right, (last % across) + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  if (right === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const [x, y] = [left - (left % 2), top - (top % 2)];
  return { x, y, width: right - x, height: bottom - y };
}
