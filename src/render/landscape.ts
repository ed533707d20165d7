import { COUNTRY, COUNTRY_COLUMNS, PEOPLE } from './art/landscape.ts';
import { pieceArt } from './art/pieces.ts';
import { symbols } from './art/symbols.ts';
import { wholeTile } from './art/tile-art.ts';
import { tileGeometry } from './geometry/tiles.ts';
import { lookOf } from './seats.ts';
import { el, group } from './svg.ts';
import type { Theme } from './theme.ts';

/** Draws the country of the front page as SVG, 100 pixels a tile. */
export function renderLandscape(theme: Theme): string {
  const [width, height] = [COUNTRY_COLUMNS * 100, (COUNTRY.length / COUNTRY_COLUMNS) * 100];
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('defs', {}, symbols(theme)),
    countryArt(theme),
  );
}

/** Draws the tiles of the country, 100 each, and the people on them; they refer to the symbols of the theme. */
export const countryArt = (theme: Theme): string => [...tiles(theme), ...people(theme)].join('');

function tiles(theme: Theme): string[] {
  return COUNTRY.map(([tile, rotation], index) => {
    const [x, y] = [(index % COUNTRY_COLUMNS) * 100, Math.floor(index / COUNTRY_COLUMNS) * 100];
    const art = wholeTile(tileGeometry(tile, rotation), { theme, done: new Set(), marks: 1, key: tile });
    return group({ transform: `translate(${x} ${y})` }, art);
  });
}

function people(theme: Theme): string[] {
  return PEOPLE.map(([piece, seat, x, y]) =>
    group({ transform: `translate(${x} ${y}) scale(1.3)` }, pieceArt(theme, piece, lookOf(seat))),
  );
}
