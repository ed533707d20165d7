import { drawingOf } from './drawings.ts';
import type { TileDecoration } from './expansion-art.ts';

/** Returns the drawings on a tile in addition to its facts; empty for most tiles. */
export const decorationOf = (tileId: string): TileDecoration =>
  drawingOf(({ decorations }) => decorations, tileId) ?? {};
