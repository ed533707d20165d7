import type { AnchoredHead } from './store.ts';

/** Bytes of a leaf: a game's id (16), its version (4, the most significant first) and the hash of its head (32). */
export const leafBytes = 52;

const idBytes = 16;
const hashAt = 20;

/** Returns the leaves of an anchor as one block of bytes, in the given order. */
export function packLeaves(heads: readonly AnchoredHead[]): Buffer {
  const packed = Buffer.alloc(heads.length * leafBytes);
  for (const [index, { game, version, hash }] of heads.entries()) {
    const at = index * leafBytes;
    packed.write(game.replaceAll('-', ''), at, idBytes, 'hex');
    packed.writeUInt32BE(version, at + idBytes);
    packed.write(hash, at + hashAt, 'hex');
  }
  return packed;
}

/** Returns the leaf at a byte of a block. */
export function readLeaf(packed: Buffer, at: number): AnchoredHead {
  const id = packed.toString('hex', at, at + idBytes);
  const game = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
  const hash = packed.toString('hex', at + hashAt, at + leafBytes);
  return { game, version: packed.readUInt32BE(at + idBytes), hash };
}

/** Returns every leaf of a block. */
export function unpackLeaves(packed: Buffer): AnchoredHead[] {
  return Array.from({ length: packed.length / leafBytes }, (_, index) => readLeaf(packed, index * leafBytes));
}
