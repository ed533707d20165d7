// Plain JavaScript, as TypeScript knows WebAssembly with the types of browsers alone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import { simd } from 'wasm-feature-detect';

/** Without loss: drawings have sharp edges, which are finer so and hardly larger. More effort takes long and gains little. */
const quality = { lossless: 1, method: 3, quality: 20 };

async function load() {
  const name = (await simd()) ? 'webp_enc_simd' : 'webp_enc';
  const file = createRequire(import.meta.url).resolve(`@jsquash/webp/codec/enc/${name}.wasm`);
  await init(await WebAssembly.compile(readFileSync(file)));
}

let loaded;

/** Makes a still WebP. */
export async function encodeWebp(image) {
  loaded ??= load();
  await loaded;
  return Buffer.from(await encode(image, quality));
}
