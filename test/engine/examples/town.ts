/** The twelve tiles of the town, placed according to R-SETUP-6. */
import type { PlacedTile } from '../support/table.ts';

export function townTiles(): PlacedTile[] {
  return [...'ABCDEFGHIJKL'].map((letter, i) => ({
    tile: `count/${letter}`,
    x: (i % 4) - 2,
    y: Math.floor(i / 4) - 1,
    rotation: 0,
  }));
}
