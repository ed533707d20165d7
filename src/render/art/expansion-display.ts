import type { PositionView } from '../../engine/index.ts';
import type { Words } from '../../texts/index.ts';
import type { Point } from '../geometry/curve.ts';
import type { Mark } from '../marks.ts';
import type { Theme } from '../theme.ts';

type Expansions = PositionView['expansions'];

/** The part of a view that belongs to an expansion. */
export type ExpansionView<Id extends keyof Expansions> = NonNullable<Expansions[Id]>;

/** A sign for a seat's holding; `count` is written next to it if there can be several. */
export interface HoldingArt {
  readonly svg: string;
  readonly count: number | undefined;
}

/** A piece at its place on the board, in units of 100 a tile; the cell 0,0 starts at 0,0. */
export interface StandingPiece {
  /** Undefined for a neutral piece. */
  readonly seat: number | undefined;
  readonly piece: string;
  readonly at: Point;
  readonly lying: boolean;
}

/** A name written on the board, in the same measure. */
export interface PlaceName {
  readonly text: string;
  readonly at: Point;
}

/** A tile on the board; x and y count cells. */
export interface PlacedTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
}

/** Finds places on the tile of a cell: the middle of the tile if it has no such segment or mark. */
export interface Places {
  /** Returns where a piece stands on a segment. */
  spotOf(x: number, y: number, segment: string): Point;
  /** Returns where a mark of the whole tile is drawn. */
  markAt(x: number, y: number, mark: string): Point;
}

/**
 * Displays the parts of an expansion other than tiles and pieces on them. Everything is optional.
 * @typeParam View the expansion's part of a view, `view.expansions[id]`
 */
export interface ExpansionDisplay<View = unknown> {
  /** Returns signs for a seat's holdings, shown next to its pieces. */
  holdings?(theme: Theme, view: View, seat: number): readonly HoldingArt[];
  /** Returns pieces that stand on the board but on no segment. */
  standing?(view: View, tiles: readonly PlacedTile[], places: Places): readonly StandingPiece[];
  /** Returns drawings of what lies or stands on the tiles below all pieces. */
  structures?(theme: Theme, view: View, places: Places): readonly Mark[];
  /** Returns names of places on the board, in the words of a language. */
  placeNames?(tiles: readonly PlacedTile[], words: Words): readonly PlaceName[];
}

/** The displays of expansions, by their ids. */
export type ExpansionDisplays = { readonly [Id in keyof Expansions]?: ExpansionDisplay<ExpansionView<Id>> };
