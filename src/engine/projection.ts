import { handOf } from './core/bag.ts';
import { fits, frontierAt } from './core/board/placement.ts';
import type { TileType } from './core/board/tile-type.ts';
import { NONE, type Position } from './core/position.ts';

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

/** Counts the tiles that the viewer has not seen yet; their order stays hidden. */
export function remainingTiles(position: Position, viewer: number | undefined): RemainingTile[] {
  return Array.from(unseenTypes(position, viewer), ([type, count]) => ({ tile: type.facts.id, count }));
}

/** Which of the unseen tiles fit into an empty cell beside the board. */
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
      .filter((turned) => fits(position, type, frontier, turned))
      .map((turned) => turned * 90),
  })).filter(({ rotations }) => rotations.length > 0);
}

function unseenTypes(position: Position, viewer: number | undefined): Map<TileType, number> {
  const { at, memory, ruleset } = position;
  const bag = [
    ...memory.subarray(at.bag + memory[at.pileNext], at.bag + memory[at.pileEnd]),
    ...memory.subarray(at.bag + memory[at.bagNext], at.bag + memory[at.bagEnd]),
  ].map((type) => ruleset.tiles[type] as TileType);
  const hands = Array.from({ length: at.seats }, (_, seat) => seat)
    .filter((seat) => seat !== viewer)
    .flatMap((seat) => handOf(position, seat));
  const counts = new Map<TileType, number>();
  for (const type of [...bag, ...hands].sort((a, b) => a.index - b.index))
    counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
