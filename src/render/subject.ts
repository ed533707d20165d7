import type { PositionView } from '../engine/index.ts';
import type { PictureOptions } from './options.ts';
import type { ThemeName } from './theme.ts';

/** What a picture shows: a board as `renderBoard` draws it, one of its previews, or any SVG. */
export type Subject =
  | { readonly board: PositionView; readonly options: PictureOptions }
  | { readonly card: PositionView; readonly options: PictureOptions }
  | { readonly thumbnail: PositionView; readonly theme: ThemeName }
  | { readonly svg: string };

/** A picture that is to be made: a PNG, or with `maxBytes` a JPEG of about that size at most. */
export interface Drawing {
  readonly subject: Subject;
  /** In pixels. */
  readonly width: number;
  readonly maxBytes?: number | undefined;
}
