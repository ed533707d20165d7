import { displaysIn } from '../art/displays.ts';
import { point } from '../geometry/curve.ts';
import { text, wrapped } from '../text.ts';
import { lastSentences, pictureWords } from '../words.ts';
import type { Block, Setting } from './block.ts';
import { rowArt, type TileRow } from './hand.ts';

/** Makes the block with the last move, the number of tiles in the bag and the tiles that wait to return to it. */
export function newsBlock({ view, options, theme, base }: Setting, width: number): Block {
  const words = pictureWords(options);
  const { remaining, aside } = view.bag;
  const waiting = displaysIn(view).flatMap(({ display, part }) => display.waitingTiles?.(part) ?? []);
  const isEmpty = view.over && remaining === 0;
  const bag = isEmpty ? words.bagEmpty : words.bag(remaining, aside.length + waiting.length);
  const news = lastSentences(view, options, { isPictured: true });
  const size = base * 0.95;
  const lines = news === '' ? [] : wrapped(news, size, width - base * 0.6, 4);
  const line = (content: string, y: number, fill: string) => text(base * 0.3, y, content, { size, fill });
  const below = base * (1.5 + lines.length * 1.3);
  const row = tilesInRow(waiting, width - base * 0.6, base);
  const draw = () =>
    [
      ...lines.map((content, index) => line(content, base * (1.05 + index * 1.3), theme.ink)),
      line(bag, base * (1.15 + lines.length * 1.3), theme.inkSoft),
      rowArt({ view, options, theme, base }, row, point(base * 0.3, below)),
    ].join('');
  return { height: below + (waiting.length === 0 ? 0 : row.size + base * 0.3), draw };
}

/** Arranges small tiles in a row. */
function tilesInRow(tiles: readonly string[], width: number, base: number): TileRow {
  const gap = base * 0.4;
  const size = Math.min(base * 2.2, (width + gap) / Math.max(1, tiles.length) - gap);
  return { tiles, size, gap };
}
