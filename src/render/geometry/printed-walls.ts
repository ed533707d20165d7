import { curve } from './curve.ts';
import type { TileShape } from './tile-shape.ts';

/** Returns the shape of a city of north and west that reaches to the south-east corner. */
export function southEastCity(): TileShape {
  return {
    walls: { city0: [curve(100, 0, 76, 30, 78, 70, 100, 100), curve(100, 100, 70, 78, 30, 76, 0, 100)] },
  };
}

/** Returns the shape of bands that cross, with a pocket of meadow in the north-west and in the south-east. */
export function crossingCities(): TileShape {
  return {
    walls: {
      city0: [curve(100, 0, 72, 37, 56, 93, 100, 100), curve(0, 100, 28, 63, 44, 7, 0, 0)],
      city1: [curve(100, 100, 93, 56, 37, 72, 0, 100), curve(0, 0, 7, 44, 63, 28, 100, 0)],
    },
    upperCity: 'city0',
  };
}

/** Returns the shape of a city of east and west that leaves room for a road's end on its north and south. */
export function narrowBand(): TileShape {
  return {
    walls: { city0: [curve(100, 100, 70, 59, 30, 59, 0, 100), curve(0, 0, 30, 41, 70, 41, 100, 0)] },
  };
}
