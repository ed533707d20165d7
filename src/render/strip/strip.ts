import type { PositionView } from '../../engine/index.ts';
import { point } from '../geometry/curve.ts';
import type { PictureOptions } from '../options.ts';
import { ownOf } from '../own.ts';
import { group, moved } from '../svg.ts';
import { text, wrapped } from '../text.ts';
import type { Theme } from '../theme.ts';
import { lastSentences, pictureWords } from '../words.ts';
import type { Block, Setting } from './block.ts';
import { seatBlock } from './seat.ts';
import { turnBlock } from './turn.ts';

/** The strip beside or below the board, made for a width and a number of columns. */
export interface Strip {
  readonly height: number;
  readonly svg: string;
}

/**
 * Whose turn it is and the tile to be placed, then every seat, then what happened last and the bag.
 * Where there is room for several columns, what happened stands at the right of the first row.
 */
export function stripArt(
  view: PositionView,
  options: PictureOptions,
  theme: Theme,
  base: number,
  width: number,
): Strip {
  const setting: Setting = { view, options, theme, own: ownOf(view), base };
  const gap = base * 0.55;
  const columns = columnsFor(view.seats.length, width, base);
  const column = (width - gap * (columns - 1)) / columns;
  const half = (width - gap) / 2;
  const turn = (wide: number) => ({ wide, block: turnBlock(setting, wide) });
  const news = (wide: number) => ({ wide, block: newsBlock(setting, wide) });
  const seats = view.seats.map((seat) => ({ wide: column, block: seatBlock(setting, seat, column) }));
  const rows = [
    columns === 1 ? [turn(width)] : [turn(half), news(half)],
    ...Array.from({ length: Math.ceil(seats.length / columns) }, (_, row) =>
      seats.slice(row * columns, (row + 1) * columns),
    ),
    ...(columns === 1 ? [[news(width)]] : []),
  ];
  let y = 0;
  const parts: string[] = [];
  for (const row of rows) {
    const height = Math.max(...row.map(({ block }) => block.height));
    let x = 0;
    for (const { wide, block } of row) {
      parts.push(group({ transform: moved(point(x, y)) }, block.draw(wide, height)));
      x += wide + gap;
    }
    y += height + gap;
  }
  return { height: y - gap, svg: parts.join('') };
}

/** As many columns as fit, but rows of equal length where that costs no row. */
function columnsFor(seats: number, width: number, base: number): number {
  const most = Math.max(1, Math.min(seats, Math.floor(width / (base * 11))));
  return Math.ceil(seats / Math.ceil(seats / most));
}

/** What happened last, and how many tiles are left. */
function newsBlock({ view, options, theme, base }: Setting, width: number): Block {
  const told = lastSentences(view, options);
  const words = pictureWords(options);
  const bag = view.over ? words.bagEmpty : words.bag(view.bag.left, view.bag.aside.length);
  const lines = told === '' ? [] : wrapped(told, base * 0.95, width - base * 0.6, 4);
  const draw = () =>
    [
      ...lines.map((line, index) =>
        text(base * 0.3, base * (1.05 + index * 1.3), line, {
          size: base * 0.95,
          fill: theme.ink,
        }),
      ),
      text(base * 0.3, base * (1.15 + lines.length * 1.3), bag, {
        size: base * 0.95,
        fill: theme.inkSoft,
      }),
    ].join('');
  return { height: base * (1.5 + lines.length * 1.3), draw };
}
