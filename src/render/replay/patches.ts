import { symbols } from '../art/symbols.ts';
import { boardArt, boardDefs } from '../board/art.ts';
import type { BoardPlan } from '../board/plan.ts';
import { FINE, stripPlace } from '../picture.ts';
import { seatsArt } from '../strip/strip.ts';
import { el, group } from '../svg.ts';
import type { Shot, Stage } from './stage.ts';

/** A rectangle of a frame in whole pixels. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What changes a frame into the next: an SVG of the size of the frame, of which only these rectangles are good. */
export interface Patch {
  readonly svg: string;
  readonly rectangles: readonly Rectangle[];
}

/** A rectangle of the board, in units of 100 a tile. */
interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** How far drawings reach beyond their cell: towers, shadows, frames. */
const OVERHANG = 40;
/** How far from a rectangle the middle of what is drawn for it lies at most: grass of the next cells reaches into it. */
const AROUND = 160;

/** Returns a whole frame of a replay, as SVG. */
export function wholePatch(stage: Stage, shot: Shot): Patch {
  const all = { x: 0, y: 0, width: stage.frame.width, height: stage.height };
  return patchOf(stage, shot, [all]);
}

/** What a frame has that may differ from the frame before. */
export interface Contents {
  /** By what makes each look as it does. */
  readonly parts: ReadonlyMap<string, Box>;
  /** The strip with the seats, as SVG. */
  readonly strip: string;
}

/** Returns what a frame has. */
export const contentsOf = (stage: Stage, shot: Shot): Contents => ({
  parts: partsOf(stage, shot),
  strip: stripOf(stage, shot),
});

/** Returns what is to be laid over a frame to make the next one, `after`, of it. */
export function patchBetween(stage: Stage, before: Contents, now: Contents, after: Shot): Patch {
  const changed = [
    ...[...before.parts].flatMap(([key, box]) => (now.parts.has(key) ? [] : [box])),
    ...[...now.parts].flatMap(([key, box]) => (before.parts.has(key) ? [] : [box])),
  ];
  const strip = before.strip === now.strip ? [] : [stripPixels(stage)];
  return patchOf(stage, after, [...changed.map((box) => pixelsOf(stage, box)), ...strip]);
}

/** Returns everything on the board that may change, each by what makes it look as it does, with its place. */
function partsOf({ sizes }: Stage, { view, plan }: Shot): Map<string, Box> {
  const cell = (x: number, y: number) => around(x * 100 + 50, y * 100 + 50, 50);
  const parts = new Map<string, Box>();
  for (const { tile, x, y, rotation } of view.tiles)
    parts.set(`${tile} ${x},${y} ${rotation} ${[...(plan.done.get(`${x},${y}`) ?? [])].sort()}`, cell(x, y));
  for (const piece of plan.pieces)
    parts.set(`piece ${JSON.stringify(piece)}`, around(piece.at.x, piece.at.y, sizes.piece));
  for (const gain of plan.gains)
    parts.set(`gain ${JSON.stringify(gain)}`, around(gain.at.x, gain.at.y, sizes.letters * 2.5));
  for (const name of plan.names) parts.set(`name ${JSON.stringify(name)}`, around(name.at.x, name.at.y, 200));
  if (plan.last !== undefined) parts.set(`last ${JSON.stringify(plan.last)}`, cell(plan.last.x, plan.last.y));
  return parts;
}

const around = (x: number, y: number, far: number): Box => ({
  west: x - far,
  north: y - far,
  east: x + far,
  south: y + far,
});

/** Returns the pixels of a part of the board, with what it may cover round itself. */
function pixelsOf(stage: Stage, { west, north, east, south }: Box): Rectangle {
  const { left, top, layout } = stage;
  const scale = layout.tile / 100;
  return within(stage, {
    x: left + (west - OVERHANG) * scale,
    y: top + (north - OVERHANG) * scale,
    width: (east - west + 2 * OVERHANG) * scale,
    height: (south - north + 2 * OVERHANG) * scale,
  });
}

function stripPixels(stage: Stage): Rectangle {
  const { frame, layout } = stage;
  const { width, margin } = frame;
  const { isBeside, strip, stripWidth } = layout;
  const [wide, high] = [stripWidth + margin * 1.5, strip.height + margin * 1.5];
  return within(
    stage,
    isBeside
      ? { x: width - wide, y: 0, width: wide, height: high }
      : { x: 0, y: layout.height - high, width, height: high },
  );
}

/** Returns the whole pixels that a rectangle touches, as much of it as the picture has. */
function within(stage: Stage, { x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  const right = Math.min(stage.frame.width, Math.ceil(x + width));
  const bottom = Math.min(stage.height, Math.ceil(y + height));
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const stripOf = ({ layout, row }: Stage, { setting }: Shot) => seatsArt(setting, layout.stripWidth, row).svg;

/** Draws as much of a frame as rectangles of it need: what lies in them, and what reaches into them. */
function patchOf(stage: Stage, shot: Shot, rectangles: readonly Rectangle[]): Patch {
  const { theme, frame, layout, height, left, top, sizes } = stage;
  const { width } = frame;
  const { pieces, gains } = shot.plan;
  const near = nearTo(stage, rectangles);
  const tiles = shot.view.tiles.filter(({ x, y }) => near(x * 100 + 50, y * 100 + 50));
  const view = { ...shot.view, tiles };
  const plan: BoardPlan = {
    ...shot.plan,
    pieces: pieces.filter(({ at }) => near(at.x, at.y)),
    gains: gains.filter(({ at }) => near(at.x, at.y)),
  };
  const transform = `translate(${left} ${top}) scale(${layout.tile / 100})`;
  const isStripIn = rectangles.some((one) => overlap(one, stripPixels(stage)));
  const svg = el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('defs', {}, symbols(theme, layout.tile >= FINE), boardDefs(view, plan, theme)),
    el('rect', { width, height, fill: theme.page }),
    tiles.length === 0 ? '' : group({ transform }, boardArt(view, plan, theme, sizes)),
    isStripIn ? group({ transform: stripPlace(frame, layout) }, stripOf(stage, shot)) : '',
  );
  return { svg, rectangles };
}

/** Returns whether a place on the board, in units of 100 a tile, is near one of some rectangles. */
function nearTo({ left, top, layout }: Stage, rectangles: readonly Rectangle[]) {
  const scale = layout.tile / 100;
  const areas = rectangles.map(({ x, y, width, height }) => ({
    west: (x - left) / scale - AROUND,
    north: (y - top) / scale - AROUND,
    east: (x + width - left) / scale + AROUND,
    south: (y + height - top) / scale + AROUND,
  }));
  return (x: number, y: number): boolean =>
    areas.some(({ west, north, east, south }) => x >= west && x <= east && y >= north && y <= south);
}
