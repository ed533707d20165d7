import type { Theme } from '../theme.ts';

/** What a tile's drawing depends on in addition to its geometry. */
export interface TileLook {
  readonly theme: Theme;
  /** Ids of the segments whose feature is complete. */
  readonly done: ReadonlySet<string>;
  /** How much larger than usual shields and goods are drawn, so that they can be counted on small pictures. */
  readonly marks: number;
  /** Key of the small variety: the tile's type and cell. */
  readonly key: string;
}
