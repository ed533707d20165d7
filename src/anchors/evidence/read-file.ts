import type { Finding } from '../../games/log/verify/finding.ts';
import { hashOfLine, sizeOf } from '../anchor.ts';
import { leafBytes } from '../leaf.ts';
import { merkleRoot } from '../merkle.ts';
import { parseLine } from '../parse-line.ts';
import { readLines } from '../read-lines.ts';
import type { AnchorRow } from '../store.ts';

/** An anchor's place in a file, and its content without the leaves. */
export interface IndexedAnchor {
  readonly number: number;
  readonly at: Date;
  /** Number of leaves. */
  readonly size: number;
  /** Hash of the line. */
  readonly hash: string;
  readonly previous: string;
  /** The file offset of the leaves. */
  readonly leavesAt: number;
}

/** An anchor file, and its faults. */
export interface IndexedFile {
  readonly file: string;
  /** In the order of the file. */
  readonly anchors: readonly IndexedAnchor[];
  readonly findings: readonly Finding[];
}

/**
 * Reads and verifies an anchor file: every line is an anchor with the right root, and names the previous line. An
 * incomplete line is ignored, because the service writes it again.
 * @throws the file system's error
 */
export async function readAnchorFile(file: string): Promise<IndexedFile> {
  const anchors: IndexedAnchor[] = [];
  const findings: Finding[] = [];
  let lineNumber = 0;
  for await (const { text, start, isWhole } of readLines(file)) {
    lineNumber += 1;
    if (!isWhole) continue;
    const anchor = parseLine(text);
    if (anchor === undefined || !isSound(anchor)) {
      findings.push(changed(`Line ${lineNumber} of the anchor file is not the anchor that was written.`));
      continue;
    }
    const indexed = { ...anchor, size: sizeOf(anchor), hash: hashOfLine(text), leaves: undefined };
    const leavesAt = start + text.indexOf('"leaves":"') + '"leaves":"'.length;
    findings.push(...gapBetween(anchors.at(-1), indexed));
    anchors.push({ ...indexed, leavesAt });
  }
  return { file, anchors, findings };
}

const changed = (detail: string): Finding => ({ code: 'anchor-line-changed', detail });

/** Returns whether the root matches the leaves, and these are sorted by game. */
function isSound({ root, leaves }: AnchorRow): boolean {
  if (merkleRoot(leaves) !== root) return false;
  for (let at = leafBytes; at < leaves.length; at += leafBytes)
    if (leaves.compare(leaves, at, at + 16, at - leafBytes, at - leafBytes + 16) >= 0) return false;
  return true;
}

function gapBetween(
  last: IndexedAnchor | undefined,
  next: Pick<IndexedAnchor, 'number' | 'previous'>,
): Finding[] {
  const expected = (last?.number ?? 0) + 1;
  if (next.number !== expected) {
    const lost =
      next.number > expected ? `Anchors ${expected} to ${next.number - 1} are missing` : 'The order is wrong';
    return [
      { code: 'anchor-lines-missing', detail: `${lost} before anchor ${next.number} in the anchor file.` },
    ];
  }
  const previous = last?.hash ?? '0'.repeat(64);
  if (next.previous === previous) return [];
  return [
    changed(
      `Anchor ${expected - 1} in the anchor file is not the one that anchor ${expected} was made after.`,
    ),
  ];
}
