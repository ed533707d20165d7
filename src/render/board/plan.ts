import type { FeatureView, GameEvent, PieceView, PositionView } from '../../engine/index.ts';
import { QUARTERS } from '../art/town.ts';
import { type Point, plus, point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';
import { labelled, type PictureOptions } from '../options.ts';
import { ownOf } from '../own.ts';

/** Cells that a picture shows; both ends belong to it. */
export interface Extent {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** A piece at its place; 100 a tile, the cell 0,0 begins at 0,0. */
export interface SetPiece {
  readonly seat: number | undefined;
  readonly piece: string;
  readonly at: Point;
  readonly lying: boolean;
}

/** Points shown at a feature that was just scored. */
export interface Gain {
  readonly seat: number;
  readonly points: number;
  readonly at: Point;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly labels: readonly string[];
}

/** Everything that the board shows, with places but without shapes. */
export interface BoardPlan {
  readonly extent: Extent;
  /** Segments of complete features, by cell `x,y`. */
  readonly done: ReadonlyMap<string, ReadonlySet<string>>;
  readonly pieces: readonly SetPiece[];
  readonly start: Point | undefined;
  readonly last: { readonly x: number; readonly y: number; readonly seat: number } | undefined;
  readonly gains: readonly Gain[];
  readonly places: readonly Label[];
  /** The north-west corner of Carcassonne, when it is on the table. */
  readonly town: Point | undefined;
}

export function planOf(view: PositionView, options: PictureOptions): BoardPlan {
  const places = placesOf(options);
  const marked = markedIn(options);
  const last = marked.findLast((event) => event.type === 'tile-placed');
  const town = townOf(view);
  const [first] = view.tiles;
  return {
    extent: extentOf([...view.tiles, ...places]),
    done: completedSegments(view.features),
    pieces: fannedOut([...view.pieces.map((piece) => setPiece(view, piece)), ...townsmen(view, town)]),
    start: first === undefined ? undefined : point(first.x, first.y),
    last: last === undefined ? undefined : { x: last.x, y: last.y, seat: last.seat },
    gains: gainsOf(view, marked),
    places,
    town,
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
      const [cell = '', segment = ''] = name.split(':');
      done.set(cell, (done.get(cell) ?? new Set()).add(segment));
    }
  }
  return done;
}

/** The place of a segment's spot on the board. */
function spotOf(view: PositionView, x: number, y: number, segment: string): Point {
  const tile = view.tiles.find((one) => one.x === x && one.y === y);
  const spot = tile === undefined ? undefined : tileGeometry(tile.tile, tile.rotation).spots.get(segment);
  return plus(point(x * 100, y * 100), spot ?? point(50, 50));
}

const CORNERS: Readonly<Record<string, Point>> = {
  NW: point(0, 0),
  NE: point(100, 0),
  SE: point(100, 100),
  SW: point(0, 100),
};

function setPiece(view: PositionView, { seat, piece, at }: PieceView): SetPiece {
  if ('corner' in at) {
    const corner = plus(point(at.x * 100, at.y * 100), CORNERS[at.corner] ?? point(50, 50));
    return { seat, piece, at: corner, lying: false };
  }
  if (!('segment' in at)) return { seat, piece, at: point(0, 0), lying: false };
  const lying = at.segment.startsWith('field') && piece !== 'pig' && piece !== 'barn';
  return { seat, piece, at: spotOf(view, at.x, at.y, at.segment), lying };
}

/** Several pieces at one place stand beside each other. */
function fannedOut(pieces: readonly SetPiece[]): SetPiece[] {
  const here = new Map<string, SetPiece[]>();
  for (const piece of pieces) {
    const key = `${piece.at.x},${piece.at.y}`;
    here.set(key, [...(here.get(key) ?? []), piece]);
  }
  const set = [...here.values()].flatMap((group) =>
    group.map((piece, index) => ({
      ...piece,
      at: plus(piece.at, point((index - (group.length - 1) / 2) * 24, 0)),
    })),
  );
  return set.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

function townOf({ tiles }: PositionView): Point | undefined {
  const first = tiles.find(({ tile }) => tile === 'count/A');
  return first === undefined ? undefined : point(first.x * 100, first.y * 100);
}

const ROOM_IN_SQUARE = 76;

/** The count and the followers in their quarters, in rows of as many as there is room for. */
function townsmen(view: PositionView, town: Point | undefined): SetPiece[] {
  const own = ownOf(view).town;
  if (own === undefined || town === undefined) return [];
  return QUARTERS.flatMap(({ quarter, square }) => {
    const here = own.followers.filter((follower) => follower.quarter === quarter);
    const count = own.count === quarter ? [{ seat: undefined, piece: 'count' }] : [];
    const all = [...count, ...here];
    const step = Math.min(22, ROOM_IN_SQUARE / Math.max(1, all.length));
    return all.map(({ seat, piece }, index): SetPiece => {
      const off = point((index - (all.length - 1) / 2) * step, 2);
      return { seat, piece, at: plus(plus(town, square), off), lying: false };
    });
  });
}

/** What is marked of the last move. */
function markedIn({ last, isLastMarked = true }: PictureOptions): readonly GameEvent[] {
  return isLastMarked ? (last?.events ?? []) : [];
}

/** Points of the last move at the place where they were made: on the tile just laid if the feature reaches it. */
function gainsOf(view: PositionView, marked: readonly GameEvent[]): Gain[] {
  const laid = marked.findLast((event) => event.type === 'tile-placed');
  const gains: Gain[] = [];
  for (const event of marked) {
    if (event.type !== 'scored' || event.feature === undefined || event.points === 0) continue;
    const { seat, points, feature: name } = event;
    const feature = view.features.find((one) => one.name === name);
    const here = feature?.segments.find((segment) => segment.startsWith(`${laid?.x},${laid?.y}:`)) ?? name;
    const [x, y, segment] = /^(-?\d+),(-?\d+):(.+)$/.exec(here)?.slice(1) ?? [];
    if (segment === undefined) continue;
    const spot = spotOf(view, Number(x), Number(y), segment);
    const above = gains.filter(({ at }) => at.x === spot.x && Math.abs(at.y - spot.y) < 60).length;
    gains.push({ seat, points, at: plus(spot, point(0, -above * 26)) });
  }
  return gains;
}

function placesOf({ placements = [] }: PictureOptions): Label[] {
  const cells = new Map<string, { x: number; y: number; labels: string[] }>();
  for (const { x, y, label } of labelled(placements)) {
    const cell = cells.get(`${x},${y}`) ?? { x, y, labels: [] };
    cell.labels.push(label);
    cells.set(`${x},${y}`, cell);
  }
  return [...cells.values()];
}
