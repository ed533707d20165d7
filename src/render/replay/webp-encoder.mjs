// Plain JavaScript, because TypeScript only has WebAssembly's types for browsers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { simd } from 'wasm-feature-detect';

/** Lossless, which keeps sharp edges and is hardly larger for drawings. More effort would be slow and gain little. */
const quality = { lossless: 1, method: 3, quality: 20 };

async function load() {
  const name = (await simd()) ? 'webp_enc_simd' : 'webp_enc';
  const file = createRequire(import.meta.url).resolve(`@jsquash/webp/codec/enc/${name}.wasm`);
  await init(await WebAssembly.compile(readFileSync(file)));
}

let loaded;

/** Encodes a still WebP. */
export async function encodeWebp(image) {
  loaded ??= load();
  await loaded;
  return Buffer.from(await encode(image, quality));
}
