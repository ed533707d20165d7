import type { PositionView, SeatView } from '../engine/index.ts';
import { goodsSign } from './art/buildings.ts';
import { abbeySign, awardArt, markArt, pieceArt } from './art/pieces.ts';
import { wholeTile } from './art/tile-art.ts';
import { point } from './geometry/curve.ts';
import { tileGeometry } from './geometry/tiles.ts';
import { nameOf, type PictureOptions } from './options.ts';
import { type OwnView, ownOf } from './own.ts';
import { el, group, moved } from './svg.ts';
import { fitted, text, widthOf, wrapped } from './text.ts';
import { lookOf, type Theme } from './theme.ts';
import { headline, lastSentence } from './words.ts';

/** A part of the strip: its height, and how it is drawn in a width. */
interface Block {
  readonly height: number;
  readonly draw: (width: number) => string;
}

interface Setting {
  readonly view: PositionView;
  readonly options: PictureOptions;
  readonly theme: Theme;
  readonly own: OwnView;
  /** Size of the letters, in pixels. */
  readonly base: number;
}

/** The strip beside or below the board, made for a width and a number of columns. */
export interface Strip {
  readonly height: number;
  readonly svg: string;
}

/** Whose turn it is and the tile to be placed, then every seat, then what happened last and the bag. */
export function stripArt(
  view: PositionView,
  options: PictureOptions,
  theme: Theme,
  base: number,
  width: number,
  columns: number,
): Strip {
  const setting: Setting = { view, options, theme, own: ownOf(view), base };
  const gap = base * 0.55;
  const column = (width - gap * (columns - 1)) / columns;
  const seats = view.seats.map((seat) => seatBlock(setting, seat, column));
  const above = turnBlock(setting, width);
  const below = newsBlock(setting, width);
  let y = 0;
  const parts: string[] = [];
  const put = (block: Block, x: number, wide: number) =>
    parts.push(group({ transform: moved(point(x, y)) }, block.draw(wide)));
  put(above, 0, width);
  y += above.height + gap;
  for (let first = 0; first < seats.length; first += columns) {
    const row = seats.slice(first, first + columns);
    for (const [index, block] of row.entries()) put(block, index * (column + gap), column);
    y += Math.max(...row.map(({ height }) => height)) + gap;
  }
  put(below, 0, width);
  return { height: y + below.height, svg: parts.join('') };
}

const HAND_TILE = 4.4;

/** Whose decision is awaited, until when, and the tile or tiles in hand. */
function turnBlock({ view, options, theme, base }: Setting, width: number): Block {
  const hand = view.hand ?? (view.drawn === null ? [] : [view.drawn]);
  const seat = options.awaiting?.seat ?? view.turn.seat;
  const look = lookOf(seat);
  const size = base * HAND_TILE;
  const tiles = hand.length * (size + base * 0.7);
  const words = width - tiles - base * 1.8;
  const lines = wrapped(headline(view, options), base * 1.15, words * 0.95, 3);
  const deadline = options.awaiting?.deadline;
  const textHeight = base * (1.6 + lines.length * 1.4 + (deadline === undefined || view.over ? 0 : 1.3));
  const height = Math.max(hand.length > 0 ? size + base * (view.hand === null ? 1.3 : 2.4) : 0, textHeight);
  const draw = () =>
    [
      el('rect', {
        width,
        height,
        rx: base * 0.6,
        fill: theme.panel,
        stroke: view.over ? theme.gold : look.fill,
        'stroke-width': base * 0.17,
      }),
      ...lines.map((line, index) =>
        text(base * 0.9, base * (1.75 + index * 1.4), line, {
          size: base * 1.15,
          fill: theme.ink,
          bold: true,
          narrow: true,
        }),
      ),
      deadline === undefined || view.over
        ? ''
        : text(base * 0.9, base * (1.75 + lines.length * 1.4), fitted(`until ${deadline}`, base, words), {
            size: base,
            fill: theme.accent,
            narrow: true,
          }),
      ...hand.map((tile, index) =>
        handTile(
          theme,
          tile,
          point(width - tiles + index * (size + base * 0.7), base * 0.65),
          size,
          view.hand === null ? undefined : tile,
          base,
        ),
      ),
    ].join('');
  return { height, draw };
}

function handTile(
  theme: Theme,
  tile: string,
  at: { x: number; y: number },
  size: number,
  label: string | undefined,
  base: number,
): string {
  const art = wholeTile(tileGeometry(tile), { theme, done: new Set(), key: tile });
  return [
    el('svg', { x: at.x, y: at.y, width: size, height: size, viewBox: '0 0 100 100' }, art),
    el('rect', {
      ...at,
      width: size,
      height: size,
      fill: 'none',
      stroke: theme.ink,
      'stroke-width': base * 0.1,
    }),
    label === undefined
      ? ''
      : text(at.x + size / 2, at.y + size + base, label, {
          size: base * 0.85,
          fill: theme.inkSoft,
          narrow: true,
          anchor: 'middle',
        }),
  ].join('');
}

