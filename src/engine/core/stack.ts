/** A tile lying on the table at the start. */
export interface StartTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly rotation: number;
}

/** The tiles of a new game before the shuffle; expansions change it in the catalogue's order. */
export interface Stack {
  readonly start: readonly StartTile[];
  /** Shuffled among themselves and drawn before all others. */
  readonly first: readonly string[];
  /** Drawn after `first` and before the rest, in this order. */
  readonly second: readonly string[];
  /** Shuffled: everything else. */
  readonly bag: readonly string[];
}

/** A list of tiles without one copy of a tile. */
export function withoutOne(tiles: readonly string[], tile: string): string[] {
  const place = tiles.indexOf(tile);
  return tiles.filter((_, index) => index !== place);
}
