import { describe, expect, test } from 'vitest';
import type { Place } from '../../../web/board/cell.ts';
import { edgeShift, middleOf, placeFor, rotationOn, turnOn } from '../../../web/board/motion/snap.ts';

const place = (x: number, y: number, rotations: Place['rotations'] = [0]): Place => ({
  x,
  y,
  label: '1',
  rotations,
});
const places = [place(1, 0), place(3, 0), place(0, -1)];
/** A cell is 100 pixels wide, and the cell 0,0 starts at 200,200. */
const near = { x: 200, y: 200, scale: 1 };

describe('a carried tile', () => {
  test('snaps to the nearest place within reach', () => {
    expect(placeFor(places, near, { x: 360, y: 260 })).toEqual(places[0]);
    expect(placeFor(places, near, { x: 280, y: 170 })).toEqual(places[2]);
    expect(placeFor(places, near, { x: 450, y: 400 })).toBeUndefined();
  });

  test('snaps from a finger’s error distance if cells are small', () => {
    const far = { ...near, scale: 0.2 };
    const middle = middleOf(far, place(3, 0));
    expect(placeFor(places, far, { x: middle.x + 40, y: middle.y })).toEqual(places[1]);
    expect(placeFor(places, far, { x: middle.x + 50, y: middle.y })).toBeUndefined();
  });

  test('lies as it fits there, and turns to the next fitting rotation', () => {
    const sideways = place(0, 0, [90, 270]);
    expect(rotationOn(undefined, 180)).toBe(180);
    expect(rotationOn(sideways, 0)).toBe(90);
    expect(turnOn(sideways, 0, 1)).toBe(270);
    expect(turnOn(undefined, 0, -1)).toBe(270);
  });

  test('scrolls the board at its edges, as far as it extends', () => {
    const size = { width: 390, height: 400 };
    const area = { left: -200, top: 0, width: 900, height: 200 };
    expect(edgeShift({ x: 380, y: 200 }, size, near, area).x).toBeLessThan(0);
    expect(edgeShift({ x: 10, y: 200 }, size, { ...near, x: 100 }, area).x).toBeGreaterThan(0);
    expect(edgeShift({ x: 10, y: 200 }, size, near, area)).toEqual({ x: 0, y: 0 });
    expect(edgeShift({ x: 200, y: 395 }, size, near, area)).toEqual({ x: 0, y: 0 });
  });
});
