import type { PositionView } from '../engine/index.ts';
import { symbols } from './art/symbols.ts';
import { boardArt, boardDefs } from './board/art.ts';
import { planOf } from './board/plan.ts';
import { sizesFor } from './board/sizes.ts';
import { columnsOf, rowsOf } from './layout.ts';
import type { PictureOptions } from './options.ts';
import { FINE } from './picture.ts';
import { stripArt } from './strip/strip.ts';
import { el, group, short } from './svg.ts';
import { THEMES, type ThemeName } from './theme.ts';

/** Sizes of previews in pixels: that of a card is what chats unfold links with. */
export const THUMBNAIL = { width: 400, height: 240 } as const;
export const CARD = { width: 1200, height: 630 } as const;

/** A part of a picture, in pixels. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A tile is never higher than this share of the picture. */
const HIGHEST_TILE = 0.34;
const STRIP = { width: 384, base: 21, margin: 28 } as const;

/** Draws the board alone, without a ground, as SVG. */
export function renderThumbnail(view: PositionView, theme: ThemeName): string {
  const { width, height } = THUMBNAIL;
  const area = { left: 4, top: 4, width: width - 8, height: height - 8 };
  return documentOf(THUMBNAIL, boardIn(area, view, { theme }));
}

/** Draws the board and the seats in the shape of pictures that chats show with a link, as SVG. */
export function renderCard(view: PositionView, options: PictureOptions): string {
  const { width, height } = CARD;
  const theme = THEMES[options.theme ?? 'light'];
  const { margin, base } = STRIP;
  const strip = stripArt({ view, options, theme, base }, STRIP.width);
  const scale = Math.min(1, (height - 2 * margin) / strip.height);
  const left = width - margin - STRIP.width * scale;
  const top = (height - strip.height * scale) / 2;
  const area = { left: margin, top: margin, width: left - 2 * margin, height: height - 2 * margin };
  return documentOf(
    CARD,
    el('rect', { width, height, fill: theme.page }),
    boardIn(area, view, options),
    group({ transform: `translate(${short(left)} ${short(top)}) scale(${scale.toFixed(4)})` }, strip.svg),
  );
}

function documentOf({ width, height }: Pick<Area, 'width' | 'height'>, ...parts: string[]): string {
  const xmlns = 'http://www.w3.org/2000/svg';
  return el('svg', { xmlns, viewBox: `0 0 ${width} ${height}`, width, height }, ...parts);
}

/** Draws the board, with its definitions, in the middle of an area. */
function boardIn(area: Area, view: PositionView, options: PictureOptions): string {
  const theme = THEMES[options.theme ?? 'light'];
  const plan = planOf(view, options);
  const { extent } = plan;
  const [columns, rows] = [columnsOf(extent), rowsOf(extent)];
  const tile = Math.min(area.width / columns, area.height / rows, area.height * HIGHEST_TILE);
  const left = area.left + (area.width - tile * columns) / 2 - extent.west * tile;
  const top = area.top + (area.height - tile * rows) / 2 - extent.north * tile;
  return (
    el('defs', {}, symbols(theme, tile >= FINE), boardDefs(view, plan, theme)) +
    group(
      { transform: `translate(${short(left)} ${short(top)}) scale(${(tile / 100).toFixed(4)})` },
      boardArt(view, plan, theme, sizesFor(tile)),
    )
  );
}
