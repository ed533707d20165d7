import { type Curve, curve, type Point, point } from './curve.ts';

/**
 * What the facts of a tile do not say by themselves: where the printed tile reaches farther, crosses or touches.
 * Everything else about a tile's shapes is derived.
 */

/** Walls of cities that reach to a far corner, cross, or meet in the middle; clockwise, as printed. */
export const CITY_EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, readonly Curve[]>>>> = {
  'inns/E': {
    city0: [curve(100, 0, 64, 57, 36, 57, 0, 0)],
    city1: [curve(0, 100, 36, 43, 64, 43, 100, 100)],
  },
  'inns/G': { city0: [curve(100, 0, 78, 30, 82, 70, 100, 100), curve(100, 100, 62, 84, 16, 62, 0, 0)] },
  'traders/G': { city0: southEastReach() },
  'traders/L': { city0: southEastReach() },
  'traders/V': { city0: southEastReach() },
  'king/D': { city0: southEastReach() },
  'abbey/I': {
    city0: [
      curve(0, 0, 25, 34, 70, 30, 100, 0),
      curve(100, 0, 76, 28, 76, 72, 100, 100),
      curve(100, 100, 70, 70, 25, 66, 0, 100),
    ],
  },
  'abbey/B': crossingCities(),
  'king/E': crossingCities(),
  'abbey/C': {
    city0: [curve(100, 0, 58, 10, 64, 40, 63, 64, 63, 88, 37, 88, 37, 64, 36, 40, 6, 34, 0, 0)],
    city1: [curve(0, 0, 22, 40, 88, 54, 100, 0), curve(100, 100, 74, 55, 26, 55, 0, 100)],
  },
  'abbey/L': {
    city0: [curve(100, 100, 72, 58, 28, 58, 0, 100), curve(0, 0, 28, 30, 72, 30, 100, 0)],
  },
};

/** The city of two crossing ones that lies above. */
export const UPPER_CITY: Readonly<Record<string, string>> = {
  'abbey/B': 'city0',
  'king/E': 'city0',
  'abbey/C': 'city1',
};

/** Ways whose course is not the shortest. */
export const COURSE_EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, readonly Curve[]>>>> = {
  // They touch the city wall and go on.
  'abbey/G': { road0: [curve(100, 50, 80, 50, 72, 33, 59, 33, 46, 33, 50, 66, 50, 100)] },
  'abbey/H': { road0: [curve(50, 100, 50, 66, 54, 33, 41, 33, 28, 33, 20, 50, 0, 50)] },
  // The tunnel: only its mouths are seen, and south of it the field runs through above.
  'abbey/L': { road0: [curve(50, 0, 50, 8, 50, 16, 50, 23), curve(50, 84, 50, 90, 50, 95, 50, 100)] },
  // The river makes room for the monastery.
  'river/E': { river0: [curve(100, 50, 78, 50, 74, 66, 50, 66, 26, 66, 22, 50, 0, 50)] },
};

/** Where the roads of a tile meet, if not in its middle. */
export const MEETING_EXCEPTIONS: Readonly<Record<string, Point>> = { 'traders/W': point(50, 44) };

/** Roads that end at the meeting of roads although no link says so. */
export const ENDS_AT_MEETING: Readonly<Record<string, readonly string[]>> = {
  'traders/W': ['road0', 'road1'],
};

/** Marks that would hide what makes a tile special. */
export const MARK_EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, Point>>>> = {
  // Not on the part of the lower city that comes out in the south.
  'abbey/C': { city0: point(34, 11) },
};

/** A city of north and west that reaches to the south-east corner. */
function southEastReach(): Curve[] {
  return [curve(100, 0, 76, 30, 78, 70, 100, 100), curve(100, 100, 70, 78, 30, 76, 0, 100)];
}

/** Bands that cross, with a pocket of meadow in the north-west and in the south-east. */
function crossingCities(): Record<string, readonly Curve[]> {
  return {
    city0: [curve(100, 0, 72, 37, 56, 93, 100, 100), curve(0, 100, 28, 63, 44, 7, 0, 0)],
    city1: [curve(100, 100, 93, 56, 37, 72, 0, 100), curve(0, 0, 7, 44, 63, 28, 100, 0)],
  };
}
