import { createRequire } from 'node:module';
import { GifWriter } from 'omggif';
import type { Movie, ReplayFrame } from './frames.ts';

/** The parts of gifenc that are used; it has no types. */
interface Gifenc {
  /** Returns the colours, at most `most`, that stand for all of an image. */
  quantize(rgba: Uint8ClampedArray, most: number): [red: number, green: number, blue: number][];
  /** Returns the index of the nearest colour for each pixel. */
  applyPalette(rgba: Uint8ClampedArray, palette: readonly (readonly number[])[]): Uint8Array;
}

// Its two forms export different things, and who loads it chooses between them: required, it is always the same.
const gifenc: Gifenc = createRequire(import.meta.url)('gifenc');

/** The index of the transparent colour, which keeps the previous pixel. */
const TRANSPARENT = 255;

/** Returns an animated GIF that is repeated for ever. */
export async function gifOf({ width, height, frames, lastFrame }: Movie): Promise<Uint8Array> {
  const palette = gifenc.quantize(lastFrame(), TRANSPARENT);
  const colours = Array.from({ length: 256 }, (_, index) => rgbOf(palette[index] ?? [0, 0, 0]));
  const bytes: number[] = [];
  const writer = new GifWriter(bytes, width, height, { loop: 0, palette: colours });
  for await (const frame of frames) {
    const delay = Math.round(frame.ms / 10);
    const pixels = indexed(frame, palette);
    writer.addFrame(frame.x, frame.y, frame.width, frame.height, pixels, {
      delay,
      transparent: TRANSPARENT,
    });
  }
  return Uint8Array.from(bytes.slice(0, writer.end()));
}

const rgbOf = ([red = 0, green = 0, blue = 0]: readonly number[]): number =>
  (red << 16) | (green << 8) | blue;

function indexed({ rgba }: ReplayFrame, palette: readonly (readonly number[])[]): number[] {
  const indexes = gifenc.applyPalette(rgba, palette);
  for (const index of indexes.keys()) if (rgba[index * 4 + 3] === 0) indexes[index] = TRANSPARENT;
  // omggif only reads it by index, whatever its types say.
  return indexes as unknown as number[];
}
