import type { PositionView } from '../engine/index.ts';
import { coordinates } from './board/coordinates.ts';
import { planOf } from './board/plan.ts';
import { sizesFor } from './board/sizes.ts';
import { type Composition, placeAt, placeIn, svgOf } from './composition.ts';
import { chooseLayout, type Frame, frameOf, type Layout } from './layout.ts';
import type { Layer, Mark } from './marks.ts';
import { boundedWidth, type PictureOptions } from './options.ts';
import { stripArt } from './strip/strip.ts';
import { escaped } from './svg.ts';
import { THEMES } from './theme.ts';
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
 * const png = await renderPng({ board: view, options }, width);
 * ```
 *
 * A picture shows what the view holds and nothing else, so it is as secret as the view. Pure: the same arguments
 * give the same bytes, and no clock is read.
 */
export function renderBoard(view: PositionView, options: PictureOptions = {}): Picture {
  const composition = composeBoard(view, options);
  const { width, height } = composition;
  const alt = describeBoard(view, options);
  const named = { role: 'img', 'aria-label': alt };
  return { svg: svgOf(composition, named, `<title>${escaped(alt)}</title>`), alt, width, height };
}

/** Puts together what `renderBoard` draws: the board in the middle of the room that the strip leaves. */
export function composeBoard(view: PositionView, options: PictureOptions = {}): Composition {
  const theme = THEMES[options.theme ?? 'light'];
  const frame = frameOf(boundedWidth(options.width));
  const plan = planOf(view, options);
  const { base, gutter, width } = frame;
  const setting = { view, options, theme, base };
  const { extent } = plan;
  const layout = chooseLayout((wide) => stripArt(setting, wide), extent, frame);
  const { tile, height, strip } = layout;
  const scale = tile / 100;
  const room = boardRoom(frame, layout);
  const { margin } = frame;
  return {
    width,
    height,
    page: theme.page,
    board: {
      view,
      plan,
      theme,
      sizes: sizesFor(tile),
      ...placeIn({ left: margin, top: margin, ...room }, extent, tile),
    },
    coordinates: coordinates(
      extent,
      theme,
      Math.min(base * 0.85, tile * 0.6) / scale,
      (gutter * 0.55) / scale,
    ),
    strip: stripLayer(frame, layout, strip.marks),
  };
}

/** Returns the room that the strip leaves for the board. */
export const boardRoom = ({ width, margin }: Frame, { isBeside, strip, stripWidth, height }: Layout) =>
  isBeside
    ? { width: width - stripWidth - margin * 3, height: height - margin * 2 }
    : { width: width - margin * 2, height: height - strip.height - margin * 3 };

/** Places the marks of a strip. */
export const stripLayer = (
  { width, margin }: Frame,
  { isBeside, strip, stripWidth, height }: Layout,
  marks: readonly Mark[],
): Layer =>
  isBeside
    ? { ...placeAt(width - margin - stripWidth, margin), marks }
    : { ...placeAt(margin, height - margin - strip.height), marks };
