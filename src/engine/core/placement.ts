import type { Rotation } from './board/cell.ts';
import type { TileType } from './board/tile-type.ts';
import {
  frontierAt,
  frontierCount,
  frontierX,
  frontierY,
  listMatches,
  matchesAt,
  mismatchedSide,
} from './position/frontier.ts';
import { tileAt } from './position/grid.ts';
import { NONE, type Position } from './position/position.ts';
import { type Refusal, refusal } from './refusal.ts';
import { rulesetOf } from './ruleset.ts';

const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const;

/** Where a tile may lie. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

/** Whether a type fits into an empty cell of the frontier, turned by 0 to 3 quarter turns (R-TILE-2). */
export function fits(position: Position, type: TileType, frontier: number, quarterTurns: number): boolean {
  const isMatch = ((matchesAt(position, frontier, type) >> quarterTurns) & 1) === 1;
  return isMatch && isAllowed(position, type, frontier * 4 + quarterTurns);
}

/** Whether a type fits anywhere (R-TILE-4). */
export function fitsSomewhere(position: Position, type: TileType): boolean {
  const count = frontierCount(position);
  for (let frontier = 0; frontier < count; frontier++) {
    const turns = matchesAt(position, frontier, type);
    if (turns === 0) continue;
    if (!isRestricted(position, type)) return true;
    for (let turn = 0; turn < 4; turn++) if (fits(position, type, frontier, turn)) return true;
  }
  return false;
}

/** Whether more than edges restricts where a type may lie. */
function isRestricted(position: Position, type: TileType): boolean {
  return (rulesetOf(position).constraints[type.index]?.length ?? 0) > 0;
}

/** Whether nothing but edges restricts a placement, as numbered by `listPlacements`. */
function isAllowed(position: Position, type: TileType, code: number): boolean {
  if (!isRestricted(position, type)) return true;
  const x = frontierX(position, code >> 2);
  const y = frontierY(position, code >> 2);
  return (rulesetOf(position).constraints[type.index] ?? []).every(
    (mayPlace) => mayPlace(position, type, code & 3, x, y) === undefined,
  );
}

/**
 * Lists the legal placements of a type as `frontier * 4 + quarterTurns`, in the frontier's order.
 * @param out takes them, from its beginning; must hold four times the frontier
 * @returns how many there are
 */
export function listPlacements(position: Position, type: TileType, out: Int32Array): number {
  const matching = listMatches(position, type, out);
  if (!isRestricted(position, type)) return matching;
  let count = 0;
  for (let index = 0; index < matching; index++) {
    if (isAllowed(position, type, out[index])) out[count++] = out[index];
  }
  return count;
}

/** The placement that a number of `listPlacements` stands for. */
export function placementOf(position: Position, code: number): Placement {
  const frontier = code >> 2;
  const rotation = ((code & 3) * 90) as Rotation;
  return { x: frontierX(position, frontier), y: frontierY(position, frontier), rotation };
}

/** The legal placements of a type, sorted by x, y, rotation (R-TILE-1..3). */
export function placementsOf(position: Position, type: TileType): Placement[] {
  const codes = new Int32Array(frontierCount(position) * 4);
  const count = listPlacements(position, type, codes);
  return Array.from(codes.subarray(0, count), (code) => placementOf(position, code)).sort(
    (a, b) => a.x - b.x || a.y - b.y || a.rotation - b.rotation,
  );
}

/** Returns why a type may not lie there, or undefined when it may. */
export function refusePlacement(
  position: Position,
  type: TileType,
  quarterTurns: number,
  x: number,
  y: number,
): Refusal | undefined {
  if (tileAt(position, x, y) !== NONE) {
    return refusal('cell-not-free', 'R-TILE-1', `There is a tile at ${x},${y} already.`);
  }
  const frontier = frontierAt(position, x, y);
  if (frontier === NONE) {
    const detail = `The cell ${x},${y} does not share a side with any placed tile.`;
    return refusal('no-neighbour', 'R-TILE-1', detail);
  }
  const side = mismatchedSide(position, frontier, type, quarterTurns);
  if (side !== NONE) {
    const detail = `At ${x},${y} turned by ${quarterTurns * 90} degrees the ${SIDE_NAMES[side]} side does not match its neighbour.`;
    return refusal('edges-do-not-match', 'R-TILE-2', detail);
  }
  for (const mayPlace of rulesetOf(position).constraints[type.index] ?? []) {
    const refused = mayPlace(position, type, quarterTurns, x, y);
    if (refused !== undefined) return refused;
  }
  return undefined;
}
