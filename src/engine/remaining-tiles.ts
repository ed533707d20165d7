import type { TileType } from './core/board/tile-type.ts';
import { heldTiles } from './core/held-tiles.ts';
import { fits } from './core/placement.ts';
import { handOf, hiddenTypes } from './core/position/bag.ts';
import { frontierAt } from './core/position/frontier.ts';
import { NONE, type Position } from './core/position/position.ts';
import { seatsOf } from './core/position/seats.ts';

/** Tiles that somebody can still draw, as far as a viewer knows: in the bag or in other hands. */
export interface RemainingTile {
  readonly tile: string;
  readonly count: number;
}

/** A tile that fits into a cell, and how it may be turned. */
export interface FittingTile extends RemainingTile {
  /** Degrees clockwise. */
  readonly rotations: readonly number[];
}

/** Counts the tiles that the viewer has not seen yet, and those that are held back; their order stays hidden. */
export function remainingTiles(position: Position, viewer: number | undefined): RemainingTile[] {
  return Array.from(unseenTypes(position, viewer), ([type, count]) => ({ tile: type.facts.id, count }));
}

/** Lists the unseen tiles that fit into an empty cell beside the board. */
export function fittingTiles(
  position: Position,
  viewer: number | undefined,
  x: number,
  y: number,
): FittingTile[] {
  const frontier = frontierAt(position, x, y);
  if (frontier === NONE) return [];
  return Array.from(unseenTypes(position, viewer), ([type, count]) => ({
    tile: type.facts.id,
    count,
    rotations: [0, 1, 2, 3]
      .filter((quarterTurns) => fits(position, type, frontier, quarterTurns))
      .map((quarterTurns) => quarterTurns * 90),
  })).filter(({ rotations }) => rotations.length > 0);
}

function unseenTypes(position: Position, viewer: number | undefined): Map<TileType, number> {
  const hands = seatsOf(position)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => handOf(position, seat));
  const unseen = [...hiddenTypes(position), ...hands, ...heldTiles(position)].sort(
    (a, b) => a.index - b.index,
  );
  const counts = new Map<TileType, number>();
  for (const type of unseen) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
