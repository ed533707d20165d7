import type { Theme } from '../theme.ts';

/** The style of a tile's drawing, in addition to the geometry. */
export interface TileLook {
  readonly theme: Theme;
  /** Ids of the segments whose feature is complete. */
  readonly done: ReadonlySet<string>;
  /** Factor by which shields and goods are drawn larger than usual, so that they can be counted on small pictures. */
  readonly marks: number;
  /** Key of the small variety: the tile's type and cell. */
  readonly key: string;
}
