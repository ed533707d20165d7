import { crc32, deflateSync } from 'node:zlib';
import type { Sprite } from './canvas.ts';
import { indexed } from './palette.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Higher levels take twice the time for a twentieth less. */
const LEVEL = 2;

/** Writes pixels as PNG (RFC 2083): with a palette of 256 colours, or in full where something is transparent. */
export function encodePng(picture: Sprite): Uint8Array {
  const { width, height, pixels } = picture;
  const image = indexed(picture);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, image === undefined ? 6 : 3, 0, 0, 0], 8);
  const data = image === undefined ? rowsOf(straight(pixels), width * 4) : rowsOf(image.indexes, width);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(image === undefined ? [] : [chunk('PLTE', image.palette)]),
    chunk('IDAT', deflateSync(data, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Puts the number of its filter, none, before each row. */
function rowsOf(bytes: Uint8Array, across: number): Buffer {
  const rows = Buffer.alloc((bytes.length / across) * (across + 1));
  for (let from = 0, to = 1; from < bytes.length; from += across, to += across + 1)
    rows.set(bytes.subarray(from, from + across), to);
  return rows;
}

/** Returns the bytes of pixels whose colours are no longer multiplied by their opacity. */
function straight(pixels: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(pixels.slice().buffer);
  for (let at = 0; at < bytes.length; at += 4) {
    const opacity = bytes[at + 3] as number;
    if (opacity > 0 && opacity < 255)
      for (let part = at; part < at + 3; part++)
        bytes[part] = Math.round(((bytes[part] as number) * 255) / opacity);
  }
  return bytes;
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
