import { tileOf } from '../../core/position/features.ts';
import { ownerOfPiece, piecesOnBoard, segmentOfPiece } from '../../core/position/pieces.ts';
import { placeOf } from '../../core/position/places.ts';
import { NONE, type Position } from '../../core/position/position.ts';
import { hasResigned } from '../../core/position/seats.ts';
import { cellOf, xOf, yOf } from '../../core/position/tiles.ts';
import { kindOfPiece, namedPiece } from '../../core/ruleset.ts';
import { foundations, prisoners, topOf } from './towers.ts';

/** A follower that a tower can reach, by its place: without a segment it stands on top of a tower. */
export interface Target {
  readonly seat: number;
  readonly piece: string;
  readonly x: number;
  readonly y: number;
  readonly segment?: string | undefined;
}

/** A target with its row among the pieces. */
interface Captive {
  readonly row: number;
  readonly target: Target;
}

/** `1 meeple@3,1:city0`, or `1 meeple@3,1` on top of a tower. */
export function nameOfTarget({ seat, piece, x, y, segment }: Target): string {
  return `${seat} ${piece}@${x},${y}${segment === undefined ? '' : `:${segment}`}`;
}

/** The followers within reach of a tower, by their names (R-TOWER-2). */
export function targetsOf(position: Position, tower: number, reach: number): Map<string, Captive> {
  const found = new Map<string, Captive>();
  const add = (row: number, target: Target) => found.set(nameOfTarget(target), { row, target });
  for (const row of piecesOnBoard(position)) {
    if (!kindOfPiece(position, row).follower) continue;
    const segment = segmentOfPiece(position, row);
    if (!isWithin(position, tower, tileOf(position, segment), reach)) continue;
    add(row, { ...namedPiece(position, row), ...placeOf(position, segment) });
  }
  for (const tile of foundations(position)) {
    const row = topOf(position, tile);
    if (row === NONE || !isWithin(position, tower, tile, reach)) continue;
    add(row, { ...namedPiece(position, row), ...cellOf(position, tile) });
  }
  return found;
}

/** Whether a tile is within reach in one of the four directions; what lies between does not matter. */
export function isWithin(position: Position, tower: number, tile: number, reach: number): boolean {
  const east = Math.abs(xOf(position, tile) - xOf(position, tower));
  const south = Math.abs(yOf(position, tile) - yOf(position, tower));
  return Math.min(east, south) === 0 && Math.max(east, south) <= reach;
}

/**
 * The pieces of a seat that the owner of a captured follower holds, one of each kind: one of them comes back in exchange
 * (R-TOWER-5). None where the owner left the game and keeps its prisoners (R-TOWER-9).
 */
export function exchangesFor(position: Position, seat: number, owner: number): Map<string, number> {
  const found = new Map<string, number>();
  if (owner === seat || hasResigned(position, owner)) return found;
  for (const { piece, holder } of prisoners(position)) {
    if (holder === owner && ownerOfPiece(position, piece) === seat)
      found.set(kindOfPiece(position, piece).name, piece);
  }
  return found;
}
