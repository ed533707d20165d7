import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { transaction } from '../db/transactions.ts';
import type { Tx } from '../db/tx.ts';
import type { Deps } from '../platform/deps.ts';
import { hashOfLine, lineOf } from './anchor.ts';
import { parseLine } from './parse-line.ts';
import { findAnchorAfter, lockAnchors } from './store.ts';

/** Thrown when the file has other anchors than the database; the message says what to do. */
export class AnchorFileError extends Error {
  override readonly name = 'AnchorFileError';
}

/** More than the longest line, bytes. */
const tailBytes = 2_000_000;

/**
 * Appends missing anchors to a file. Each process does so for its own file, one at a time because processes on one
 * machine share the file.
 * @throws AnchorFileError if the database's anchors do not continue those of the file
 */
export async function appendToFile({ db }: Pick<Deps, 'db'>, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a+', 0o600);
  try {
    await transaction(db, async (client) => {
      await lockAnchors(client);
      await appendMissing(client, handle, file);
    });
  } finally {
    await handle.close();
  }
}

async function appendMissing(client: Tx, handle: FileHandle, file: string): Promise<void> {
  let { number, hash } = await repairEnd(handle, file);
  for (let next = await findAnchorAfter(client, number); next; next = await findAnchorAfter(client, number)) {
    if (next.number !== number + 1 || (hash !== undefined && next.previous !== hash))
      throw doesNotContinue(file, number);
    const line = lineOf(next);
    await handle.appendFile(`${line}\n`);
    await handle.sync();
    [number, hash] = [next.number, hashOfLine(line)];
  }
}

const doesNotContinue = (file: string, number: number) =>
  new AnchorFileError(
    `The database's anchors do not continue anchor ${number} of ${file}: verify the logs, then move the file away.`,
  );

/**
 * Returns the number and hash of a file's last anchor. Truncates the file after it: a process that died while writing may
 * have left a partial line.
 */
async function repairEnd(
  handle: FileHandle,
  file: string,
): Promise<{ number: number; hash: string | undefined }> {
  const { size } = await handle.stat();
  const tail = Buffer.alloc(Math.min(size, tailBytes));
  await handle.read(tail, 0, tail.length, size - tail.length);
  const end = tail.lastIndexOf('\n');
  if (end < tail.length - 1) await handle.truncate(size - tail.length + end + 1);
  if (end === -1) return { number: 0, hash: undefined };
  const line = tail.toString('utf8', tail.lastIndexOf('\n', end - 1) + 1, end);
  const anchor = parseLine(line);
  if (anchor === undefined) throw doesNotContinue(file, 0);
  return { number: anchor.number, hash: hashOfLine(line) };
}
