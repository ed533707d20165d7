import type { Point } from '../geometry/curve.ts';
import type { TileShape } from '../geometry/tile-shape.ts';
import type { Theme } from '../theme.ts';

/** Something that stands upright on a tile; `at` is its foot, by which drawings overlap. */
export interface SceneryItem {
  readonly at: Point;
  readonly svg: string;
}

/** A circle that houses keep free. */
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
  /** The distance that it wants to keep from the borders of its segment. */
  readonly room: number;
  /** A building stands among houses and trees; a sign lies above everything on the tile. */
  readonly layer: 'building' | 'sign';
  /** Where it looks for room: before or after the piece of its segment, or beside its road. */
  readonly place: 'before-piece' | 'after-piece' | 'beside-road';
  /**
   * Draws the mark at a point of its tile.
   * @param size how much larger than usual signs are drawn, so that they can be counted on small pictures
   */
  draw(theme: Theme, at: Point, size: number): string;
  /** Draws what lies on the ground below it. */
  ground?(theme: Theme, at: Point): string;
  /** Returns the circle that houses keep free; by default that of a sign. */
  keepFree?(at: Point): FreePlace;
}

/** The drawing of a kind of feature that meets its surroundings, as a monastery does. Lengths are in hundredths of a tile. */
export interface FeatureArt {
  /** Draws what stands in the middle, about 30 wide; a piece stands before it, to the right. */
  draw(theme: Theme, at: Point): string;
  /** Draws what lies on the ground below it. */
  ground?(theme: Theme, at: Point): string;
  /** Where its flag flies once it is complete, seen from its middle. */
  readonly flag: Point;
}

/** The silhouette of a piece in a square of 24 round 0,0. */
export interface Silhouette {
  /** Path data. */
  readonly outline: string;
  /** Where the emblem of the seat is drawn; absent on pieces that belong to no seat. */
  readonly emblem?: { readonly x: number; readonly y: number; readonly size: number };
  /** Path data of lines that explain the shape. */
  readonly details?: string;
  /** Pieces lie down in fields, but for those that belong there. */
  readonly standsInFields?: boolean;
  /** The ground shows through it, and it casts no shadow: a ghost. */
  readonly isFaint?: boolean;
}

/** Drawings on a single tile in addition to what its facts say. */
export interface TileDecoration {
  /** Replaces the drawing that is made from the facts. */
  whole?(theme: Theme): TileLayers;
  /** Draws what lies on the ground above everything else. */
  ground?(theme: Theme): string;
  /** Returns what stands on the tile. */
  scenery?(theme: Theme): readonly SceneryItem[];
  readonly free?: readonly FreePlace[];
}

/**
 * The drawings of an expansion. Everything may be left out: tiles are drawn from their facts, and a mark, a piece or
 * what meets its surroundings gets a neutral sign where it has no drawing.
 */
export interface ExpansionArt {
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
