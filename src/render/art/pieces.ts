import type { SeatLook } from '../seats.ts';
import { text } from '../text.ts';
import type { Theme } from '../theme.ts';
import { drawingOf } from './drawings.ts';
import type { Silhouette } from './expansion-art.ts';
import { silhouetteArt } from './silhouette-art.ts';

/** A disc for pieces without a drawing, with their initial above the emblem. */
const TOKEN: Silhouette = {
  outline: 'M-11.4 0A11.4 11.4 0 1 0 11.4 0A11.4 11.4 0 1 0 -11.4 0Z',
  emblem: { x: 0, y: 6.4, size: 2.4 },
};

/** Whether a piece lies down in a field; pieces without a drawing never do. */
export function liesInFields(piece: string): boolean {
  const silhouette = drawingOf(({ pieces }) => pieces, piece);
  return silhouette !== undefined && silhouette.standsInFields !== true;
}

/**
 * Draws a piece of a seat, standing, in a square of about 24 round 0,0.
 * A piece without a drawing is a token with its initial.
 */
export function pieceArt(theme: Theme, piece: string, look: SeatLook): string {
  const silhouette = drawingOf(({ pieces }) => pieces, piece);
  if (silhouette !== undefined) return silhouetteArt(theme, silhouette, look);
  const initial = piece.charAt(0).toUpperCase();
  const style = { size: 13, fill: look.ink, bold: true, anchor: 'middle' } as const;
  return silhouetteArt(theme, TOKEN, look) + text(0, 3, initial, style);
}
