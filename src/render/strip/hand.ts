import { wholeTile } from '../art/tile-art.ts';
import { type Point, point } from '../geometry/curve.ts';
import { tileGeometry } from '../geometry/tiles.ts';
import { el } from '../svg.ts';
import { text } from '../text.ts';
import type { Theme } from '../theme.ts';
import type { Setting } from './block.ts';

/** Width of the tile in hand, in units of the font size. */
const HAND_TILE = 4.4;

/** Tiles side by side. */
export interface TileRow {
  readonly tiles: readonly string[];
  /** Width of a tile, in pixels. */
  readonly size: number;
  readonly gap: number;
}

/** The tiles to choose from. */
export interface Hand extends TileRow {
  readonly height: number;
  /** Whether each tile is labelled with its id. */
  readonly isLabelled: boolean;
}

/** Returns the drawn tile or the viewer's hand, as large as the width allows; none for a finished game. */
export function tilesInHand({ view, base }: Setting, width: number): Hand {
  const held = view.hand ?? (view.drawn === null ? [] : [view.drawn]);
  const tiles = view.over ? [] : held;
  const gap = base * 0.7;
  const room = (width + gap) / Math.max(1, tiles.length) - gap;
  const size = Math.min(base * HAND_TILE, room);
  const isLabelled = view.hand !== null;
  const height = tiles.length === 0 ? 0 : size + (isLabelled ? base * 1.1 : 0) + base * 1.3;
  return { tiles, size, gap, height, isLabelled };
}

/** Draws tiles in a row that starts at a point. */
export function rowArt(setting: Setting, row: TileRow, first: Point, isLabelled = false): string {
  const { tiles, size, gap } = row;
  return tiles
    .map((tile, index) => {
      const at = point(first.x + index * (size + gap), first.y);
      return handTile(setting.theme, tile, at, size) + (isLabelled ? tileLabel(setting, tile, at, size) : '');
    })
    .join('');
}

function handTile(theme: Theme, tile: string, at: Point, size: number): string {
  const art = wholeTile(tileGeometry(tile), { theme, done: new Set(), marks: 1, key: tile });
  const box = { x: at.x, y: at.y, width: size, height: size };
  return [
    el('svg', { ...box, viewBox: '0 0 100 100' }, art),
    el('rect', { ...box, fill: 'none', stroke: theme.ink, 'stroke-width': size / 44 }),
  ].join('');
}

function tileLabel({ theme, base }: Setting, tile: string, at: Point, size: number): string {
  const style = { size: base * 0.85, fill: theme.inkSoft, anchor: 'middle' } as const;
  return text(at.x + size / 2, at.y + size + base, tile, style);
}
