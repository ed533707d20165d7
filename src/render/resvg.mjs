import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);
const fonts = dirname(require.resolve('dejavu-fonts-ttf/package.json'));
// TTF only: other formats draw no text and give no error. Each face costs 7 ms a picture, so only the used ones are loaded.
const fontFiles = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map((name) =>
  join(fonts, 'ttf', `${name}.ttf`),
);
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' };

/** Paints an SVG at a width in pixels. */
export const paint = (svg, width) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render();
