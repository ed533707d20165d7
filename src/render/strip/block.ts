import type { PositionView } from '../../engine/index.ts';
import { type ExpansionStates, expansionStates } from '../expansion-states.ts';
import type { PictureOptions } from '../options.ts';
import type { Theme } from '../theme.ts';

/** A part of the strip: the height it needs, and how it is drawn where its row is perhaps higher. */
export interface Block {
  readonly height: number;
  readonly draw: (width: number, height: number) => string;
}

/** What the blocks of a strip are made of. */
export interface Setting {
  readonly view: PositionView;
  readonly states: ExpansionStates;
  readonly options: PictureOptions;
  readonly theme: Theme;
  /** Size of the letters, in pixels. */
  readonly base: number;
}

/** Prepares the strip of a picture. @param base size of the letters, in pixels */
export const settingOf = (
  view: PositionView,
  options: PictureOptions,
  theme: Theme,
  base: number,
): Setting => ({ view, states: expansionStates(view), options, theme, base });

/** Returns the seat that the game waits for; undefined when the game is over. */
export const awaitingSeat = ({ view, options }: Setting): number | undefined =>
  view.over ? undefined : (options.awaiting?.seat ?? view.turn.seat);
