import type { Cell } from './cell.ts';

/** Maximum pixels between a touch and a place it may have meant; both sides together make a target as large as a button. */
const REACH = 14;
/** Size in pixels of a cell that is easy to hit with a finger. */
const EASY = 44;

/** Returns the place that a touch close to it may have meant, if cells are small. */
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
  // A click on the place itself has its own handler.
  return distance > 0 && distance <= REACH ? nearest : undefined;
}

/** Returns the distance of a coordinate from a cell that starts at another. */
const beyond = (at: number, start: number): number => Math.max(start - at, 0, at - start - 100);
