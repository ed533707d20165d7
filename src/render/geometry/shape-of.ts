import { drawingOf } from '../art/drawings.ts';
import type { TileShape } from './tile-shape.ts';

/** Returns where a printed tile differs from the shape that follows from its facts; empty for most tiles. */
export const shapeOf = (tileId: string): TileShape => drawingOf(({ shapes }) => shapes, tileId) ?? {};
