// Plain JavaScript, because the package's types are for browsers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let encoder;

/** Loads the encoder on first use, because most threads only make PNG. */
async function load() {
  const { default: encode, init } = await import('@jsquash/jpeg/encode.js');
  const file = require.resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await init(await WebAssembly.compile(readFileSync(file)));
  return encode;
}

/** Encodes a picture as JPEG. */
export async function encodeJpeg(image, quality) {
  encoder ??= load();
  const encode = await encoder;
  return new Uint8Array(await encode(image, { quality }));
}
