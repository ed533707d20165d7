import { describe, expect, test } from 'vitest';
import { placeNear } from '../../../web/board/place-near.ts';

const places = [
  { x: 2, y: 0 },
  { x: 4, y: 0 },
];

describe('a tap beside a place', () => {
  test('selects the nearest one if cells are small', () => {
    expect(placeNear(places, { x: 160, y: 50 }, 0.24)).toEqual({ x: 2, y: 0 });
    expect(placeNear(places, { x: 360, y: 50 }, 0.24)).toEqual({ x: 4, y: 0 });
    expect(placeNear(places, { x: 250, y: -50 }, 0.24)).toEqual({ x: 2, y: 0 });
  });

  test('selects none on the place itself, further away, or if cells are large', () => {
    expect(placeNear(places, { x: 130, y: 50 }, 0.24)).toBeUndefined();
    expect(placeNear(places, { x: 199, y: 50 }, 0.44)).toBeUndefined();
    expect(placeNear(places, { x: 250, y: 50 }, 0.24)).toBeUndefined();
    expect(placeNear([], { x: 0, y: 0 }, 0.1)).toBeUndefined();
  });
});
