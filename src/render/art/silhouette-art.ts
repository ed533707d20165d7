import type { SeatLook } from '../seats.ts';
import { el, group } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { emblemArt } from './emblems.ts';
import type { Silhouette } from './expansion-art.ts';
import { stroked } from './shapes.ts';

/** Draws a silhouette in the look of a seat, standing. */
export function silhouetteArt(
  theme: Theme,
  { outline, emblem, details }: Silhouette,
  look: SeatLook,
): string {
  const outlined = (fill: string, stroke: string, width: number) =>
    el('path', { d: outline, fill, stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return [
    el('path', { d: outline, fill: theme.shadow, 'fill-opacity': '.3', transform: 'translate(1.2 1.8)' }),
    outlined('#fffdf6', '#fffdf6', 4.2),
    outlined(look.fill, look.shade, 1.5),
    details === undefined ? '' : detailsArt(details, look),
    emblem === undefined ? '' : emblemOn(emblem, look),
  ].join('');
}

const detailsArt = (details: string, { line }: SeatLook): string =>
  stroked(details, line, 1.2, { 'stroke-linecap': 'round', 'stroke-opacity': '.75' });

const emblemOn = ({ x, y, size }: NonNullable<Silhouette['emblem']>, { emblem, ink }: SeatLook): string =>
  group({ transform: `translate(${x} ${y}) scale(${size / 4})` }, emblemArt(emblem, ink));
