import type { PositionView } from '../../engine/index.ts';
import { pieceArt } from '../art/pieces.ts';
import { tileArt } from '../art/tile-art.ts';
import { QUARTERS } from '../art/town.ts';
import { type Point, plus, point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';
import { lookOf, NEUTRAL } from '../seats.ts';
import { el, group, moved, short } from '../svg.ts';
import { text, widthOf } from '../text.ts';
import type { Theme } from '../theme.ts';
import { varietyOf } from '../variety.ts';
import type { BoardPlan, Extent } from './plan.ts';

/** How large things are drawn over the board, in units of 100 a tile: larger on small pictures. */
export interface Sizes {
  /** Height of a standing follower. */
  readonly piece: number;
  /** How much larger than usual shields and goods are. */
  readonly marks: number;
  /** Height of letters over the board. */
  readonly letters: number;
  /** A line of one pixel. */
  readonly pixel: number;
}

/** Sizes for a tile that is so many pixels wide. */
export function sizesFor(tilePixels: number): Sizes {
  const pixel = 100 / tilePixels;
  return {
    pixel,
    // In tenths, so that drawings can be used again when the board grows.
    marks: Math.round(10 * Math.min(2.1, Math.max(1, 0.75 * pixel))) / 10,
    piece: Math.min(50, Math.max(29, 15 * pixel)),
    letters: Math.min(44, Math.max(16, 10.5 * pixel)),
  };
}

const NO_SEGMENTS: ReadonlySet<string> = new Set();

/** The board's tiles and all that lies on them; the cell 0,0 begins at 0,0. */
export function boardArt(view: PositionView, plan: BoardPlan, theme: Theme, sizes: Sizes): string {
  const arts = [...view.tiles]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ tile, x, y, rotation }) => ({
      place: moved(point(x * 100, y * 100)),
      cell: `${x},${y}`,
      ...tileArt(tileGeometry(tile, rotation), {
        theme,
        done: plan.done.get(`${x},${y}`) ?? NO_SEGMENTS,
        marks: sizes.marks,
        key: `${tile} ${x},${y}`,
      }),
    }));
  return [
    el('path', {
      d: cellsPath(view),
      fill: theme.shadow,
      'fill-opacity': '.28',
      transform: 'translate(5 8)',
    }),
    // One clipped group: each costs a layer of the whole picture.
    group(
      { 'clip-path': 'url(#tiles)' },
      meadow(view, theme),
      ...arts.map(({ place, cell, ground }) => group({ transform: place, 'data-cell': cell }, ground)),
    ),
    tileLines(view, theme, sizes),
    ...arts.map(({ place, upright }) => group({ transform: place }, upright)),
    startMark(plan, theme, sizes),
    quarterNames(plan, theme, sizes),
    placesArt(plan, theme, sizes),
    lastRing(plan, theme, sizes),
    ...plan.pieces.map(({ seat, piece, at, lying }) =>
      el('use', {
        href: `#${piece}-${seat ?? 'neutral'}`,
        transform: `${moved(at, sizes.piece / 24)}${lying ? ' rotate(-90)' : ''}`,
      }),
    ),
    gainBadges(plan, sizes),
  ].join('');
}

/** Definitions that the board needs: the pieces that are on it and the outline of all tiles. */
export function boardDefs(view: PositionView, plan: BoardPlan, theme: Theme): string {
  const kinds = new Map(
    plan.pieces.map(({ seat, piece }) => [`${piece}-${seat ?? 'neutral'}`, { seat, piece }]),
  );
  const pieces = [...kinds].map(([id, { seat, piece }]) =>
    group({ id }, pieceArt(theme, piece, seat === undefined ? NEUTRAL : lookOf(seat))),
  );
  return [el('clipPath', { id: 'tiles' }, el('path', { d: cellsPath(view) })), ...pieces].join('');
}

const cellsPath = ({ tiles }: PositionView): string =>
  tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100z`).join('');

/** One meadow under all tiles, in calm greens that go on from tile to tile. */
function meadow(view: PositionView, theme: Theme): string {
  const patches = new Map<string, string>();
  for (const { x, y } of view.tiles) {
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const key = `${x + dx},${y + dy}`;
      if (!patches.has(key)) patches.set(key, patch(x + dx, y + dy, theme));
    }
  }
  return el('path', { d: cellsPath(view), fill: theme.meadow }) + [...patches.values()].join('');
}

/** Lighter and darker grass round a corner of the grid. */
function patch(x: number, y: number, theme: Theme): string {
  const variety = varietyOf(`grass ${x},${y}`);
  const blot = (fill: string, faintness: string) =>
    el('ellipse', {
      cx: x * 100 + (variety() - 0.5) * 90,
      cy: y * 100 + (variety() - 0.5) * 90,
      rx: 30 + variety() * 34,
      ry: 18 + variety() * 24,
      fill,
      'fill-opacity': faintness,
    });
  return blot(theme.meadowLight, '.6') + blot(theme.meadowDark, '.4');
}

function tileLines(view: PositionView, theme: Theme, { pixel }: Sizes): string {
  const d = view.tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100z`).join('');
  return el('path', {
    d,
    fill: 'none',
    stroke: theme.tileLine,
    'stroke-width': Math.max(0.7, pixel * 0.5),
    'stroke-opacity': '.38',
  });
}

