import type { PositionView } from '../../engine/index.ts';
import type { Words } from '../../texts/index.ts';
import type { Point } from '../geometry/curve.ts';
import type { Mark } from '../marks.ts';
import type { Theme } from '../theme.ts';

/** The parts of a view that belong to expansions, by their ids. */
export type ExpansionViews = PositionView['expansions'];

/** The part of a view that belongs to an expansion. */
export type ExpansionView<Id extends keyof ExpansionViews> = NonNullable<ExpansionViews[Id]>;

/** A sign for a seat's holding; `count` is written next to it if there can be several. */
export interface HoldingArt {
  readonly svg: string;
  readonly count: number | undefined;
}

export type DrawPiece = (piece: string, seat: number) => string;

/** A piece at its place on the board, in units of 100 a tile; the cell 0,0 starts at 0,0. */
export interface StandingPiece {
  /** Undefined for a neutral piece. */
  readonly seat: number | undefined;
  readonly piece: string;
  readonly at: Point;
  readonly lying: boolean;
  /** Its distance from `at`, in sizes of a piece: these are larger on small pictures. */
  readonly shift?: Point;
  /** The height of the structure that it stands on. */
  readonly rise?: number;
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
  /** Returns where a large neutral piece hides no building on a tile. */
  roomAt(x: number, y: number): Point;
}

/** A number above the board; `at` is the foot of the structure that it counts, `rise` the number's height above it. */
export interface StructureCount {
  readonly count: number;
  readonly at: Point;
  readonly rise: number;
}

/**
 * Displays the parts of an expansion other than tiles and pieces on them. Everything is optional.
 * @typeParam View the expansion's part of a view, `view.expansions[id]`
 */
export interface ExpansionDisplay<View = unknown> {
  /**
   * Returns signs for a seat's holdings, shown next to its pieces.
   * @param drawPiece draws a piece in a seat's colour, in a square of 24 round 0,0
   */
  holdings?(theme: Theme, view: View, seat: number, drawPiece: DrawPiece): readonly HoldingArt[];
  /** Returns pieces that stand on the board but on no segment. */
  standing?(view: View, tiles: readonly PlacedTile[], places: Places): readonly StandingPiece[];
  /**
   * Returns drawings of what lies or stands on the tiles below all pieces.
   * @param size scale of structures, larger than 1 on small pictures
   */
  structures?(theme: Theme, view: View, places: Places, size: number): readonly Mark[];
  /** Returns numbers shown beside structures, above all pieces. */
  counts?(view: View, places: Places): readonly StructureCount[];
  /** Returns the ids of tiles that wait openly to return to the bag. */
  waitingTiles?(view: View): readonly string[];
  /** Returns names of places on the board, in the words of a language. */
  placeNames?(tiles: readonly PlacedTile[], words: Words): readonly PlaceName[];
}

/** The displays of expansions, by their ids. */
export type ExpansionDisplays = {
  readonly [Id in keyof ExpansionViews]?: ExpansionDisplay<ExpansionView<Id>>;
};
