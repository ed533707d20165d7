/** A chunk of a WebP file; for an animation frame, its place and duration. */
export interface WebpChunk {
  readonly name: string;
  readonly content: Buffer;
  readonly frame?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly ms: number;
  };
}

/** Reads the chunks of a WebP file (RFC 9649). */
export function chunksOf(file: Buffer): WebpChunk[] {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('This is no WebP.');
  if (file.readUInt32LE(4) !== file.length - 8) throw new Error('It does not say how long it is.');
  const chunks: WebpChunk[] = [];
  for (let at = 12; at < file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const content = file.subarray(at + 8, at + 8 + length);
    chunks.push({ name, content, ...(name === 'ANMF' && { frame: frameOf(content) }) });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

const frameOf = (content: Buffer) => ({
  x: content.readUIntLE(0, 3) * 2,
  y: content.readUIntLE(3, 3) * 2,
  width: content.readUIntLE(6, 3) + 1,
  height: content.readUIntLE(9, 3) + 1,
  ms: content.readUIntLE(12, 3),
});
