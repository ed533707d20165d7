import type { Decision } from '../../../engine/index.ts';
import { pieceOf } from './read-places.ts';
import { type Reading, refusalAt } from './reading.ts';

/**
 * `PAY_RANSOM` anywhere before the tile is placed, or after it until a tower captures a follower: up to then it has the same effect.
 * Nothing if no follower is bought.
 */
export function readRansom(reading: Reading, seat: number): Decision | undefined {
  const index = ransomIn(reading);
  if (index === undefined) return undefined;
  const entry = reading.entries[index];
  if (entry?.type !== 'PAY_RANSOM') return { type: 'ransom', seat: null };
  const { meepleId } = entry.payload;
  const piece = pieceOf(reading, index, meepleId, seat);
  const holder = reading.prisoners.get(meepleId);
  if (holder === undefined) throw refusalAt(reading, index, `nobody holds ${meepleId} (R-TOWER-8)`);
  reading.prisoners.delete(meepleId);
  reading.ransoms.add(index);
  return { type: 'ransom', seat: holder, piece };
}

/** The ransom of an abbey that is then declined is asked here after it. */
export function postponeRansom({ entries, at }: Reading): void {
  const [ransom, then] = entries.slice(at, at + 2);
  if (ransom !== undefined && then?.type === 'PASS') entries.splice(at, 2, then, ransom);
}

/** Returns the index of the ransom of this part, or of the entry before which it must be; undefined if the file ends before. */
function ransomIn({ entries, at }: Reading): number | undefined {
  let isPlaced = false;
  for (let index = at; index < entries.length; index++) {
    const type = entries[index]?.type;
    if (type === 'PAY_RANSOM' || type === 'CAPTURE_FOLLOWER') return index;
    if (isPlaced && (type === 'COMMIT' || type === 'PLACE_TILE')) return index;
    isPlaced ||= type === 'PLACE_TILE';
  }
  return isPlaced ? entries.length : undefined;
}
