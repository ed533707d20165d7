import type { PositionView } from '../engine/index.ts';
import { planOf } from './board/plan.ts';
import { sizesFor } from './board/sizes.ts';
import { type Area, type Composition, type PlacedBoard, placeAt, placeIn } from './composition.ts';
import { columnsOf, rowsOf } from './layout.ts';
import type { PictureOptions } from './options.ts';
import { stripArt } from './strip/strip.ts';
import { THEMES, type ThemeName } from './theme.ts';

/** Sizes of previews in pixels: that of a card is what chats unfold links with. */
export const THUMBNAIL = { width: 400, height: 240 } as const;
export const CARD = { width: 1200, height: 630 } as const;

/** A tile is never higher than this share of the picture. */
const HIGHEST_TILE = 0.34;
const STRIP = { width: 384, base: 21, margin: 28 } as const;

/** Puts together a picture of the board alone, without a ground. */
export function composeThumbnail(view: PositionView, theme: ThemeName): Composition {
  const { width, height } = THUMBNAIL;
  const area = { left: 4, top: 4, width: width - 8, height: height - 8 };
  const board = boardIn(area, view, { theme });
  return { ...THUMBNAIL, page: undefined, board, coordinates: [], strip: undefined };
}

/** Puts together the board and the seats in the shape of pictures that chats show with a link. */
export function composeCard(view: PositionView, options: PictureOptions): Composition {
  const { height } = CARD;
  const theme = THEMES[options.theme ?? 'light'];
  const { margin, base } = STRIP;
  const strip = stripArt({ view, options, theme, base }, STRIP.width);
  const scale = Math.min(1, (height - 2 * margin) / strip.height);
  const left = CARD.width - margin - STRIP.width * scale;
  const top = (height - strip.height * scale) / 2;
  const area = { left: margin, top: margin, width: left - 2 * margin, height: height - 2 * margin };
  return {
    ...CARD,
    page: theme.page,
    board: boardIn(area, view, options),
    coordinates: [],
    strip: { ...placeAt(left, top, scale), marks: strip.marks },
  };
}

/** Places the board in the middle of an area. */
function boardIn(area: Area, view: PositionView, options: PictureOptions): PlacedBoard {
  const theme = THEMES[options.theme ?? 'light'];
  const plan = planOf(view, options);
  const { extent } = plan;
  const [columns, rows] = [columnsOf(extent), rowsOf(extent)];
  const tile = Math.min(area.width / columns, area.height / rows, area.height * HIGHEST_TILE);
  return { view, plan, theme, sizes: sizesFor(tile), ...placeIn(area, extent, tile) };
}