/** A seat: its sign, name and score, what is left in its supply, and what expansions gave it. */
function seatBlock(setting: Setting, seat: SeatView, width: number): Block {
  const { theme, base, own, options, view } = setting;
  const look = lookOf(seat.seat);
  const pieces = icons(setting, seat);
  const perRow = Math.max(1, Math.floor((width - base * 0.6) / (base * 2.15)));
  const rows = Math.ceil(pieces.length / perRow);
  const height = base * (2.45 + rows * 1.9);
  const asked = !view.over && (options.awaiting?.seat ?? view.turn.seat) === seat.seat;
  const score = `${seat.score}`;
  const scoreWidth = widthOf(score, base * 1.5, true);
  const draw = () =>
    [
      el('rect', {
        width,
        height,
        rx: base * 0.5,
        fill: theme.panel,
        stroke: asked ? look.fill : theme.panelLine,
        'stroke-width': base * (asked ? 0.17 : 0.08),
        'fill-opacity': seat.left ? '.55' : undefined,
      }),
      el('path', {
        d: `M${base * 0.5} 0H${base * 2.3}V${base * 2.15}H0V${base * 0.5}Q0 0 ${base * 0.5} 0Z`,
        fill: look.fill,
      }),
      group({ transform: moved(point(base * 1.15, base * 1.07), base / 5.6) }, markArt(look.mark, look.ink)),
      text(
        base * 2.75,
        base * 1.48,
        fitted(nameOf(options.players, seat.seat), base * 1.05, width - base * 3.4 - scoreWidth, true),
        { size: base * 1.05, fill: theme.ink, bold: true, narrow: true },
      ),
      text(width - base * 0.5, base * 1.62, score, {
        size: base * 1.5,
        fill: theme.ink,
        bold: true,
        narrow: true,
        anchor: 'end',
      }),
      ...pieces.map(({ svg, count }, index) => {
        const x = base * 0.35 + (index % perRow) * base * 2.15;
        const y = base * 2.25 + Math.floor(index / perRow) * base * 1.9;
        return [
          group({ transform: moved(point(x + base * 0.72, y + base * 0.95), base / 17.5) }, svg),
          count === undefined
            ? ''
            : text(x + base * 1.42, y + base * 1.32, `${count}`, {
                size: base * 0.9,
                fill: theme.ink,
                narrow: true,
              }),
        ].join('');
      }),
    ].join('');
  void own;
  return { height, draw };
}

interface Icon {
  readonly svg: string;
  readonly count: number | undefined;
}

function icons({ theme, own }: Setting, { seat, pieces }: SeatView): Icon[] {
  const look = lookOf(seat);
  const supply = Object.entries(pieces)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({
      svg: pieceArt(theme, kind, look),
      count: kind === 'meeple' ? count : undefined,
    }));
  const goods = Object.entries(own.goods?.[seat] ?? {})
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ svg: group({ transform: 'scale(1.5)' }, goodsSign(theme, kind)), count }));
  const abbeys = (own.abbeys?.[seat] ?? 0) > 0 ? [{ svg: abbeySign(theme), count: undefined }] : [];
  const awards = (['king', 'robber'] as const)
    .filter((figure) => own[figure] === seat)
    .map((figure) => ({ svg: awardArt(theme, figure), count: undefined }));
  return [...supply, ...abbeys, ...goods, ...awards];
}

/** What happened last, and how many tiles are left. */
function newsBlock({ view, options, theme, base }: Setting, width: number): Block {
  const told = lastSentence(options);
  const bag = view.over
    ? 'No tile is left to play.'
    : `${view.bag.left} ${view.bag.left === 1 ? 'tile' : 'tiles'} in the bag`;
  const aside = view.bag.aside.length > 0 ? `, ${view.bag.aside.length} set aside` : '';
  const lines = told === '' ? [] : wrapped(told, base * 0.95, width - base * 0.6, 4);
  const draw = () =>
    [
      ...lines.map((line, index) =>
        text(base * 0.3, base * (1.05 + index * 1.3), line, {
          size: base * 0.95,
          fill: theme.ink,
          narrow: true,
        }),
      ),
      text(base * 0.3, base * (1.15 + lines.length * 1.3), `${bag}${aside}`, {
        size: base * 0.95,
        fill: theme.inkSoft,
        narrow: true,
      }),
    ].join('');
  return { height: base * (1.5 + lines.length * 1.3), draw };
}
