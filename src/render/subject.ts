import type { PositionView } from '../engine/index.ts';
import type { PictureOptions } from './options.ts';
import type { ThemeName } from './theme.ts';

/** The subject of a picture: a board as drawn by `renderBoard`, one of its previews, or any SVG. */
export type Subject =
  | { readonly board: PositionView; readonly options: PictureOptions }
  | { readonly card: PositionView; readonly options: PictureOptions }
  | { readonly thumbnail: PositionView; readonly theme: ThemeName }
  | { readonly svg: string };

/** A picture to render: a PNG, or with `maxBytes` a JPEG of at most about that size. */
export interface Drawing {
  readonly subject: Subject;
  /** In pixels. */
  readonly width: number;
  readonly maxBytes?: number | undefined;
}
