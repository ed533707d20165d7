import { writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Writes a file, and the same compressed in the ways that browsers take. */
export function writeCompressed(path: string, contents: Uint8Array): void {
  writeFileSync(path, contents);
  writeFileSync(`${path}.br`, brotliCompressSync(contents));
  writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
}
