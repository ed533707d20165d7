import type { FeatureView, GameEvent, PositionView } from '../../engine/index.ts';
import { labelsFor } from '../../helpers/option-labels.ts';
import { parseSegmentName } from '../../helpers/segment-name.ts';
import { wordsIn } from '../../texts/index.ts';
import { displaysIn } from '../art/displays.ts';
import type { PlaceName, StandingPiece, StructureCount } from '../art/expansion-display.ts';
import { type Point, point } from '../geometry/curve.ts';
import type { PictureOptions } from '../options.ts';
import { standingPieces } from './figures.ts';
import { type Gain, gainsOf } from './gains.ts';
import { placesIn } from './spots.ts';

/** The range of cells that a picture shows, both ends included. */
export interface Extent {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** A cell that can be chosen: where the tile in hand fits, with a label for each rotation, or a tile to move to. */
export interface LabelledCell {
  readonly x: number;
  readonly y: number;
  readonly labels: readonly string[];
  /** Whether a tile lies there, which has to stay visible. */
  readonly hasTile: boolean;
}

/** The contents of the board with their places, without shapes. */
export interface BoardPlan {
  readonly extent: Extent;
  /** Ids of the segments of complete features, by cell `x,y`. */
  readonly done: ReadonlyMap<string, ReadonlySet<string>>;
  readonly pieces: readonly StandingPiece[];
  /** The cell of the start tile; undefined if names already mark the start. */
  readonly start: Point | undefined;
  /** The cell of the tile placed last, and its seat. */
  readonly last: { readonly x: number; readonly y: number; readonly seat: number } | undefined;
  readonly gains: readonly Gain[];
  readonly places: readonly LabelledCell[];
  readonly names: readonly PlaceName[];
  readonly counts: readonly StructureCount[];
}

/** Plans the board of a position. */
export function planOf(view: PositionView, options: PictureOptions): BoardPlan {
  const places = placesOf(view, options);
  const marked = markedIn(options);
  const last = marked.findLast((event) => event.type === 'tile-placed');
  const names = namesOn(view, options);
  const [first] = view.tiles;
  return {
    extent: extentOf([...view.tiles, ...places]),
    done: completedSegments(view.features),
    pieces: standingPieces(view),
    start: first === undefined || names.length > 0 ? undefined : point(first.x, first.y),
    last,
    gains: gainsOf(view, marked),
    places,
    names,
    counts: displaysIn(view).flatMap(({ display, part }) => display.counts?.(part, placesIn(view)) ?? []),
  };
}

function extentOf(cells: readonly { x: number; y: number }[]): Extent {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  if (cells.length === 0) return { west: 0, north: 0, east: 0, south: 0 };
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
}

function completedSegments(features: readonly FeatureView[]): Map<string, Set<string>> {
  const done = new Map<string, Set<string>>();
  for (const { complete, segments } of features) {
    for (const name of complete ? segments : []) {
      const { cell, segment } = parseSegmentName(name);
      done.set(cell, (done.get(cell) ?? new Set()).add(segment));
    }
  }
  return done;
}

function namesOn(view: PositionView, { language = 'en' }: PictureOptions): PlaceName[] {
  const words = wordsIn(language);
  return displaysIn(view).flatMap(({ display }) => display.placeNames?.(view.tiles, words) ?? []);
}

/** Returns the events of the last decision that are marked on the board. */
function markedIn({ last, isLastMarked = true }: PictureOptions): readonly GameEvent[] {
  return isLastMarked ? (last?.events ?? []) : [];
}

function placesOf({ tiles }: PositionView, { placements = [] }: PictureOptions): LabelledCell[] {
  const labels = labelsFor(placements);
  const laid = new Set(tiles.map(({ x, y }) => `${x},${y}`));
  const cells = new Map<string, LabelledCell & { labels: string[] }>();
  for (const [index, { x, y, label = labels[index] ?? '' }] of placements.entries()) {
    const key = `${x},${y}`;
    const cell = cells.get(key) ?? { x, y, labels: [], hasTile: laid.has(key) };
    cell.labels.push(label);
    cells.set(key, cell);
  }
  return [...cells.values()];
}
