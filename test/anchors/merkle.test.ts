import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { packLeaves, unpackLeaves } from '../../src/anchors/leaf.ts';
import { merkleRoot } from '../../src/anchors/merkle.ts';

const heads = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    game: `01890000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
    version: index * 7,
    hash: createHash('sha256').update(String(index)).digest('hex'),
  }));

/** The definition in RFC 9162, section 2.1.1, verbatim. */
function rootByDefinition(leaves: readonly Buffer[]): Buffer {
  const [first] = leaves;
  if (first === undefined) return createHash('sha256').digest();
  if (leaves.length === 1) return createHash('sha256').update(Buffer.of(0)).update(first).digest();
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  const [left, right] = [rootByDefinition(leaves.slice(0, split)), rootByDefinition(leaves.slice(split))];
  return createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();
}

describe('the Merkle root', () => {
  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 33, 100])('of %i leaves matches RFC 9162', (count) => {
    const packed = packLeaves(heads(count));
    const leaves = Array.from({ length: count }, (_, index) => packed.subarray(index * 52, index * 52 + 52));
    expect(merkleRoot(packed)).toBe(rootByDefinition(leaves).toString('hex'));
  });

  test('depends on the order of the leaves', () => {
    const some = heads(5);
    expect(merkleRoot(packLeaves(some))).not.toBe(merkleRoot(packLeaves([...some].reverse())));
  });
});

test('packed leaves unpack unchanged', () => {
  expect(unpackLeaves(packLeaves(heads(9)))).toEqual(heads(9));
});
