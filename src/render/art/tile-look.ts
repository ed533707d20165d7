import type { Theme } from '../theme.ts';

/** The style of a tile's drawing, in addition to the geometry. */
export interface TileLook {
  readonly theme: Theme;
  /** Ids of the segments whose feature is complete. */
  readonly done: ReadonlySet<string>;
  /** Scale of shields and goods, larger than 1 on small pictures so that they can be counted. */
  readonly marks: number;
  /** Seed of the small variations: the tile's type and cell. */
  readonly key: string;
}
