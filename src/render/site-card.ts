import { COUNTRY, COUNTRY_COLUMNS, PEOPLE } from './art/landscape.ts';
import { pieceArt } from './art/pieces.ts';
import { symbols } from './art/symbols.ts';
import { wholeTile } from './art/tile-art.ts';
import { tileGeometry } from './geometry/tiles.ts';
import { CARD } from './preview.ts';
import { lookOf } from './seats.ts';
import { el, group } from './svg.ts';
import { text } from './text.ts';
import { THEMES } from './theme.ts';

/** Pixels of a tile, so that a row fills the picture. */
const TILE = CARD.width / COUNTRY_COLUMNS;
const BAND = 150;

/** Draws what chats show with a link to the site: a country, its name and what it is, as SVG. */
export function renderSiteCard(name: string, line: string): string {
  const theme = THEMES.light;
  const { width, height } = CARD;
  const top = height - BAND;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('defs', {}, symbols(theme)),
    group({ transform: `scale(${TILE / 100})` }, ...tiles(), ...people()),
    el('rect', { x: 0, y: top, width, height: BAND, fill: theme.page }),
    text(48, top + 66, name, { size: 52, fill: theme.ink, bold: true }),
    text(48, top + 114, line, { size: 28, fill: theme.ink }),
  );
}

function tiles(): string[] {
  return COUNTRY.map(([tile, rotation], index) => {
    const [x, y] = [(index % COUNTRY_COLUMNS) * 100, Math.floor(index / COUNTRY_COLUMNS) * 100];
    const art = wholeTile(tileGeometry(tile, rotation), {
      theme: THEMES.light,
      done: new Set(),
      marks: 1,
      key: tile,
    });
    return group({ transform: `translate(${x} ${y})` }, art);
  });
}

function people(): string[] {
  return PEOPLE.map(([piece, seat, x, y]) =>
    group({ transform: `translate(${x} ${y}) scale(1.3)` }, pieceArt(THEMES.light, piece, lookOf(seat))),
  );
}
