import type { Rotation } from '../board/cell.ts';
import { NO_SEGMENT, type TileType } from '../board/tile-type.ts';
import { type Position, write } from './position.ts';

/** Tiles on the board, numbered in order of placement. */

/** Counts the tiles on the board. */
export function tileCount(position: Position): number {
  return position.memory[position.at.tileCount];
}

/** All tiles on the board. */
export function tilesOnBoard(position: Position): number[] {
  return Array.from({ length: tileCount(position) }, (_, tile) => tile);
}

/** Column of a tile's cell; east is positive. */
export function xOf(position: Position, tile: number): number {
  return position.memory[position.at.tileX + tile];
}

/** Row of a tile's cell; south is positive. */
export function yOf(position: Position, tile: number): number {
  return position.memory[position.at.tileY + tile];
}

/** The cell of a tile. */
export function cellOf(position: Position, tile: number): { x: number; y: number } {
  return { x: xOf(position, tile), y: yOf(position, tile) };
}

/** Returns the rotation of a tile as 0 to 3 quarter turns clockwise. */
export function quarterTurnsOf(position: Position, tile: number): number {
  return position.memory[position.at.tileQuarterTurns + tile];
}

/** Returns the rotation of a tile in degrees clockwise. */
export function rotationOf(position: Position, tile: number): Rotation {
  return (quarterTurnsOf(position, tile) * 90) as Rotation;
}

/** Returns the type of a tile. */
export function typeOfTile(position: Position, tile: number): TileType {
  return position.box.tiles[position.memory[position.at.tileType + tile]] as TileType;
}

/** Number of a tile's first segment; the others follow it. */
export function firstSegmentOf(position: Position, tile: number): number {
  return position.memory[position.at.tileSegment + tile];
}

/** The segment that meets a whole side of a tile, in board orientation, or NO_SEGMENT. */
export function segmentAtSide(position: Position, tile: number, side: number): number {
  const index = typeOfTile(position, tile).sideSegment[quarterTurnsOf(position, tile) * 4 + side];
  return index === NO_SEGMENT ? NO_SEGMENT : firstSegmentOf(position, tile) + index;
}

/** The segment that meets a half-edge of a tile, in board orientation, or NO_SEGMENT. */
export function segmentAtHalfEdge(position: Position, tile: number, halfEdge: number): number {
  const index = typeOfTile(position, tile).halfSegment[quarterTurnsOf(position, tile) * 8 + halfEdge];
  return index === NO_SEGMENT ? NO_SEGMENT : firstSegmentOf(position, tile) + index;
}

/** The segment of a tile that is complete when the tile is surrounded, or NO_SEGMENT. */
export function surroundedSegment(position: Position, tile: number): number {
  const { surrounded } = typeOfTile(position, tile);
  return surrounded === NO_SEGMENT ? NO_SEGMENT : firstSegmentOf(position, tile) + surrounded;
}

/** Adds a tile without segments. @returns its number */
export function addTile(
  position: Position,
  type: TileType,
  quarterTurns: number,
  x: number,
  y: number,
): number {
  const { at, memory } = position;
  const tile = memory[at.tileCount];
  write(position, at.tileType + tile, type.index);
  write(position, at.tileQuarterTurns + tile, quarterTurns);
  write(position, at.tileX + tile, x);
  write(position, at.tileY + tile, y);
  write(position, at.tileSegment + tile, memory[at.segmentCount]);
  write(position, at.tileCount, tile + 1);
  return tile;
}
