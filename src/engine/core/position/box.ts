import type { FeatureKind } from '../board/tile.ts';
import type { TileType } from '../board/tile-type.ts';
import type { TableRules } from '../table-options.ts';

/** The things that the numbers in a position stand for: cardboard, wood, and the rules that the table agreed on. */
export interface Box {
  readonly rules: TableRules;
  readonly seats: number;
  /** Kinds of feature. */
  readonly kinds: readonly FeatureKind[];
  /** Every tile there is: a given list of draws may hold any of them (R-SETUP-12). */
  readonly tiles: readonly TileType[];
  /** Kinds of piece. */
  readonly pieces: readonly { readonly name: string; readonly perSeat: number }[];
}
