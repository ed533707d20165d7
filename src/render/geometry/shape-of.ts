import { expansionArt } from '#expansion-art';
import type { TileShape } from './tile-shape.ts';

const shapes: Readonly<Record<string, TileShape>> = Object.assign(
  {},
  ...Object.values(expansionArt).map((art) => art.shapes),
);

/** Returns where a printed tile differs from the shape that follows from its facts; empty for most tiles. */
export const shapeOf = (tileId: string): TileShape => shapes[tileId] ?? {};