/** A small flag stone in a corner of the tile that lay there first. */
function startMark({ start, town }: BoardPlan, theme: Theme, { letters }: Sizes): string {
  if (start === undefined || town !== undefined) return '';
  const at = plus(point(start.x * 100, start.y * 100), point(4 + letters * 0.5, 96 - letters * 0.5));
  const r = letters * 0.52;
  const ray = (turn: number) => {
    const [a, b] = [(turn * Math.PI) / 5 - Math.PI / 2, r * (turn % 2 === 0 ? 0.72 : 0.3)];
    return `${short(at.x + Math.cos(a) * b)} ${short(at.y + Math.sin(a) * b)}`;
  };
  return [
    el('circle', { cx: at.x, cy: at.y, r, fill: theme.panel, stroke: theme.ink, 'stroke-width': r * 0.13 }),
    el('path', {
      d: `M${Array.from({ length: 10 }, (_, turn) => ray(turn)).join('L')}Z`,
      fill: theme.accent,
    }),
  ].join('');
}

function quarterNames({ town }: BoardPlan, theme: Theme, { pixel }: Sizes): string {
  if (town === undefined) return '';
  // Below six pixels a name cannot be read.
  const size = Math.min(17, Math.max(9.5, 8.5 * pixel));
  if (size < 6 * pixel) return '';
  return QUARTERS.map(({ name, square }) => {
    const at = plus(plus(town, square), point(0, square.y < 150 ? -21 : 25));
    return text(at.x, at.y + size * 0.34, name, {
      size,
      fill: theme.ink,
      bold: true,
      anchor: 'middle',
      rim: theme.panel,
    });
  }).join('');
}

/** Legal places as dashed squares with their numbers; rotations of one cell share its number. */
function placesArt({ places }: BoardPlan, theme: Theme, { letters, pixel }: Sizes): string {
  return places
    .map(({ x, y, labels }) => {
      const corner = point(x * 100, y * 100);
      const frame = el('rect', {
        x: corner.x + 6,
        y: corner.y + 6,
        width: 88,
        height: 88,
        rx: 9,
        fill: theme.accentSoft,
        'fill-opacity': '.85',
        stroke: theme.accent,
        'stroke-width': Math.max(3, 1.4 * pixel),
        'stroke-dasharray': '11 7',
      });
      return frame + placeLabel(plus(corner, point(50, 50)), labels, Math.max(26, letters), theme);
    })
    .join('');
}

/** One label large; several below each other as far as they can be read, else the number and its letters. */
function placeLabel(middle: Point, labels: readonly string[], size: number, theme: Theme): string {
  const style = { fill: theme.accent, bold: true, anchor: 'middle' } as const;
  const number = /^\d+/.exec(labels[0] ?? '')?.[0] ?? '';
  const letters = labels.map((label) => label.slice(number.length));
  const span = letters.length > 4 ? `${letters[0]}–${letters.at(-1)}` : letters.join('');
  const half = Math.ceil(labels.length / 2);
  const pairs = [labels.slice(0, half).join(' '), labels.slice(half).join(' ')];
  const lines = labels.length === 1 ? labels : size > 30 || labels.length > 4 ? [number, span] : pairs;
  const widest = Math.max(...lines.map((line) => widthOf(line, 1, true)));
  const fitting = Math.min(size * (labels.length === 1 ? 1.25 : 1), 82 / widest, 78 / lines.length);
  return lines
    .map((line, row) => {
      const y = middle.y + fitting * (row * 1.05 + 0.36 - (lines.length - 1) * 0.525);
      return text(middle.x, y, line, { ...style, size: fitting });
    })
    .join('');
}

function lastRing({ last }: BoardPlan, theme: Theme, { pixel }: Sizes): string {
  if (last === undefined) return '';
  const width = Math.max(4.5, 2 * pixel);
  const ring = (color: string, stroke: number) =>
    el('rect', {
      x: last.x * 100 - 1,
      y: last.y * 100 - 1,
      width: 102,
      height: 102,
      rx: 8,
      fill: 'none',
      stroke: color,
      'stroke-width': stroke,
    });
  return ring(theme.frameRim, width * 2) + ring(lookOf(last.seat).fill, width);
}

function gainBadges({ gains }: BoardPlan, { letters }: Sizes): string {
  return gains
    .map(({ seat, points, at }) => {
      const look = lookOf(seat);
      const label = `+${points}`;
      const [width, height] = [letters * (0.75 + label.length * 0.56), letters * 1.35];
      const middle = plus(at, point(0, -letters * 1.5));
      return [
        el('rect', {
          x: middle.x - width / 2,
          y: middle.y - height / 2,
          width,
          height,
          rx: height / 2,
          fill: look.fill,
          stroke: '#fffdf6',
          'stroke-width': letters * 0.13,
        }),
        text(middle.x, middle.y + letters * 0.36, label, {
          size: letters,
          fill: look.ink,
          bold: true,
          anchor: 'middle',
        }),
      ].join('');
    })
    .join('');
}

/** Coordinates along the four edges of what is shown, in the same units; `gap` is how far from the cells. */
export function coordinates(
  { west, north, east, south }: Extent,
  theme: Theme,
  size: number,
  gap: number,
): string {
  const columns = Array.from({ length: east - west + 1 }, (_, index) => west + index);
  const rows = Array.from({ length: south - north + 1 }, (_, index) => north + index);
  const style = { size, fill: theme.inkSoft, anchor: 'middle' } as const;
  return [
    ...columns.flatMap((x) => [
      text(x * 100 + 50, north * 100 - gap + size * 0.3, `${x}`, style),
      text(x * 100 + 50, (south + 1) * 100 + gap + size * 0.42, `${x}`, style),
    ]),
    ...rows.flatMap((y) => [
      text(west * 100 - gap, y * 100 + 50 + size * 0.36, `${y}`, style),
      text((east + 1) * 100 + gap, y * 100 + 50 + size * 0.36, `${y}`, style),
    ]),
  ].join('');
}
