import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import type { Finding } from '../../games/log/verify/finding.ts';
import { maxLeaves } from '../anchor.ts';
import { appendToFile } from '../append-to-file.ts';
import type { AnchoredHead } from '../store.ts';
import { checkAge, compareWithDatabase } from './compare.ts';
import { sortedLeaves } from './leaves.ts';
import { type IndexedFile, readAnchorFile } from './read-file.ts';

/** Evidence about the logs, kept outside the database. */
export interface Evidence {
  /** Number of anchors. */
  readonly anchors: number;
  /** Findings about the anchors themselves. */
  readonly findings: readonly Finding[];
  /** All anchored heads, sorted by game; can be read once. */
  readonly heads: Iterator<AnchoredHead>;
  /** All games that started before were anchored in their state at that time; undefined if unknown. */
  readonly completeUntil: Date | undefined;
  close(): Promise<void>;
}

/**
 * Opens the anchors in a file. A missing file is reported and replaced by the database's anchors, which can be changed
 * along with the logs.
 */
export async function openEvidence(db: Db, file: string | undefined, now: Date): Promise<Evidence> {
  const given = file === undefined ? undefined : await readIfThere(file);
  if (given !== undefined) {
    const findings = [...given.findings, ...(await compareWithDatabase(db.prisma, given, now))];
    return evidenceIn(given, [...findings, ...checkAge(given, now)]);
  }
  const folder = await mkdtemp(join(tmpdir(), 'anchors-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'anchors.jsonl');
    await appendToFile({ db }, copy);
    const indexed = await readAnchorFile(copy);
    const missing = indexed.anchors.length > 0 ? [fileMissing(file)] : [];
    return evidenceIn(indexed, [...missing, ...indexed.findings, ...checkAge(indexed, now)], remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

const fileMissing = (file: string | undefined): Finding => ({
  code: file === undefined ? 'no-anchor-file' : 'anchor-file-missing',
  detail: `There is no anchor file${file === undefined ? '' : ` ${file}`}: only the anchors in the database were used.`,
});

async function readIfThere(file: string): Promise<IndexedFile | undefined> {
  try {
    return await readAnchorFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function evidenceIn(
  { file, anchors }: IndexedFile,
  findings: readonly Finding[],
  remove?: () => Promise<void>,
): Evidence {
  const descriptor = openSync(file, 'r');
  const last = anchors.at(-1);
  const isComplete = last !== undefined && last.size < maxLeaves && anchors.length === last.number;
  return {
    anchors: anchors.length,
    findings,
    heads: sortedLeaves(descriptor, anchors),
    completeUntil: isComplete ? last.at : undefined,
    close: async () => {
      closeSync(descriptor);
      await remove?.();
    },
  };
}
