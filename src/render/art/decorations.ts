import { drawingOf } from './drawings.ts';
import type { TileDecoration } from './expansion-art.ts';

/** Returns what is drawn on a tile in addition to what its facts say; empty for most tiles. */
export const decorationOf = (tileId: string): TileDecoration =>
  drawingOf(({ decorations }) => decorations, tileId) ?? {};
