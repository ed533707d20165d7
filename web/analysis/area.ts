import { entriesInEffect } from '../../src/engine/in-effect.ts';
import type { LogEntry } from '../api/client.ts';
import type { Cell } from '../board/cell.ts';

/** A part of the board, in units of 100 a cell. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Minimum number of cells shown in each direction. */
const least = 5;
const margin = 1.6;

/** Returns the cell of a decision that lays a tile. */
export function cellOf(decision: object | null | undefined): Cell | undefined {
  if (decision === null || decision === undefined || !('x' in decision) || !('y' in decision))
    return undefined;
  return { x: Number(decision.x), y: Number(decision.y) };
}

/** Returns the cells of the tiles that lay on the board after an entry of the log, the start tile with them. */
export function laidBy(entries: readonly LogEntry[], seq: number): Cell[] {
  const events = entriesInEffect(entries.slice(0, seq)).flatMap((entry) => entry.events);
  return [{ x: 0, y: 0 }, ...events.filter((event) => event.type === 'tile-placed')];
}

/**
 * Returns the part of the board around some cells, or the whole board if there are none.
 * @param ratio width for each unit of height
 */
export function areaAround(cells: readonly Cell[], tiles: readonly Cell[], ratio = 1): Area {
  const shown = boundsOf(cells.length > 0 ? cells : tiles, margin);
  const height = Math.max(shown.height, shown.width / ratio, least);
  const board = boundsOf([...tiles, ...cells], 0.4);
  const x = within(shown.x + shown.width / 2, height * ratio, board.x, board.width);
  const y = within(shown.y + shown.height / 2, height, board.y, board.height);
  return { x: x * 100, y: y * 100, width: height * ratio * 100, height: height * 100 };
}

function boundsOf(cells: readonly Cell[], around: number): Area {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return { x, y, width: Math.max(...xs) + 1 + around - x, height: Math.max(...ys) + 1 + around - y };
}

/** Returns the start of a section centred at a place but kept within the board; if longer than the board, centred on it. */
function within(middle: number, length: number, start: number, most: number): number {
  if (length >= most) return start + (most - length) / 2;
  return Math.min(Math.max(middle - length / 2, start), start + most - length);
}
