import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** The body of an answer, decoded by its `Content-Encoding`. */
export function decompressed(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'deflate' ? inflateSync(body) : body;
}
