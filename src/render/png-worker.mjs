// Turns SVG into PNG on a thread of its own. Plain JavaScript: a worker is started without a loader for TypeScript.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

const fonts = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
// TTF only: other formats draw no text and give no error. Each face costs 7 ms a picture, so only those that are used.
const fontFiles = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map((name) =>
  join(fonts, 'ttf', `${name}.ttf`),
);
const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' };

parentPort?.on('message', ({ id, svg, width }) => {
  try {
    const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font });
    parentPort?.postMessage({ id, png: image.render().asPng() });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
