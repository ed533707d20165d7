import { COUNTRY_COLUMNS } from './art/landscape.ts';
import { symbols } from './art/symbols.ts';
import { countryArt } from './landscape.ts';
import { CARD } from './preview.ts';
import { el, group } from './svg.ts';
import { text } from './text.ts';
import { THEMES } from './theme.ts';

/** Pixels of a tile, so that a row fills the picture. */
const TILE = CARD.width / COUNTRY_COLUMNS;
const BAND = 150;

/** Draws the preview that chats show for a link to the site, as SVG: a landscape, the site's name and a line of text. */
export function renderSiteCard(name: string, line: string): string {
  const theme = THEMES.light;
  const { width, height } = CARD;
  const top = height - BAND;
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    el('defs', {}, symbols(theme)),
    group({ transform: `scale(${TILE / 100})` }, countryArt(theme)),
    el('rect', { x: 0, y: top, width, height: BAND, fill: theme.page }),
    text(48, top + 66, name, { size: 52, fill: theme.ink, bold: true }),
    text(48, top + 114, line, { size: 28, fill: theme.ink }),
  );
}
