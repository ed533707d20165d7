import type { PositionView } from '../engine/index.ts';
import type { PictureOptions } from './options.ts';
import { drawPicture, type Picture } from './picture.ts';
import { alternativeText } from './words.ts';

export { type Asked, type PictureOptions, type Placement, WIDTHS } from './options.ts';
export type { Picture } from './picture.ts';
export { closePictures, PicturesBusy, renderPng } from './png.ts';
export { SEATS } from './seats.ts';
export { renderPiece, renderTile, segmentAt, segmentSpots } from './single.ts';
export { isThemeName, THEME_NAMES, THEMES, type ThemeName } from './theme.ts';
export { tileSheet } from './tile-sheet.ts';

/**
 * Draws the board of a position with its strip of seats, as SVG, and says its essence in words.
 *
 * ```ts
 * const { svg, alt, width, height } = renderBoard(viewFor(state, seat), {
 *   players: ['Anna', 'Bruno'],
 *   theme: 'dark',
 *   width: 1000,                     // pixels at which it will be seen: letters and pieces stay readable
 *   language: 'it',
 *   last: { seat, decision, events }, // a ring, points gained, sentences
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
  return drawPicture(view, options);
}

/** Says the essence of a board in words without drawing it: the `alt` of its picture. */
export function tellBoard(view: PositionView, options: PictureOptions = {}): string {
  return alternativeText(view, options);
}
