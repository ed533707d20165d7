import { printedTiles } from '../engine/index.ts';
import { symbols } from './art/symbols.ts';
import { wholeTile } from './art/tile-art.ts';
import { tileGeometry } from './geometry/tiles.ts';
import { el } from './svg.ts';
import { text } from './text.ts';
import { THEMES, type ThemeName } from './theme.ts';

const COLUMNS = 13;
const [WIDE, HIGH, MARGIN] = [116, 128, 12];
/** Pixels of a unit. */
const SCALE = 1.5;

/** Draws one sheet with every tile of the catalogue as printed, each with its id. */
export function tileSheet(themeName: ThemeName): { svg: string; width: number; height: number } {
  const theme = THEMES[themeName];
  const [width, height] = [COLUMNS * WIDE + MARGIN, Math.ceil(printedTiles.size / COLUMNS) * HIGH + MARGIN];
  const tiles = [...printedTiles.keys()].map((id, index) => {
    const [x, y] = [MARGIN + (index % COLUMNS) * WIDE, MARGIN + Math.floor(index / COLUMNS) * HIGH];
    const art = wholeTile(tileGeometry(id), { theme, done: new Set(), marks: 1, key: id });
    return [
      el('svg', { x, y, width: 100, height: 100, viewBox: '0 0 100 100' }, art),
      text(x + 50, y + 112, id, { size: 9.5, fill: theme.ink, anchor: 'middle' }),
    ].join('');
  });
  const size = { width: width * SCALE, height: height * SCALE };
  const root = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...size };
  const page = el('rect', { width, height, fill: theme.page });
  return { svg: el('svg', root, el('defs', {}, symbols(theme)), page, ...tiles), ...size };
}

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Draws one tile as an SVG document of 100 by 100, turned clockwise; undefined if there is no such tile. */
export function renderTile(id: string, rotation = 0, themeName: ThemeName = 'light'): string | undefined {
  if (!printedTiles.has(id)) return undefined;
  const theme = THEMES[themeName];
  const art = wholeTile(tileGeometry(id, rotation), { theme, done: new Set(), marks: 1, key: id });
  return el('svg', { xmlns: NAMESPACE, viewBox: '0 0 100 100' }, el('defs', {}, symbols(theme)), art);
}
