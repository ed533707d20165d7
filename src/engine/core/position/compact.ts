import { frontierCount, frontierX, frontierY } from './frontier.ts';
import { cellAt } from './grid.ts';
import { emptyJournal, type Position } from './position.ts';
import { tileCount, xOf, yOf } from './tiles.ts';

/**
 * A position without its grid, which is made again from the rest. 16 bits hold each of its integers; only the edges
 * around an empty cell use the sign for another.
 */
export type CompactPosition = Pick<Position, 'box' | 'at'> & { readonly memory: Int16Array };

/**
 * Returns a copy of a position without its grid, in the memory of an `earlier` one of the same game where that is given:
 * nothing is allocated then, and the earlier one is lost.
 */
export function compactPosition({ box, at, memory }: Position, earlier?: CompactPosition): CompactPosition {
  if (earlier?.at !== at) return { box, at, memory: new Int16Array(memory) };
  earlier.memory.set(memory);
  return earlier;
}

/** Returns how many bytes a compact position takes. */
export const sizeOfPosition = ({ memory }: CompactPosition): number => memory.byteLength;

/** Returns the position again, which shares nothing with the compact one. */
export function expandPosition({ box, at, memory }: CompactPosition): Position {
  const whole = new Int32Array(memory);
  const edges = at.frontierEdges;
  for (let frontier = edges + whole[at.frontierCount] - 1; frontier >= edges; frontier--)
    whole[frontier] &= 0xffff;
  return withGrid({ box, at, memory: whole });
}

/** Returns the position with this memory, which it takes over. */
function withGrid({ box, at, memory }: Pick<Position, 'box' | 'at' | 'memory'>): Position {
  const grid = new Int16Array(at.gridCells);
  const position: Position = { box, at, memory, grid, journal: emptyJournal(), events: undefined };
  for (let tile = tileCount(position) - 1; tile >= 0; tile--) {
    grid[cellAt(position, xOf(position, tile), yOf(position, tile))] = tile + 1;
  }
  for (let frontier = frontierCount(position) - 1; frontier >= 0; frontier--) {
    const cell = cellAt(position, frontierX(position, frontier), frontierY(position, frontier));
    grid[cell] = -frontier - 1;
  }
  return position;
}

/** A position as data, without the box that its numbers stand for. */
export type PackedPosition = Pick<Position, 'at' | 'memory'>;

/** Returns a position as data; the position must no longer change. */
export const packPosition = ({ at, memory }: Position): PackedPosition => ({ at, memory });

/** Restores a packed position, in the box of the same rules and seats; it takes over the packed one's memory. */
export const unpackPosition = (box: Position['box'], { at, memory }: PackedPosition): Position =>
  withGrid({ box, at, memory });
