import { pieceArt } from './art/pieces.ts';
import { symbols } from './art/symbols.ts';
import { wholeTile } from './art/tile-art.ts';
import { ownerAt } from './geometry/regions.ts';
import { allTiles, tileGeometry } from './geometry/tiles.ts';
import { lookOf, NEUTRAL } from './seats.ts';
import { el } from './svg.ts';
import { THEMES, type ThemeName } from './theme.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** One tile alone as an SVG document of 100 by 100, turned clockwise; undefined when there is no such tile. */
export function renderTile(id: string, rotation = 0, themeName: ThemeName = 'light'): string | undefined {
  if (!allTiles.has(id)) return undefined;
  const theme = THEMES[themeName];
  const art = wholeTile(tileGeometry(id, rotation), { theme, done: new Set(), marks: 1, key: id });
  return el('svg', { xmlns: NAMESPACE, viewBox: '0 0 100 100' }, el('defs', {}, symbols(theme)), art);
}

/** One piece alone as an SVG document; without a seat it is a neutral one. */
export function renderPiece(kind: string, seat: number | undefined, themeName: ThemeName = 'light'): string {
  const art = pieceArt(THEMES[themeName], kind, seat === undefined ? NEUTRAL : lookOf(seat));
  return el('svg', { xmlns: NAMESPACE, viewBox: '-17 -19 34 34' }, art);
}

/**
 * Where a piece stands on each segment of a tile that lies so, in hundredths of the tile from its north-west corner;
 * undefined when there is no such tile.
 */
export function segmentSpots(id: string, rotation = 0): Record<string, { x: number; y: number }> | undefined {
  return allTiles.has(id) ? Object.fromEntries(tileGeometry(id, rotation).spots) : undefined;
}

/** The segment that is drawn at a point of a tile, in the same measure; undefined where there is none. */
export function segmentAt(id: string, rotation: number, x: number, y: number): string | undefined {
  return allTiles.has(id) ? ownerAt(tileGeometry(id, rotation).regions, { x, y }) : undefined;
}
