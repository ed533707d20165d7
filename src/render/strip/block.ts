import type { PositionView } from '../../engine/index.ts';
import type { PictureOptions } from '../options.ts';
import type { Theme } from '../theme.ts';

/** A part of the strip: its minimum height, and its drawing for the actual height of its row. */
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

/** Returns the awaiting seat; undefined once the game has ended. */
export const awaitingSeat = ({ view, options }: Setting): number | undefined =>
  view.over ? undefined : (options.awaiting?.seat ?? view.turn.seat);
