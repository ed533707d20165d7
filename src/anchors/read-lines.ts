import { createReadStream } from 'node:fs';

/** A line of a file, without its line end. */
export interface Line {
  readonly text: string;
  /** Its first byte, and the byte after its line end. */
  readonly start: number;
  readonly end: number;
  /** True if its line end was written. */
  readonly isWhole: boolean;
}

const newline = 10;

/** Yields the lines of a file, one at a time. @throws the file system's error, ENOENT for a missing file */
export async function* readLines(file: string): AsyncGenerator<Line> {
  let [start, parts]: [number, Buffer[]] = [0, []];
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let to = chunk.indexOf(newline); to !== -1; to = chunk.indexOf(newline, from)) {
      const bytes = Buffer.concat([...parts, chunk.subarray(from, to)]);
      const end = start + bytes.length + 1;
      yield { text: bytes.toString(), start, end, isWhole: true };
      [start, parts, from] = [end, [], to + 1];
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
  }
  const rest = Buffer.concat(parts);
  if (rest.length > 0) yield { text: rest.toString(), start, end: start + rest.length, isWhole: false };
}
