import { readSync } from 'node:fs';
import { leafBytes, readLeaf } from '../leaf.ts';
import type { AnchoredHead } from '../store.ts';
import type { IndexedAnchor } from './read-file.ts';

/** Three leaves are 208 base64 digits, so that each read has whole leaves. */
const digitsOfThree = 208;
const leavesAtOnce = 60;

/** Yields the heads of an anchor in an open file, reading a few kilobytes at a time. */
function* leavesOf(descriptor: number, { size, leavesAt }: IndexedAnchor): Generator<AnchoredHead> {
  const digits = Buffer.alloc((leavesAtOnce / 3) * digitsOfThree);
  for (let from = 0; from < size; from += leavesAtOnce) {
    readSync(descriptor, digits, 0, digits.length, leavesAt + (from / 3) * digitsOfThree);
    const packed = Buffer.from(digits.toString('latin1'), 'base64');
    const count = Math.min(leavesAtOnce, size - from);
    for (let index = 0; index < count; index += 1) yield readLeaf(packed, index * leafBytes);
  }
}

/** Yields the heads of all anchors sorted by game, those of one game in anchor order. */
export function sortedLeaves(descriptor: number, anchors: readonly IndexedAnchor[]): Generator<AnchoredHead> {
  return merged(anchors.map((anchor) => leavesOf(descriptor, anchor)));
}

function merged(sources: readonly Generator<AnchoredHead>[]): Generator<AnchoredHead> {
  const [first, ...others] = sources;
  if (first === undefined) return (function* () {})();
  if (others.length === 0) return first;
  const middle = Math.ceil(sources.length / 2);
  return mergedPair(merged(sources.slice(0, middle)), merged(sources.slice(middle)));
}

/** Merges two sorted sequences; for equal games the first sequence's come first. */
function* mergedPair(one: Generator<AnchoredHead>, other: Generator<AnchoredHead>): Generator<AnchoredHead> {
  let left = one.next();
  let right = other.next();
  while (!left.done || !right.done) {
    if (!left.done && (right.done || left.value.game <= right.value.game)) {
      yield left.value;
      left = one.next();
    } else if (!right.done) {
      yield right.value;
      right = other.next();
    }
  }
}
