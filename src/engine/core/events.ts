import type { Corner, Rotation } from './board/cell.ts';

/** A line of a score sheet: so many of something, so many points each. */
export interface SheetLine {
  /** What was counted: `tiles`, `shields`, `cities`, ... */
  readonly of: string;
  readonly count: number;
  /** Points for each of them. */
  readonly each: number;
}

/** Why a feature was worth what it was worth: the lines add up to the points, times the followers that share. */
export interface Explanation {
  readonly lines: readonly SheetLine[];
  /** What changed the points of each tile: `inn`, `cathedral`, `small-city`, ... */
  readonly because: readonly string[];
  /** How many followers of the seat got it, where every follower gets it (R-OWN-6). */
  readonly times?: number;
}

/** A place where a piece stands. */
export type Standing =
  | { readonly x: number; readonly y: number; readonly segment: string }
  | { readonly x: number; readonly y: number; readonly corner: Corner }
  | { readonly quarter: string };

/**
 * Something that happened, public to everyone: no event holds what only some may know.
 * Features are named `x,y:segment` (R-FEAT-4).
 */
export type GameEvent =
  | { readonly type: 'turn-began'; readonly seat: number; readonly part: number }
  | { readonly type: 'tile-drawn'; readonly seat: number; readonly tile: string; readonly left: number }
  | { readonly type: 'tiles-set-aside'; readonly seat: number; readonly tiles: readonly string[] }
  | { readonly type: 'hand-filled'; readonly seat: number; readonly taken: number; readonly left: number }
  | {
      readonly type: 'tile-placed';
      readonly seat: number;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly rotation: Rotation;
    }
  | { readonly type: 'piece-deployed'; readonly seat: number; readonly piece: string; readonly at: Standing }
  | {
      readonly type: 'piece-moved';
      readonly seat: number;
      readonly piece: string;
      /** Absent when it came out of the supply. */
      readonly from?: Standing;
      readonly to: Standing;
    }
  | {
      readonly type: 'piece-returned';
      readonly seat: number;
      readonly piece: string;
      readonly from: Standing;
    }
  | {
      readonly type: 'feature-completed';
      readonly kind: string;
      readonly feature: string;
      readonly tiles: number;
    }
  | {
      readonly type: 'scored';
      readonly seat: number;
      readonly points: number;
      /** `city`, `road-incomplete`, `field`, `goods-wine`, ... */
      readonly kind: string;
      /** Absent where the points are for no feature. */
      readonly feature?: string;
      readonly explanation?: Explanation;
    }
  | {
      readonly type: 'taken';
      readonly seat: number;
      /** What was taken: a kind of goods, or a figure that passes from seat to seat. */
      readonly what: string;
      readonly number: number;
      readonly from?: string;
    }
  | { readonly type: 'neutral-moved'; readonly seat: number; readonly figure: string; readonly to: string }
  | { readonly type: 'declined'; readonly seat: number; readonly decision: string }
  /** No tile will be placed any more; what follows is the end of the game (R-END-2). */
  | { readonly type: 'play-ended' }
  | { readonly type: 'turn-skipped'; readonly seat: number }
  | { readonly type: 'seat-left'; readonly seat: number }
  | {
      readonly type: 'game-over';
      readonly scores: readonly number[];
      /** Place of each seat, 1 is the winner; equal points share a place (R-END-4). */
      readonly places: readonly number[];
    };
