// Turns SVG into PNG on a thread of its own. Plain JavaScript: a worker is started without a loader for TypeScript.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

const fonts = createRequire(import.meta.url)
  .resolve('dejavu-fonts-ttf/package.json')
  .replace(/package\.json$/, 'ttf');
// TTF only: other formats draw no text and give no error.
const fontFiles = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'].map(
  (name) => join(fonts, `${name}.ttf`),
);

parentPort?.on('message', ({ id, svg, width }) => {
  try {
    const image = new Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: 'DejaVu Sans' },
    });
    const png = image.render().asPng();
    parentPort?.postMessage({ id, png });
  } catch (error) {
    parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
