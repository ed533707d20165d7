import type { PositionView } from '../engine/index.ts';
import { symbols } from './art/symbols.ts';
import { boardArt, boardDefs } from './board/art.ts';
import { coordinates } from './board/coordinates.ts';
import { type BoardPlan, planOf } from './board/plan.ts';
import { sizesFor } from './board/sizes.ts';
import { chooseLayout, columnsOf, type Frame, frameOf, type Layout, rowsOf } from './layout.ts';
import { boundedWidth, type PictureOptions } from './options.ts';
import { stripArt } from './strip/strip.ts';
import { el, escaped, group, short } from './svg.ts';
import { THEMES, type Theme } from './theme.ts';
import { describeBoard } from './words.ts';

/** A picture of a position. */
export interface Picture {
  readonly svg: string;
  /** The position's essence in a few sentences. */
  readonly alt: string;
  /** Size in pixels, for `<img>`. */
  readonly width: number;
  readonly height: number;
}

/** Everything that the document of a picture is made of. */
interface Parts {
  readonly view: PositionView;
  readonly plan: BoardPlan;
  readonly theme: Theme;
  readonly frame: Frame;
  readonly layout: Layout;
  readonly alt: string;
}

/** Pixels of a tile from which doors and windows can be seen. */
export const FINE = 52;

/**
 * Draws the board of a position with its strip of seats, as SVG, and describes it in words.
 *
 * ```ts
 * const { svg, alt, width, height } = renderBoard(viewFor(state, seat), {
 *   players: ['Anna', 'Bruno'],
 *   theme: 'dark',
 *   width: 1000,                     // pixels at which it will be seen: letters and pieces stay readable
 *   language: 'it',
 *   last: { seat, decision, events }, // a frame, points gained, sentences
 *   placements: options.map(…),      // { x, y, rotation, label? }: numbered dashed squares
 *   awaiting: { seat: 1, phase: 'place', deadline: 'Sunday 18:00' },
 * });
 * const png = await renderPng(svg, width);
 * ```
 *
 * A picture shows what the view holds and nothing else, so it is as secret as the view. Pure: the same arguments
 * give the same bytes, and no clock is read.
 */
export function renderBoard(view: PositionView, options: PictureOptions = {}): Picture {
  const theme = THEMES[options.theme ?? 'light'];
  const frame = frameOf(boundedWidth(options.width));
  const plan = planOf(view, options);
  const setting = { view, options, theme, base: frame.base };
  const layout = chooseLayout((width) => stripArt(setting, width), plan.extent, frame);
  const alt = describeBoard(view, options);
  const svg = documentOf({ view, plan, theme, frame, layout, alt });
  return { svg, alt, width: frame.width, height: layout.height };
}

function documentOf(parts: Parts): string {
  const { view, plan, theme, frame, layout, alt } = parts;
  const { width } = frame;
  const { height, tile, strip } = layout;
  const xmlns = 'http://www.w3.org/2000/svg';
  return el(
    'svg',
    { xmlns, viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': alt },
    `<title>${escaped(alt)}</title>`,
    el('defs', {}, symbols(theme, tile >= FINE), boardDefs(view, plan, theme)),
    el('rect', { width, height, fill: theme.page }),
    boardGroup(parts),
    group({ id: 'strip', transform: stripPlace(frame, layout) }, strip.svg),
  );
}

/** Draws the board in the middle of the room that the strip leaves. */
function boardGroup({ view, plan, theme, frame, layout }: Parts): string {
  const { base, gutter } = frame;
  const { tile } = layout;
  const { extent } = plan;
  const scale = tile / 100;
  const room = boardRoom(frame, layout);
  const left = frame.margin + (room.width - tile * columnsOf(extent)) / 2 - extent.west * tile;
  const top = frame.margin + (room.height - tile * rowsOf(extent)) / 2 - extent.north * tile;
  return group(
    { id: 'board', transform: `translate(${short(left)} ${short(top)}) scale(${scale.toFixed(4)})` },
    coordinates(extent, theme, Math.min(base * 0.85, tile * 0.6) / scale, (gutter * 0.55) / scale),
    boardArt(view, plan, theme, sizesFor(tile)),
  );
}

/** Returns the room that the strip leaves for the board. */
export const boardRoom = ({ width, margin }: Frame, { isBeside, strip, stripWidth, height }: Layout) =>
  isBeside
    ? { width: width - stripWidth - margin * 3, height: height - margin * 2 }
    : { width: width - margin * 2, height: height - strip.height - margin * 3 };

export const stripPlace = (
  { width, margin }: Frame,
  { isBeside, strip, stripWidth, height }: Layout,
): string =>
  isBeside
    ? `translate(${short(width - margin - stripWidth)} ${short(margin)})`
    : `translate(${short(margin)} ${short(height - margin - strip.height)})`;
