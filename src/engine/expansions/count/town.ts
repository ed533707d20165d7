import { eachSegment, tileOf, typeOfTile } from '../../core/board/features.ts';
import type { TileType } from '../../core/board/tile-type.ts';
import { ownAddress } from '../../core/own.ts';
import { kindOfPiece, ownerOfPiece } from '../../core/pieces.ts';
import { NONE, type Position } from '../../core/position.ts';

/** The quarters of Carcassonne; the count starts in the first (R-COUNT-1, R-SETUP-9). */
export const QUARTERS = ['castle', 'blacksmith', 'cathedral', 'market'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The kind of feature that the followers of each quarter may join (R-COUNT-1). */
export const KIND_OF_QUARTER: Readonly<Record<Quarter, string>> = {
  castle: 'city',
  blacksmith: 'road',
  cathedral: 'monastery',
  market: 'field',
};

/** Name of the town where cities are named. */
const TOWN = 'town';

/** A follower in the town. */
export interface Townsman {
  /** Its row among the pieces. */
  readonly row: number;
  readonly seat: number;
  readonly piece: string;
  readonly quarter: Quarter;
}

/** The place off the board that stands for a quarter. */
export function placeOfQuarter(quarter: Quarter): number {
  return NONE - 1 - QUARTERS.indexOf(quarter);
}

/** All followers in the town. */
export function townsmen(position: Position): Townsman[] {
  const { at, memory } = position;
  const found: Townsman[] = [];
  for (let row = 0; row < at.pieceCapacity; row++) {
    const quarter = QUARTERS[NONE - 1 - memory[at.pieceSegment + row]];
    if (quarter === undefined) continue;
    found.push({ row, seat: ownerOfPiece(position, row), piece: kindOfPiece(position, row).name, quarter });
  }
  return found;
}

/** Address of the number of the quarter in which the count is. */
export function countAddress(position: Position): number {
  return ownAddress(position, 'count.at');
}

/** The quarter in which the count is. */
export function quarterOfCount(position: Position): Quarter {
  return QUARTERS[position.memory[countAddress(position)]] ?? 'castle';
}

/** The town, if it is on the table: one completed city (R-COUNT-18). */
export function townOnTable(position: Position): readonly string[] {
  const { at, memory } = position;
  for (let tile = 0; tile < memory[at.tileCount]; tile++) {
    if (isTownTile(typeOfTile(position, tile))) return [TOWN];
  }
  return [];
}

/** The town, if a field touches it by a segment on one of its tiles (R-FIELD-4). */
export function townTouchedBy(position: Position, field: number): readonly string[] {
  if (townOnTable(position).length === 0) return [];
  let touches = false;
  eachSegment(position, field, (segment) => {
    touches ||= isTownTile(typeOfTile(position, tileOf(position, segment)));
  });
  return touches ? [TOWN] : [];
}

function isTownTile(type: TileType): boolean {
  return type.facts.id.startsWith('count/');
}
