import { point } from '../geometry/curve.ts';
import type { Mark } from '../marks.ts';
import { group, moved } from '../svg.ts';
import type { Block, Setting } from './block.ts';
import { newsBlock } from './news.ts';
import { seatBlock } from './seat.ts';
import { turnBlock } from './turn.ts';

/** The strip beside or below the board, made for a width and a number of columns. */
export interface Strip {
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A block in a row, with its width. */
interface Placed {
  readonly wide: number;
  readonly block: Block;
}

/**
 * Draws the turn with the tile to be placed, then every seat, then the last move and the bag.
 * With several columns, the last move is on the right of the first row.
 */
export function stripArt(setting: Setting, width: number): Strip {
  const { view, base } = setting;
  const gap = base * 0.55;
  const columns = columnsFor(view.seats.length, width, base);
  const column = (width - gap * (columns - 1)) / columns;
  const turn = (wide: number) => ({ wide, block: turnBlock(setting, wide) });
  const news = (wide: number) => ({ wide, block: newsBlock(setting, wide) });
  const seats = inRows(
    view.seats.map((seat) => ({ wide: column, block: seatBlock(setting, seat, column) })),
    columns,
  );
  if (columns === 1) return stacked([[turn(width)], ...seats, [news(width)]], gap);
  const half = (width - gap) / 2;
  return stacked([[turn(half), news(half)], ...seats], gap);
}

/** The seats alone, with the height of each of their rows. */
interface Seats extends Strip {
  readonly row: number;
}

/**
 * Draws every seat, in rows of one height.
 * @param least minimum height of a row, so that the seats of several positions are aligned
 */
export function seatsArt(setting: Setting, width: number, least = 0): Seats {
  const { view, base } = setting;
  const gap = base * 0.55;
  const columns = columnsFor(view.seats.length, width, base);
  const wide = (width - gap * (columns - 1)) / columns;
  const blocks = view.seats.map((seat) => seatBlock(setting, seat, wide));
  const row = Math.max(least, ...blocks.map(({ height }) => height));
  const seats = blocks.map(({ draw }) => ({ wide, block: { height: row, draw } }));
  return { ...stacked(inRows(seats, columns), gap), row };
}

function inRows(blocks: readonly Placed[], columns: number): Placed[][] {
  const rows = Math.ceil(blocks.length / columns);
  return Array.from({ length: rows }, (_, row) => blocks.slice(row * columns, (row + 1) * columns));
}

/** Returns the number of columns that fit, reduced to balance the rows if that adds none. */
function columnsFor(seats: number, width: number, base: number): number {
  const most = Math.max(1, Math.min(seats, Math.floor(width / (base * 11))));
  return Math.ceil(seats / Math.ceil(seats / most));
}

/** Maximum extent of a panel's outline beyond the panel, in pixels. */
const rim = 4;

function stacked(rows: readonly (readonly Placed[])[], gap: number): Strip {
  let y = 0;
  const marks: Mark[] = [];
  for (const row of rows) {
    const height = Math.max(...row.map(({ block }) => block.height));
    let x = 0;
    for (const { wide, block } of row) {
      const svg = group({ transform: moved(point(x, y)) }, block.draw(wide, height));
      marks.push({ svg, left: x - rim, top: y - rim, right: x + wide + rim, bottom: y + height + rim });
      x += wide + gap;
    }
    y += height + gap;
  }
  return { height: y - gap, marks };
}
