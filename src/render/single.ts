import { symbols } from './art/symbols.ts';
import { wholeTile } from './art/tile-art.ts';
import { allTiles, tileGeometry } from './geometry/tiles.ts';
import { el } from './svg.ts';
import { THEMES, type ThemeName } from './theme.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Draws one tile as an SVG document of 100 by 100, turned clockwise; undefined when there is no such tile. */
export function renderTile(id: string, rotation = 0, themeName: ThemeName = 'light'): string | undefined {
  if (!allTiles.has(id)) return undefined;
  const theme = THEMES[themeName];
  const art = wholeTile(tileGeometry(id, rotation), { theme, done: new Set(), marks: 1, key: id });
  return el('svg', { xmlns: NAMESPACE, viewBox: '0 0 100 100' }, el('defs', {}, symbols(theme)), art);
}
