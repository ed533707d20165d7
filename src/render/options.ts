import type { EntryFacts, Language } from '../texts/index.ts';
import type { ThemeName } from './theme.ts';

/** A place where the tile in hand may lie. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  /** As in the numbered list of options; by default cells are counted and rotations get letters (`7a`, `7b`). */
  readonly label?: string;
}

/** The decision that a game waits for. */
export interface Awaiting {
  readonly seat: number;
  /** The phase of the turn, as `awaiting` names it. */
  readonly phase?: string;
  /** Until when, in words: `Sunday 18:00`. The picture knows no clock. */
  readonly deadline?: string;
}

/** Contents of a picture in addition to the position; everything may be left out. */
export interface PictureOptions {
  /** Names in the order of the seats. */
  readonly players?: readonly string[];
  readonly theme?: ThemeName;
  /** Width in pixels at which the picture will be seen (`WIDTHS`): text and pieces stay readable at it. */
  readonly width?: number;
  /** Of all words in the picture; English if absent. */
  readonly language?: Language;
  /** Effects of the last decision: sentences, a frame round its tile, and its points. */
  readonly last?: EntryFacts;
  /** Whether the last decision is marked on the board (default) or only described in sentences. */
  readonly isLastMarked?: boolean;
  readonly placements?: readonly Placement[];
  readonly awaiting?: Awaiting;
}

/** Widths of pictures, in pixels. */
export const WIDTHS = { min: 240, usual: 1000, max: 2400 } as const;

/** Returns a width in whole pixels that a picture may have. */
export const boundedWidth = (width: number = WIDTHS.usual): number =>
  Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, width)));
