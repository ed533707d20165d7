import type { TileType } from '../../core/board/tile-type.ts';

/** The mark of a princess on a segment of a city (R-PRINCESS-1). */
export const PRINCESS = 'princess';

/** The marks that tiles bear as a whole (R-DRAGON-1, R-DRAGON-4, R-PORTAL-1). */
export const TILE_MARKS = ['volcano', 'dragon', 'portal'] as const;

/** Whether a tile bears a mark as a whole. */
export function bears(type: TileType, mark: (typeof TILE_MARKS)[number]): boolean {
  return type.facts.marks.has(mark);
}

/** Reasons for which this expansion's rules refuse a decision. */
export const REASONS = ['dragon-move', 'dragon-there', 'fairy-move', 'no-knight'] as const;
export type Reason = (typeof REASONS)[number];
