// Runs on its own thread. Plain JavaScript, so that from its sources, too, the thread starts without a loader.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { paint } from './resvg.mjs';

const require = createRequire(import.meta.url);

/** Shares of the width and qualities that are tried until a JPEG is small enough: sharp first, then smaller. */
const attempts = [
  ...[60, 50, 40, 30].map((quality) => ({ share: 1, quality })),
  ...[40, 30].map((quality) => ({ share: 0.75, quality })),
  ...[0.65, 0.5].map((share) => ({ share, quality: 30 })),
];

let encoder;

/** Loads the encoder at its first use: most threads make PNG alone. */
async function loadEncoder() {
  const { default: encode, init } = await import('@jsquash/jpeg/encode.js');
  const file = require.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await init(await WebAssembly.compile(readFileSync(file)));
  return encode;
}

async function jpeg(svg, width, mostBytes) {
  encoder ??= loadEncoder();
  const encode = await encoder;
  let [drawn, drawnAt, made] = [undefined, 0, undefined];
  for (const { share, quality } of attempts) {
    if (drawnAt !== share) [drawn, drawnAt] = [paint(svg, Math.round(width * share)), share];
    const data = new Uint8ClampedArray(drawn.pixels);
    made = new Uint8Array(await encode({ data, width: drawn.width, height: drawn.height }, { quality }));
    if (made.byteLength <= mostBytes) break;
  }
  return made;
}

/** Makes a PNG of an SVG, or with `mostBytes` a JPEG of about that size at most. */
export const drawPicture = async ({ svg, width, mostBytes }) =>
  mostBytes === undefined ? paint(svg, width).asPng() : jpeg(svg, width, mostBytes);
