import type { PositionView } from '../../engine/index.ts';
import type { PictureOptions } from '../options.ts';
import type { Theme } from '../theme.ts';

/** A part of the strip: the height it needs, and how it is drawn where its row is perhaps higher. */
export interface Block {
  readonly height: number;
  readonly draw: (width: number, height: number) => string;
}

/** The data and style that the blocks of a strip share. */
export interface Setting {
  readonly view: PositionView;
  readonly options: PictureOptions;
  readonly theme: Theme;
  /** Size of the letters, in pixels. */
  readonly base: number;
}

/** Returns the seat that the game waits for; undefined when the game is over. */
export const awaitingSeat = ({ view, options }: Setting): number | undefined =>
  view.over ? undefined : (options.awaiting?.seat ?? view.turn.seat);
