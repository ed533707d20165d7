import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** The number of rows in a stream, and their hash. */
interface Content {
  readonly rows: number;
  readonly sha256: string;
}

const newline = 10;

/** Passes data through, counts its lines, which are rows, and hashes it. */
class Counting extends Transform {
  readonly #hash: Hash = createHash('sha256');
  #rows = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.#hash.update(chunk);
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) this.#rows += 1;
    done(null, chunk);
  }

  /** Must be called once, at the end. */
  content(): Content {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') };
  }
}

/** Writes rows to a compressed file readable only by its owner. */
export async function compress(rows: Readable, file: string): Promise<Content> {
  const counting = new Counting();
  await pipeline(
    rows,
    counting,
    createGzip(),
    createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true }),
  );
  return counting.content();
}

/** Returns the rows of such a file. */
export function decompress(file: string): Readable {
  const rows = new PassThrough();
  pipeline(createReadStream(file), createGunzip(), rows).catch((error: Error) => rows.destroy(error));
  return rows;
}

/** Reads such a file completely. */
export async function contentOf(file: string): Promise<Content> {
  const counting = new Counting();
  await pipeline(createReadStream(file), createGunzip(), counting.resume());
  return counting.content();
}
