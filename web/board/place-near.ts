import type { Cell } from './cell.ts';

/** Pixels from a finger to the edge of a place that it may have meant: with both sides, room as for a button. */
const REACH = 14;
/** Pixels of a cell that a finger hits without help. */
const EASY = 44;

/** Returns the place next to a point of the board that a finger may have meant, where cells are small. */
export function placeNear(
  places: readonly Cell[],
  { x, y }: { readonly x: number; readonly y: number },
  scale: number,
): Cell | undefined {
  if (100 * scale >= EASY) return undefined;
  const distanceTo = (place: Cell) => Math.hypot(beyond(x, place.x * 100), beyond(y, place.y * 100)) * scale;
  const [nearest] = [...places].sort((one, other) => distanceTo(one) - distanceTo(other));
  if (nearest === undefined) return undefined;
  const distance = distanceTo(nearest);
  // A click on the place itself has been answered there.
  return distance > 0 && distance <= REACH ? nearest : undefined;
}

/** Returns the distance of a coordinate from a cell that begins at another. */
const beyond = (at: number, start: number): number => Math.max(start - at, 0, at - start - 100);
