import { expansionArt } from '#expansion-art';
import type { SeatLook } from '../seats.ts';
import { el, group } from '../svg.ts';
import { text } from '../text.ts';
import type { Theme } from '../theme.ts';
import { baseArt } from './base.ts';
import { emblemArt } from './emblems.ts';
import type { Silhouette } from './expansion-art.ts';
import { stroked } from './shapes.ts';

/** A disc for pieces that nobody draws; their initial stands above the emblem. */
const TOKEN: Silhouette = {
  outline: 'M-11.4 0A11.4 11.4 0 1 0 11.4 0A11.4 11.4 0 1 0 -11.4 0Z',
  emblem: { x: 0, y: 6.4, size: 2.4 },
};

/** The silhouettes of all pieces, by name: those of the base game and those of the expansions. */
export const PIECES: ReadonlyMap<string, Silhouette> = new Map(
  [baseArt, ...Object.values(expansionArt)].flatMap(({ pieces = {} }) => Object.entries(pieces)),
);

/** Whether a piece lies down in a field; pieces without a drawing never do. */
export function liesInFields(piece: string): boolean {
  const silhouette = PIECES.get(piece);
  return silhouette !== undefined && silhouette.standsInFields !== true;
}

/**
 * Draws a piece of a seat, standing, in a square of about 24 round 0,0.
 * A piece without a drawing is a token with its initial.
 */
export function pieceArt(theme: Theme, piece: string, look: SeatLook): string {
  const silhouette = PIECES.get(piece);
  if (silhouette !== undefined) return silhouetteArt(theme, silhouette, look);
  const initial = piece.charAt(0).toUpperCase();
  const style = { size: 13, fill: look.ink, bold: true, anchor: 'middle' } as const;
  return silhouetteArt(theme, TOKEN, look) + text(0, 3, initial, style);
}

function silhouetteArt(theme: Theme, { outline, emblem, details }: Silhouette, look: SeatLook): string {
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
