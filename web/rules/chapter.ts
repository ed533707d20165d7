import type { ExpansionViews } from '../../src/render/art/expansion-display.ts';
import type { LessonId } from '../api/types.ts';
import type { Rotation } from '../board/rotation.ts';

/** A tile of a picture: its id, its cell, and how it is turned. */
export type PicturedTile = readonly [tile: string, x: number, y: number, rotation: Rotation];

/** A piece on a part of a tile, on a corner of one, or somewhere in cells from the north-west. */
export interface PicturedPiece {
  readonly piece: string;
  /** Undefined for a neutral piece. */
  readonly seat?: number;
  readonly on: readonly [x: number, y: number, part: string] | readonly [x: number, y: number];
}

/** A small board that shows a rule. */
export interface RulePicture {
  readonly tiles: readonly PicturedTile[];
  readonly pieces?: readonly PicturedPiece[];
  /** Neutral figures, towers and whatever else expansions show, as in a view of a game. */
  readonly expansions?: ExpansionViews;
  /** Tiles marked as correctly placed. */
  readonly right?: readonly (readonly [x: number, y: number])[];
  /** Tiles marked as wrongly placed. */
  readonly wrong?: readonly (readonly [x: number, y: number])[];
}

/** A chapter of the rules. */
export interface Chapter {
  /** Heading in the numbered rules. */
  readonly exact: string;
  /** The lesson that practises it. */
  readonly lesson?: LessonId;
  /** Its pictures, by the names of their captions. */
  readonly pictures?: Readonly<Record<string, RulePicture>>;
}

export type Chapters = Readonly<Record<string, Chapter>>;

/** Seats in the pictures, by their colours. */
export const [RED, BLUE, GREEN, YELLOW] = [0, 1, 2, 3] as const;
