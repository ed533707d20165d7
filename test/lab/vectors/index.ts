import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { compareVector } from './compare.ts';
import { parseVector } from './format.ts';

/**
 * `npm run vectors -- FILE...`: plays recorded games (one JSON object a line, plain or gzip) through the engine,
 * prints the first difference of each failing game, and ends with 1 if any failed.
 */

/** The result of one game. */
export interface VectorResult {
  readonly id: string;
  /** The first difference, or why the game could not be played; undefined when there is none. */
  readonly failure: string | undefined;
}

/** Compares all games of a file. */
export function compareFile(bytes: Uint8Array): VectorResult[] {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const text = Buffer.from(isZipped ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, number) => compareLine(line, number + 1));
}

function compareLine(line: string, number: number): VectorResult {
  let id = `line ${number}`;
  try {
    const vector = parseVector(line);
    id = vector.id;
    compareVector(vector);
    return { id, failure: undefined };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error('Usage: npm run vectors -- FILE...');
    return 2;
  }
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    for (const { id, failure } of compareFile(readFileSync(file))) {
      if (failure === undefined) passed++;
      else {
        failed++;
        console.log(`FAILED ${file} ${id}\n  ${failure}`);
      }
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

if (import.meta.filename === process.argv[1]) process.exitCode = main(process.argv.slice(2));
