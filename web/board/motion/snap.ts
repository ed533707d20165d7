import type { Area, View } from '../camera.ts';
import type { Place } from '../cell.ts';
import { fittingRotation, nextRotation, ROTATIONS, type Rotation } from '../rotation.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maximum pixels between the middles of a carried tile and a place for it to snap, if cells are small. */
const REACH = 44;
/** The same as a fraction of a cell, if cells are large. */
const REACH_OF_CELL = 0.75;
/** Width in pixels of the window's edge where a carried tile scrolls the board, and the speed in pixels a frame. */
const EDGE = 36;
const EDGE_SPEED = 9;

/** Returns the middle of a cell in pixels of the window. */
export const middleOf = (view: View, { x, y }: Point): Point => ({
  x: view.x + (x * 100 + 50) * view.scale,
  y: view.y + (y * 100 + 50) * view.scale,
});

/** Returns the place that a tile at a point of the window snaps to; undefined if none is near enough. */
export function placeFor(places: readonly Place[], view: View, at: Point): Place | undefined {
  let nearest: Place | undefined;
  let least = Math.max(REACH, REACH_OF_CELL * 100 * view.scale);
  for (const place of places) {
    const middle = middleOf(view, place);
    const distance = Math.hypot(middle.x - at.x, middle.y - at.y);
    if (distance > least) continue;
    nearest = place;
    least = distance;
  }
  return nearest;
}

/** Returns the rotation of a tile on a place; without a place, that of the carried tile. */
export const rotationOn = (place: Place | undefined, wanted: Rotation): Rotation =>
  place === undefined ? wanted : fittingRotation(wanted, place.rotations);

/** Returns the next rotation of a carried tile; on a place, the next that fits. */
export const turnOn = (place: Place | undefined, wanted: Rotation, step: 1 | -1): Rotation =>
  nextRotation(rotationOn(place, wanted), place?.rotations ?? ROTATIONS, step);

/** Whether a point is far enough inside the window not to scroll the board. */
export const isInside = ({ x, y }: Point, { width, height }: Size): boolean =>
  x > EDGE && y > EDGE && x < width - EDGE && y < height - EDGE;

/** Returns by how many pixels a tile at the edge of the window scrolls the board, as long as there is more to see. */
export function edgeShift({ x, y }: Point, { width, height }: Size, view: View, area: Area): Point {
  const left = view.x + area.left * view.scale;
  const top = view.y + area.top * view.scale;
  return {
    x: shift(x, width, left, left + area.width * view.scale),
    y: shift(y, height, top, top + area.height * view.scale),
  };
}

function shift(at: number, size: number, from: number, to: number): number {
  if (at < EDGE && from < 0) return EDGE_SPEED;
  return at > size - EDGE && to > size ? -EDGE_SPEED : 0;
}
