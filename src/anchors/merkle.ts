import { createHash } from 'node:crypto';
import { leafBytes } from './leaf.ts';

/** Prefixes that distinguish leaves from inner nodes (RFC 9162, section 2.1.1). */
const leafPrefix = Buffer.of(0);
const nodePrefix = Buffer.of(1);

const sha256 = (...parts: Buffer[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** Returns the root of the Merkle tree over packed leaves, as 64 hex digits (RFC 9162, section 2.1.1). */
export function merkleRoot(packed: Buffer): string {
  let level: Buffer[] = [];
  for (let at = 0; at < packed.length; at += leafBytes)
    level.push(sha256(leafPrefix, packed.subarray(at, at + leafBytes)));
  if (level.length === 0) return sha256().toString('hex');
  while (level.length > 1) level = nextLevel(level);
  return (level[0] ?? sha256()).toString('hex');
}

/** Joins nodes in pairs from the left; a single last one moves up unchanged, as in the RFC's tree. */
function nextLevel(level: readonly Buffer[]): Buffer[] {
  const next: Buffer[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index], level[index + 1]];
    if (left !== undefined) next.push(right === undefined ? left : sha256(nodePrefix, left, right));
  }
  return next;
}
