import type { Rotation } from './rotation.ts';

/** A cell of the board, counted east and south from the start tile. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A cell where the tile in hand fits, with the possible rotations. */
export interface Place extends Cell {
  /** The same label as on the service's pictures and in its lists. */
  readonly label: string;
  readonly rotations: readonly Rotation[];
}

/** Whether both are the same cell. */
export const isAt = (one: Cell | undefined, other: Cell): boolean => one?.x === other.x && one.y === other.y;

/** Whether a value has a cell. */
export const isCell = (value: unknown): value is Cell =>
  typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
