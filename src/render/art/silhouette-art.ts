import type { SeatLook } from '../seats.ts';
import { el, group } from '../svg.ts';
import type { Theme } from '../theme.ts';
import { emblemArt } from './emblems.ts';
import type { Silhouette } from './expansion-art.ts';
import { stroked } from './shapes.ts';

/** Draws a silhouette in the look of a seat, standing. Faint ones have the same clear edge and emblem. */
export function silhouetteArt(
  theme: Theme,
  { outline, emblem, details, isFaint = false }: Silhouette,
  look: SeatLook,
): string {
  const outlined = (fill: string, stroke: string, width: number, opacity?: string) =>
    el('path', {
      d: outline,
      fill,
      'fill-opacity': isFaint ? opacity : undefined,
      stroke,
      'stroke-width': width,
      'stroke-linejoin': 'round',
    });
  return [
    isFaint ? '' : shadowArt(theme, outline),
    outlined('#fffdf6', '#fffdf6', 4.2, '.2'),
    outlined(look.fill, look.shade, 1.5, '.5'),
    details === undefined ? '' : detailsArt(details, look),
    emblem === undefined ? '' : emblemOn(emblem, look),
  ].join('');
}

const shadowArt = (theme: Theme, outline: string): string =>
  el('path', { d: outline, fill: theme.shadow, 'fill-opacity': '.3', transform: 'translate(1.2 1.8)' });

const detailsArt = (details: string, { line }: SeatLook): string =>
  stroked(details, line, 1.2, { 'stroke-linecap': 'round', 'stroke-opacity': '.75' });

const emblemOn = ({ x, y, size }: NonNullable<Silhouette['emblem']>, { emblem, ink }: SeatLook): string =>
  group({ transform: `translate(${x} ${y}) scale(${size / 4})` }, emblemArt(emblem, ink));
