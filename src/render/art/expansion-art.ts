import type { Point } from '../geometry/curve.ts';
import type { TileShape } from '../geometry/tile-shape.ts';
import type { Theme } from '../theme.ts';

/** Something that stands upright on a tile. `at` is its foot, which determines how drawings overlap. */
export interface SceneryItem {
  readonly at: Point;
  readonly svg: string;
}

/** A circle without houses. */
export interface FreePlace {
  readonly at: Point;
  readonly radius: number;
}

/** A drawing of a tile in two layers: the ground of all tiles lies below the scenery of any tile. */
export interface TileLayers {
  readonly ground: string;
  readonly scenery: string;
}

/** The drawing of a mark that is printed on a segment: a shield, an inn, goods. Lengths are in hundredths of a tile. */
export interface MarkArt {
  /** Its preferred distance from the borders of its segment. */
  readonly room: number;
  /** A building stands among houses and trees; a sign lies above everything on the tile. */
  readonly layer: 'building' | 'sign';
  /** Where to look for room: before or after the piece of its segment, or beside its road. */
  readonly place: 'before-piece' | 'after-piece' | 'beside-road';
  /**
   * Draws the mark at a point of its tile.
   * @param size scale of signs, larger than 1 on small pictures so that they can be counted
   */
  draw(theme: Theme, at: Point, size: number): string;
  /** Draws what lies on the ground below it. */
  ground?(theme: Theme, at: Point): string;
  /** Returns the circle to keep free of houses; by default that of a sign. */
  keepFree?(at: Point): FreePlace;
}

/** The drawing of a kind of feature that meets its surroundings, like a monastery. Lengths are in hundredths of a tile. */
export interface FeatureArt {
  /** Draws its building in the middle, about 30 wide; a piece stands in front of it, to the right. */
  draw(theme: Theme, at: Point): string;
  /** Draws what lies on the ground below it. */
  ground?(theme: Theme, at: Point): string;
  /** Position of its flag once it is complete, relative to its middle. */
  readonly flag: Point;
}

/** The silhouette of a piece in a square of 24 round 0,0. */
export interface Silhouette {
  /** Path data. */
  readonly outline: string;
  /** Position of the seat's emblem; absent on neutral pieces. */
  readonly emblem?: { readonly x: number; readonly y: number; readonly size: number };
  /** Path data of lines that explain the shape. */
  readonly details?: string;
  /** True for pieces that stand in fields, where others lie down. */
  readonly standsInFields?: boolean;
  /** True for a translucent piece without a shadow: a ghost. */
  readonly isFaint?: boolean;
}

/** Drawings on a single tile in addition to its facts. */
export interface TileDecoration {
  /** Replaces the drawing derived from the facts. */
  whole?(theme: Theme): TileLayers;
  /** Draws the topmost layer of the ground. */
  ground?(theme: Theme): string;
  /** Returns the additional scenery of the tile. */
  scenery?(theme: Theme): readonly SceneryItem[];
  readonly free?: readonly FreePlace[];
}

/**
 * The drawings of an expansion. Everything is optional: tiles are drawn from their facts, and marks, pieces and
 * features that meet their surroundings without a drawing get a neutral sign.
 */
export interface ExpansionArt {
  /** The id of the tile that represents it in the list of lessons. */
  readonly exampleTile?: string;
  /** By the names of the marks on its tiles. */
  readonly marks?: Readonly<Record<string, MarkArt>>;
  /** By the names of its kinds of feature that meet their surroundings. */
  readonly features?: Readonly<Record<string, FeatureArt>>;
  /** By the names of its pieces. */
  readonly pieces?: Readonly<Record<string, Silhouette>>;
  /** Where a printed tile differs from the shape that follows from its facts, by its id. */
  readonly shapes?: Readonly<Record<string, TileShape>>;
  /** By the tile's id. */
  readonly decorations?: Readonly<Record<string, TileDecoration>>;
}
