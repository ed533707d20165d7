import type { Movie, ReplayFrame } from './frames.ts';
import { encodeWebp } from './webp-encoder.mjs';

/** Returns an animated WebP that loops forever (RFC 9649). */
export async function webpOf({ width, height, frames }: Movie): Promise<Uint8Array> {
  const chunks: Buffer[] = [header(width, height), chunk('ANIM', Buffer.alloc(6))];
  for await (const frame of frames) {
    const still = await encodeWebp({ data: frame.rgba, width: frame.width, height: frame.height });
    chunks.push(chunk('ANMF', placeOf(frame), imageIn(still)));
  }
  return chunk('RIFF', Buffer.from('WEBP'), ...chunks);
}

const flags = { animation: 0x02, alpha: 0x10 } as const;
const header = (width: number, height: number): Buffer =>
  chunk('VP8X', Buffer.from([flags.animation | flags.alpha, 0, 0, 0]), uint24(width - 1), uint24(height - 1));

/** Encodes a frame's position and duration; it is blended over the previous one and not disposed. */
const placeOf = ({ x, y, width, height, ms }: ReplayFrame): Buffer =>
  Buffer.concat([...[x / 2, y / 2, width - 1, height - 1, Math.round(ms)].map(uint24), Buffer.from([0])]);

/** Returns the chunks of a still WebP that hold its image. */
function imageIn(still: Buffer): Buffer {
  const kept: Buffer[] = [];
  for (let at = 12; at < still.length; ) {
    const end = at + 8 + even(still.readUInt32LE(at + 4));
    if (/^(ALPH|VP8 |VP8L)$/.test(still.toString('latin1', at, at + 4))) kept.push(still.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

function chunk(name: string, ...parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(length);
  return Buffer.concat([Buffer.from(name, 'latin1'), size, ...parts, Buffer.alloc(length % 2)]);
}

const even = (length: number): number => length + (length % 2);

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
