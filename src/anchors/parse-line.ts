import { z } from 'zod';
import { leafBytes } from './leaf.ts';
import type { AnchorRow } from './store.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const lineSchema = z.strictObject({
  number: z.int().min(1),
  at: z.iso.datetime({ precision: 3 }),
  size: z.int().min(0),
  root: hash,
  previous: hash,
  leaves: z.base64(),
});

/** Parses a line of an anchor file; undefined if it is not an anchor. */
export function parseLine(line: string): AnchorRow | undefined {
  const read = lineSchema.safeParse(parseJson(line));
  if (!read.success) return undefined;
  const { number, at, size, root, previous } = read.data;
  const leaves = Buffer.from(read.data.leaves, 'base64');
  if (leaves.length !== size * leafBytes) return undefined;
  return { number, at: new Date(at), root, previous, leaves };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
