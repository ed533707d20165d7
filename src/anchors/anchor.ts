import { hash } from 'node:crypto';
import { leafBytes, packLeaves } from './leaf.ts';
import { merkleRoot } from './merkle.ts';
import type { AnchoredHead, AnchorRow } from './store.ts';

/** The `previous` of the first anchor. */
const noAnchor = '0'.repeat(64);

/** Maximum number of heads in an anchor; a first anchor of many games is split. A line then has at most 0.7 MB. */
export const maxLeaves = 10_000;

/** Returns the anchor of these heads, sorted by game, that follows the last one. */
export function anchorAfter(
  last: AnchorRow | undefined,
  heads: readonly AnchoredHead[],
  at: Date,
): AnchorRow {
  const leaves = packLeaves(heads);
  const previous = last === undefined ? noAnchor : hashOfLine(lineOf(last));
  return { number: (last?.number ?? 0) + 1, at, root: merkleRoot(leaves), previous, leaves };
}

/** Number of heads in an anchor. */
export const sizeOf = ({ leaves }: Pick<AnchorRow, 'leaves'>): number => leaves.length / leafBytes;

/**
 * Returns an anchor as a line of JSON, without a line end. Anchors are kept outside in this form, over which the
 * `previous` of the next one is computed. Members are in this order and `leaves` is base64.
 */
export function lineOf(anchor: AnchorRow): string {
  const { number, at, root, previous, leaves } = anchor;
  const size = sizeOf(anchor);
  return JSON.stringify({ number, at, size, root, previous, leaves: leaves.toString('base64') });
}

/** Returns SHA-256 over a line, as 64 hex digits. */
export const hashOfLine = (line: string): string => hash('sha256', line, 'hex');
