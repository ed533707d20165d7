import { expansionArt } from '#expansion-art';
import type { TileDecoration } from './expansion-art.ts';

const decorations: Readonly<Record<string, TileDecoration>> = Object.assign(
  {},
  ...Object.values(expansionArt).map((art) => art.decorations),
);

/** Returns what is drawn on a tile in addition to what its facts say; empty for most tiles. */
export const decorationOf = (tileId: string): TileDecoration => decorations[tileId] ?? {};
