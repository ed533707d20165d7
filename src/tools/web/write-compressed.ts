import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Writes a file and its compressed variants for browsers.
 * @param quality brotli's quality: the best one, unless it would take too long
 */
export function writeCompressed(
  path: string,
  contents: Uint8Array,
  quality: number = constants.BROTLI_MAX_QUALITY,
): void {
  writeFileSync(path, contents);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
  writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
}
