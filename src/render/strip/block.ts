import type { PositionView } from '../../engine/index.ts';
import type { PictureOptions } from '../options.ts';
import type { OwnView } from '../own.ts';
import type { Theme } from '../theme.ts';

/** A part of the strip: the height it needs, and how it is drawn where its row is perhaps higher. */
export interface Block {
  readonly height: number;
  readonly draw: (width: number, height: number) => string;
}

export interface Setting {
  readonly view: PositionView;
  readonly options: PictureOptions;
  readonly theme: Theme;
  readonly own: OwnView;
  /** Size of the letters, in pixels. */
  readonly base: number;
}
